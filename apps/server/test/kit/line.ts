import { connect, createServer, type Server, type Socket } from "node:net";

/** A line to another server that can fall silent: connections stay open, new ones are taken, and nothing goes through. */
export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isSilent = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(port: number): Promise<Line & { port: number }> {
    const server = createServer();
    const line = new Line(server);
    server.on("connection", (near) => line.#join(near, connect(port, "127.0.0.1")));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    return Object.assign(line, { port: typeof address === "object" && address ? address.port : 0 });
  }

  /** Holds everything back, or lets it go on. */
  set isSilent(isSilent: boolean) {
    this.#isSilent = isSilent;
    for (const socket of this.#sockets) this.#follow(socket);
  }

  close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on("data", (bytes) => void to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      this.#follow(from);
    }
  }

  #follow(socket: Socket): void {
    if (this.#isSilent) socket.pause();
    else socket.resume();
  }
}
