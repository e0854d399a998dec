interface Heard {
  readonly id: string;
  readonly row?: object | null;
}

interface ListenerOptions {
  readonly url: string;
  /** Of the stream, with the sheet that it follows. */
  readonly path: string;
  /** Of what it has on its screen. */
  readonly reads: string;
  /** Of whoever listens; nobody's by default. */
  readonly cookie?: string;
  /** Told of each row that came. */
  readonly onRow?: (row: object) => void;
  /** Told that something has changed which has to be asked for. */
  readonly onStale?: () => void;
}

/** One more event stream, which counts what it hears, and may keep up as a browser does that has the thing on its screen. */
export class Listener {
  readonly #options: ListenerOptions;
  readonly #stream: AbortController;
  readonly #rows = new Map<string, object>();
  #asking: Promise<unknown> = Promise.resolve();
  count = 0;
  requests = 0;
  keepsUp = false;

  private constructor(options: ListenerOptions, stream: AbortController) {
    this.#options = options;
    this.#stream = stream;
  }

  static async open(options: ListenerOptions): Promise<Listener> {
    const stream = new AbortController();
    const listener = new Listener(options, stream);
    const { body } = await fetch(`${options.url}${options.path}`, {
      signal: stream.signal,
      headers: { cookie: options.cookie ?? "" },
    });
    void listener.#read(body).catch(() => {});
    return listener;
  }

  async #read(body: ReadableStream<Uint8Array> | null): Promise<void> {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of body ?? []) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data: ")) this.#hear(line.slice("data: ".length));
    }
  }

  #hear(data: string): void {
    this.count++;
    const { onRow, onStale } = this.#options;
    if (!this.keepsUp && !onRow && !onStale) return;
    const { id, row } = JSON.parse(data) as Heard;
    if (row) onRow?.(row);
    if (row === undefined) onStale?.();
    if (!this.keepsUp) return;
    if (row) this.#rows.set(id, row);
    else if (row === null) this.#rows.delete(id);
    else {
      this.requests++;
      this.#asking = fetch(`${this.#options.url}${this.#options.reads}`).then((answer) => answer.arrayBuffer());
    }
  }

  async close(): Promise<void> {
    await this.#asking;
    this.#stream.abort();
  }
}
