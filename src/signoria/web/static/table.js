// The table: what the server drew, brought to life. No rules here: a click presses a button that the server made.

import './about.js';
import './choose.js';
import './guard.js';
import './panes.js';
import { listen } from './news.js';
import { app, heard, settle, table } from './page.js';

settle();
if (!app.dataset.lesson) listen(table, heard);
app.ariaBusy = 'false';
