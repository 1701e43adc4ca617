// A stream of what is new at some tables. It comes back by itself, also after an answer that a browser would give up at.

const AGAIN = 5000;

export class Stream {
  constructor(heard) {
    this.heard = heard;
    this.source = null;
    this.timer = 0;
  }

  open(tables) {
    this.close();
    if (!tables.length) return;
    this.source = new EventSource(`/t/${tables.join(',')}/stream`);
    this.source.onmessage = (message) => this.heard(JSON.parse(message.data));
    this.source.onerror = () => {
      if (this.source.readyState === EventSource.CLOSED) this.timer = setTimeout(() => this.open(tables), AGAIN);
    };
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }
}
