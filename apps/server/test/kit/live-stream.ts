/** What a stream of live events says, as a browser reads it. */
export class LiveStream {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #decoder = new TextDecoder();
  #heard = "";
  /** Whether it ended whole, as the server's own word: a browser comes back then, and reads afresh. */
  readonly ended: Promise<boolean>;

  private constructor(reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.#reader = reader;
    this.ended = this.#read();
  }

  /** The query says what else somebody hears of: a room, a sheet. */
  static async open(url: string, cookie: string, query = ""): Promise<LiveStream> {
    const { status, body } = await fetch(`${url}/api/live${query}`, { headers: { cookie } });
    if (status !== 200 || !body) throw new Error(`there is no live stream, but ${status}`);
    return new LiveStream(body.getReader());
  }

  get heard(): string {
    return this.#heard;
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }

  async #read(): Promise<boolean> {
    try {
      for (;;) {
        const { done, value } = await this.#reader.read();
        if (done) return true;
        this.#heard += this.#decoder.decode(value, { stream: true });
      }
    } catch {
      return false;
    }
  }
}

/** What an event stream tells, up to the event about this id. */
export async function readUntil(stream: Response, id: string): Promise<string> {
  const reader = stream.body?.getReader();
  let told = "";
  while (reader && !told.includes(id)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the stream ended before ${id}`);
    told += new TextDecoder().decode(value);
  }
  await reader?.cancel();
  return told;
}
