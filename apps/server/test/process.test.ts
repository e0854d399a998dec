import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Session, SessionDocument } from "@wellput/contract";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { LiveStream } from "./kit/live-stream.ts";
import { ownSettings, ServerProcess } from "./kit/server-process.ts";
import { SheetPage } from "./kit/sheet-page.ts";

/** What the tests leave behind, taken away once their servers have ended. */
const removals: (() => void)[] = [];
const running: ServerProcess[] = [];
afterAll(async () => {
  for (const server of running) server.kill("SIGKILL");
  await Promise.all(running.map((server) => server.ended()));
  for (const remove of removals) remove();
});

async function own(database: "prepared" | "empty"): Promise<Record<string, string>> {
  const made = await ownSettings(database);
  removals.push(made.remove);
  return made.settings;
}

async function start(settings: Record<string, string>) {
  const server = await ServerProcess.start(settings);
  running.push(server);
  return Object.assign(server, { settings });
}

/** One that several tests ask in turn; the last of them ends it. */
let lasting: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  lasting = await start({ ...(await own("prepared")), LOG_LEVEL: "debug" });
}, 240_000);

const json = (body: unknown, cookie = "") => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", cookie },
});
async function signUp({ url, joiningCode }: { url: string; joiningCode: string }): Promise<string> {
  const body = { email: `${randomUUID()}@example.org`, password: "correct horse", terms: true, joiningCode };
  const response = await fetch(`${url}/api/accounts`, json(body));
  expect(response.status).toBe(201);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

test("AUTH-16 the secret is kept where only the server's user reads it.", { timeout: 240_000 }, async () => {
  const file = join(lasting.settings.DATA_DIR ?? "", "auth-secret");
  if (inject("postgresUrl")) {
    expect(() => statSync(file)).toThrow();
    return;
  }
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8").trim()).toMatch(/^[\w-]{43}$/);
});

test("ENG-05 who goes away while a long message is analysed stops the work.", { timeout: 240_000 }, async () => {
  const leaving = new AbortController();
  const body = new URLSearchParams({ data: "You never listen to me. ".repeat(4000) });
  const asked = fetch(`${lasting.url}/prod/user_input`, { method: "PUT", body, signal: leaving.signal });
  const said = (text: string) => expect.poll(() => lasting.stderr, { timeout: 60_000 }).toContain(text);
  await said("an analysis begins");
  leaving.abort();
  await expect(asked).rejects.toThrow("aborted");
  await said("the client went away");
  const next = new URLSearchParams({ data: "Hello." });
  expect((await fetch(`${lasting.url}/prod/user_input`, { method: "PUT", body: next })).status).toBe(200);
});

test("DATA-04 a second server on the same folder is refused with what to do; two on PostgreSQL agree.", {
  timeout: 240_000,
}, async () => {
  if (inject("postgresUrl")) {
    const second = await start(lasting.settings);
    const cookie = await signUp(lasting);
    expect(await (await fetch(`${second.url}/api/session`, { headers: { cookie } })).json()).not.toEqual({ me: null });
    return;
  }
  const second = new ServerProcess(lasting.settings);
  expect(await second.ended()).toBe(1);
  expect(second.stderr).toContain(
    `The data folder ${lasting.settings.DATA_DIR} is in use by another Wellput (process `,
  );
  expect(second.stderr).toContain("Stop that one first, or start this one with another DATA_DIR");
  expect((await fetch(`${lasting.url}/healthz`)).status).toBe(200);
});

test("a port that is taken is said plainly.", { timeout: 240_000 }, async () => {
  const second = new ServerProcess({ ...(await own("prepared")), PORT: new URL(lasting.url).port });
  expect(await second.ended()).toBe(1);
  expect(second.stderr).toContain(`Port ${new URL(lasting.url).port} is taken.`);
});

test("DATA-04 SIGTERM ends the server at once, open event streams included.", { timeout: 240_000 }, async () => {
  const stream = await fetch(`${lasting.url}/api/live`);
  const reader = stream.body?.getReader();
  await reader?.read();
  const asked = performance.now();
  lasting.kill("SIGTERM");
  expect(await reader?.read()).toMatchObject({ done: true });
  expect(await lasting.ended()).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
});

test("DATA-04 what was saved survives kill -9 straight after the answer.", { timeout: 240_000 }, async () => {
  const settings = await own("prepared");
  const first = await start(settings);
  const cookie = await signUp(first);
  const scenario = { id: randomUUID(), title: "Saved just now" };
  const saved = await fetch(`${first.url}/api/scenarios`, json(scenario, cookie));
  first.kill("SIGKILL");
  expect(saved.status).toBe(201);
  await first.ended();

  const again = await start(settings);
  expect(again.joiningCode).toBe(first.joiningCode);
  const found = await fetch(`${again.url}/api/scenarios/${scenario.id}`, { headers: { cookie } });
  expect(await found.json()).toMatchObject({ title: "Saved just now", mine: true });
  const { me } = (await (await fetch(`${again.url}/api/session`, { headers: { cookie } })).json()) as Session;
  expect(me?.group).toBe("GENERAL");
});

test("a newcomer is told the address, a joining code and the admin link, once there is none.", {
  timeout: 240_000,
}, async () => {
  const empty = await own("empty");
  const server = await start({ ...empty, JOINING_CODE: "HELLO" });
  expect(server.stdout.trim().split("\n")).toEqual([
    `Wellput is at ${server.url}`,
    "Joining code: HELLO",
    expect.stringMatching(
      /^Make the first account, the admin's \(works once\): http:\/\/localhost:\d+\/becomeadmin\?token=[\w-]{32}&code=HELLO$/,
    ),
  ]);
  const token = /token=([\w-]+)/.exec(server.stdout)?.[1];
  const cookie = await signUp(server);
  const claimed = await fetch(`${server.url}/api/me/admin`, json({ token }, cookie));
  expect(await claimed.json()).toMatchObject({ admin: true });
  expect(await (await fetch(`${server.url}/meta.json`)).json()).toMatchObject({ version: "0.1.5" });
  server.kill("SIGINT");
  expect(await server.ended()).toBe(0);
  expect(server.stderr).not.toContain(token);
  expect((await start(empty)).stdout).not.toContain("becomeadmin");
});

test("a setting that cannot be used is named, with exit code 2.", async () => {
  const server = new ServerProcess({ PORT: "many", LINKS: "{", DATABASE_URL: "mysql://x" });
  expect(await server.ended()).toBe(2);
  expect(server.stderr).toMatch(
    /^These settings cannot be used:\n {2}PORT: .+\n {2}DATABASE_URL: .+\n {2}LINKS: must be JSON\n$/,
  );
});

if (inject("postgresUrl")) {
  test("SCEN-09 WORK-04 of two servers on one PostgreSQL, each tells within a second what was written at the other.", {
    timeout: 240_000,
  }, async () => {
    const settings = await own("prepared");
    const [one, other] = [await start(settings), await start(settings)];
    const path = `/api/groups/general/${randomUUID()}/scenario1`;
    const opened = (await (await fetch(one.url + path, { method: "PUT" })).json()) as SessionDocument;
    const reader = (await fetch(`${other.url}/api/live?sheet=${opened.id}`)).body?.getReader();
    const decoder = new TextDecoder();
    let heard = "";
    const until = async (text: string) => {
      const late = setTimeout(() => reader?.cancel(), 60_000);
      while (!heard.includes(text)) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`the stream ended or was silent for a minute before ${text}, and said: ${heard}`);
        heard += decoder.decode(value);
      }
      clearTimeout(late);
    };
    await until('"people":{"count":1,');
    const change = new SheetPage().write("request", "Could we?");
    const body = JSON.stringify(change);
    const began = performance.now();
    await fetch(one.url + path, { method: "PATCH", body });
    await until(`"row":{"id":"${opened.id}","updates":["${change.update}"]`);
    const seen = (await (await fetch(other.url + path)).json()) as SessionDocument;
    expect(new SheetPage().take(seen).textOf("request")).toBe("Could we?");
    expect(performance.now() - began).toBeLessThan(1000);

    // Who is there is one list over both, whether somebody leaves or their server dies, even before it has told who left.
    const enter = async () => {
      const stream = await LiveStream.open(one.url, "", `?sheet=${opened.id}`);
      await until('"people":{"count":2,');
      heard = "";
      return stream;
    };
    await (await enter()).close();
    await until('"people":{"count":1,');
    const leaving = await enter();
    // One of them is killed while somebody types: every letter that it acknowledged is at the other.
    const page = new SheetPage();
    let [acknowledged, isKilled] = [0, false];
    const typing = (async () => {
      while (!isKilled) {
        const body = JSON.stringify(page.write("answer", "a"));
        const send = () => fetch(one.url + path, { method: "PATCH", body }).catch(() => null);
        let answer = await send();
        // The first may meet a connection that was just closed for having rested: it is sent again, as a page does.
        while (!answer && !isKilled) answer = await send();
        if (!answer) return;
        expect(answer.ok, `answered ${answer.status}`).toBe(true);
        acknowledged++;
      }
    })();
    const enough = (async () => {
      while (acknowledged < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    })();
    await Promise.race([typing, enough]);
    await leaving.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    isKilled = true;
    one.kill("SIGKILL");
    await typing;
    const left = new SheetPage().take((await (await fetch(other.url + path)).json()) as SessionDocument);
    expect(left.textOf("answer").length).toBeGreaterThanOrEqual(acknowledged);
    await until('"people":{"count":1,');
    await reader?.cancel();
  });
}
