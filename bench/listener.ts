/** One more event stream, which counts what it hears and may ask for the list again. */
export class Listener {
  readonly #url: string;
  readonly #stream: AbortController;
  #asking: Promise<unknown> = Promise.resolve();
  count = 0;
  asksAgain = false;

  private constructor(url: string, stream: AbortController) {
    this.#url = url;
    this.#stream = stream;
  }

  static async open(url: string): Promise<Listener> {
    const stream = new AbortController();
    const listener = new Listener(url, stream);
    const { body } = await fetch(`${url}/api/live`, { signal: stream.signal });
    void listener.#read(body).catch(() => {});
    return listener;
  }

  async #read(body: ReadableStream<Uint8Array> | null): Promise<void> {
    for await (const chunk of body ?? []) {
      if (!Buffer.from(chunk).includes("data:")) continue;
      this.count++;
      if (this.asksAgain) this.#asking = fetch(`${this.#url}/api/scenarios`).then((answer) => answer.arrayBuffer());
    }
  }

  async close(): Promise<void> {
    await this.#asking;
    this.#stream.abort();
  }
}
