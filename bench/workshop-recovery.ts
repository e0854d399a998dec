/**
 * Twelve real browsers in a workshop, and how soon all are back after something broke while they were writing: their network, which was
 * gone for ten seconds, and the server, which was killed. On the embedded database it is started again, and the time counts from when
 * it listens; on PostgreSQL a second server stands behind the same address, and the time counts from the blow. Back is who sees the step
 * to which the trainer led meanwhile; and what was written meanwhile is back when the trainer has it.
 */
import { connect, createServer, type Socket } from "node:net";
import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { type RunningServer, startServer } from "@wellput/e2e/server";
import { onBothDatabases } from "./both-databases.ts";
import { withInstallation } from "./installation.ts";
import { comeIn, openWorkshop, print, withBrowser } from "./workshop-room.ts";

const PEOPLE = 12;
const AWAY_MS = 10_000;
const TARGET_S = 5;
const LOOK_MS = 50;
const PROMPTS = ["What would you say?", "What helps?", "What comes next?"];

/** One address for all servers that live, as a balancer has it; on 127.0.0.1. */
async function openBalancer(ports: readonly number[]) {
  const join = (from: Socket, [port, ...others]: readonly number[]) => {
    if (port === undefined) return from.destroy();
    const to = connect(port, "127.0.0.1");
    const next = () => join(from, others);
    to.once("error", next);
    to.once("connect", () => {
      to.off("error", next);
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        one.on("error", () => other.destroy());
        one.on("close", () => other.destroy());
      }
      from.pipe(to).pipe(from);
    });
  };
  const balancer = createServer((from) => void join(from, ports));
  await new Promise<void>((resolve) => balancer.listen(0, "127.0.0.1", resolve));
  const address = balancer.address();
  if (address === null || typeof address === "string") throw new Error("a balancer without a port");
  return { url: `http://localhost:${address.port}`, close: () => balancer.close() };
}

const portOf = ({ url }: Pick<RunningServer, "url">) => Number(new URL(url).port);

/** How a server is killed so that another one answers at the same address; gives the time from which on one does. */
type Blow = () => Promise<number>;

async function room(server: RunningServer, url: string, blow: Blow): Promise<void> {
  const steps = PROMPTS.map((prompt) => ({ kind: "question", prompt }));
  const { code, go, readAll } = await openWorkshop({ ...server, url }, steps);
  await withBrowser(async (browser) => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => comeIn(browser, `${url}/join/${code}`)));
    await go(0);
    await seeAll(people, 0);

    const setOffline = (isOffline: boolean) => Promise.all(people.map((page) => page.context().setOffline(isOffline)));
    await setOffline(true);
    await writeAll(people, "away");
    await go(1);
    await setTimeout(AWAY_MS);
    await setOffline(false);
    const gone = `the network was gone for ${AWAY_MS / 1000} s`;
    await timeReturn(gone, performance.now(), { people, step: 1, word: "away", readAll });

    const [since] = await Promise.all([blow(), writeAll(people, "killed")]);
    await go(2);
    await timeReturn("a server was killed", since, { people, step: 2, word: "killed", readAll });
    console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  });
}

/** Puts into each box at once what its page is the only one to write: it is sent half a second later, if there is a server. */
const writeAll = (people: readonly Page[], word: string) =>
  Promise.all(people.map((page, at) => page.getByRole("textbox", { name: "Your answer" }).fill(`${word}-${at}.`)));

const seeAll = (people: readonly Page[], step: number) =>
  Promise.all(people.map((page) => page.getByText(PROMPTS[step] ?? "", { exact: true }).waitFor()));

interface Return {
  readonly people: readonly Page[];
  /** To which the trainer has led. */
  readonly step: number;
  /** With which each has written something. */
  readonly word: string;
  readonly readAll: () => Promise<string>;
}

async function timeReturn(what: string, since: number, { people, step, word, readAll }: Return): Promise<void> {
  const arrive = async () => {
    for (;;) {
      const text = await readAll().catch(() => "");
      if (people.every((_page, at) => text.includes(`${word}-${at}.`))) return performance.now();
      await setTimeout(LOOK_MS);
    }
  };
  const [arrivedAt, seenAt] = await Promise.all([arrive(), seeAll(people, step).then(() => performance.now())]);
  print(`${what}: all ${PEOPLE} at the step that stands after`, (seenAt - since) / 1000, TARGET_S, "s");
  print(`${what}: all that was written with the trainer after`, (arrivedAt - since) / 1000, TARGET_S, "s");
}

/** The same server again, on its port. */
const restart =
  (server: RunningServer, dataDir: string, again: (other: RunningServer) => void): Blow =>
  async () => {
    await server.kill();
    again(await startServer(dataDir, { PORT: `${portOf(server)}` }));
    return performance.now();
  };

await onBothDatabases((env) =>
  withInstallation(async (server, dataDir) => {
    const others: RunningServer[] = [];
    if (env.DATABASE_URL === undefined) {
      await room(
        server,
        server.url,
        restart(server, dataDir, (other) => others.push(other)),
      );
    } else {
      const other = await startServer(dataDir, env);
      others.push(other);
      const balancer = await openBalancer([portOf(server), portOf(other)]);
      // The later start has made a new link for the first admin.
      await room({ ...server, adminLink: other.adminLink }, balancer.url, async () => {
        const since = performance.now();
        await server.kill();
        return since;
      });
      balancer.close();
    }
    await Promise.all(others.map((one) => one.stop()));
  }, env),
);
