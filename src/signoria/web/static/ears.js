// The ears of all tabs of a browser (a shared worker): one stream for all. A browser has six connections to a server
// and a stream holds one of them as long as it lasts, so that the seventh tab would wait for ever.

import { Stream } from './stream.js';

const SILENT = 200_000; // milliseconds; a tab in the background may speak only once a minute
const MOST = 50; // tables that the server tells of in one stream
const tabs = new Map(); // by port: the table of the tab, and when it last said that it is there

const stream = new Stream((news) => {
  for (const [port, tab] of tabs) if (tab.table === news.table) port.postMessage(news);
});

let soon = 0;
function openAnew() {
  clearTimeout(soon);
  const tables = () => [...new Set([...tabs.values()].map((tab) => tab.table))];
  soon = setTimeout(() => stream.open(tables().slice(-MOST)), 20);
}

function leave(port) {
  if (tabs.delete(port)) openAnew();
}

self.onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data: table }) => {
    if (table === null) return leave(port);
    const known = tabs.has(port);
    tabs.set(port, { table, at: Date.now() });
    // Who is new may be somebody else by now, with a seat: the server is told, and tells how the table stands.
    if (!known) openAnew();
    port.postMessage(null);
  };
};

setInterval(() => {
  for (const [port, tab] of tabs) if (Date.now() - tab.at > SILENT) leave(port);
}, 20_000);
