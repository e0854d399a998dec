import { Pool, type PoolClient, type PoolConfig } from "pg";
import { DatabaseAway } from "./database-trouble.ts";
import { hangUp } from "./hang-up.ts";

type Taken = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * Connections that may be lost at any moment, in the middle of a transaction too. While the database is away nobody waits
 * for one, and one that is lost goes back to the pool by itself: who had it may have stopped before giving it back.
 */
export class GuardedPool extends Pool {
  readonly #isAway: () => boolean;
  readonly #connected = new Set<PoolClient>();
  readonly #waiting = new Set<(reason: Error) => void>();

  constructor(config: PoolConfig, isAway: () => boolean) {
    super(config);
    this.#isAway = isAway;
    this.on("connect", (client) => {
      // Nobody hears the errors of a connection in use: its queries fail, and it is given back when it ends.
      client.on("error", () => {});
      this.#connected.add(client);
    });
    this.on("remove", (client) => this.#connected.delete(client));
  }

  override connect(): Promise<PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<PoolClient> | undefined {
    if (!taken) {
      return new Promise((resolve, reject) => {
        this.#take((error, client) => (client ? resolve(client) : reject(error)));
      });
    }
    this.#take(taken);
    return undefined;
  }

  /** Ends every connection and every wait for one: the database does not answer. */
  dropAll(): void {
    for (const refuse of [...this.#waiting]) refuse(new DatabaseAway());
    for (const client of this.#connected) hangUp(client);
  }

  #take(taken: Taken): void {
    const refuse = (reason: Error) => {
      this.#waiting.delete(refuse);
      taken(reason, undefined, () => {});
    };
    if (this.#isAway()) {
      process.nextTick(refuse, new DatabaseAway());
      return;
    }
    this.#waiting.add(refuse);
    super.connect((error, client, done) => {
      const isLate = !this.#waiting.delete(refuse);
      if (isLate) client?.release(true);
      else if (client) taken(undefined, givenBackOnce(client), done);
      else taken(new DatabaseAway(error), undefined, done);
    });
  }
}

/** A client that returns to its pool when it is lost, unless whoever has it gave it back before. */
function givenBackOnce(client: PoolClient): PoolClient {
  const release = client.release;
  let isOut = true;
  const giveBack = (reason?: Error | boolean) => {
    if (!isOut) return;
    isOut = false;
    client.off("end", lost);
    release(reason);
  };
  const lost = () => giveBack(true);
  client.release = giveBack;
  client.once("end", lost);
  return client;
}
