import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came over the wire. */
  readonly raw: string;
}

/** A real SMTP server on a free port that keeps what it is given. */
export class PostOffice {
  readonly letters: Letter[] = [];
  readonly #server: SMTPServer;
  /** Refuses whatever comes while it is set. */
  isClosed = false;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: (_address, _session, done) => done(this.isClosed ? new Error("closed today") : null),
      onData: (stream, session, done) => {
        let raw = "";
        stream.on("data", (chunk: Buffer) => {
          raw += chunk;
        });
        stream.on("end", () => {
          const { mailFrom, rcptTo } = session.envelope;
          this.letters.push({ from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address), raw });
          done();
        });
      },
    });
  }

  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    await new Promise<void>((resolve) => office.#server.listen(0, "127.0.0.1", resolve));
    return office;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
