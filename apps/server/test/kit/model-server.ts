import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the language model got it. */
export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

type Behave = (asked: Asked, response: ServerResponse) => void;

/** A real HTTP server that speaks the protocol of chat completions, well or badly, as a test wishes. */
export class ModelServer {
  readonly asked: Asked[] = [];
  readonly url: string;
  behave: Behave = (_asked, response) => void response.end();
  readonly #close: () => Promise<void>;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.#close = close;
  }

  static async open(): Promise<ModelServer> {
    const http = createServer();
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    const { port } = http.address() as AddressInfo;
    const model = new ModelServer(`http://127.0.0.1:${port}/v1`, async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    });
    http.on("request", (request, response) => void model.#hear(request, response));
    return model;
  }

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const asked = { path: request.url ?? "", authorization: request.headers.authorization, body: JSON.parse(text) };
    this.asked.push(asked);
    this.behave(asked, response);
  }

  /** Says this as a chat completion. */
  say(content: unknown): void {
    const text = typeof content === "string" ? content : JSON.stringify(content);
    this.behave = (_asked, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ id: "x", choices: [{ index: 0, message: { role: "assistant", content: text } }] }));
    };
  }

  close = (): Promise<void> => this.#close();
}
