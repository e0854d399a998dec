import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runCommand } from "./kit/run-command.ts";
import { ownSettings, ServerProcess } from "./kit/server-process.ts";

const EMAIL = "ada@example.org";

let settings: Record<string, string>;
let remove: () => void;
beforeAll(async () => {
  ({ settings, remove } = await ownSettings("prepared"));
});
afterAll(() => remove());

const admin = (...args: string[]) => runCommand("admin", args, settings);

test("ADM-01 the operator grants and revokes by e-mail at the machine; the last admin stays.", {
  timeout: 240_000,
}, async () => {
  const server = await ServerProcess.start(settings);
  const body = { email: EMAIL, password: "correct horse", terms: true, joiningCode: server.joiningCode };
  const headers = { "content-type": "application/json" };
  const signedUp = await fetch(`${server.url}/api/accounts`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(signedUp.status).toBe(201);
  const whileRunning = await admin("grant", EMAIL);
  if (inject("postgresUrl")) expect(whileRunning).toEqual({ code: 0, out: `${EMAIL} is an admin now.\n`, err: "" });
  else {
    expect(whileRunning).toMatchObject({ code: 1, out: "" });
    expect(whileRunning.err).toContain("is in use by another Wellput");
  }
  server.kill("SIGTERM");
  await server.ended();
  expect((await admin("grant", EMAIL.toUpperCase())).out).toMatch(/^ada@example\.org is an admin (now|already)\.\n$/);
  expect(await admin("revoke", EMAIL)).toEqual({
    code: 1,
    out: "",
    err: "This is the last admin. Make somebody else an admin first.\n",
  });
  expect(await admin("grant", "nobody@example.org")).toEqual({
    code: 1,
    out: "",
    err: "No account has this e-mail. It must sign up first.\n",
  });
});

test("ADM-01 the operator's command says how it is used.", async () => {
  for (const args of [[], ["grant"], ["make", EMAIL], ["grant", EMAIL, "more"]]) {
    expect(await admin(...args)).toEqual({ code: 2, out: "", err: "Usage: npm run admin -- grant|revoke EMAIL\n" });
  }
});
