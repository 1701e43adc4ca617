"""Effects of tiles and spaces: `nodes` reads them from the data, `ops` carries them out (T-10.8)."""
