import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JOINING_CODE, type RunningServer, startServer } from "@wellput/e2e/server";
import buildServer from "../apps/server/test/kit/build-server.ts";

// What is measured is what the sources say now.
buildServer();

/** A fresh installation on the embedded database, thrown away at the end. */
export async function withInstallation<Answer>(
  use: (server: RunningServer, dataDir: string) => Promise<Answer>,
  env: Record<string, string> = {},
): Promise<Answer> {
  const dataDir = await mkdtemp(join(tmpdir(), "wellput-bench-"));
  const server = await startServer(dataDir, env);
  try {
    return await use(server, dataDir);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Signs somebody up, past the gates, and gives the cookie header of the session. */
export async function signUpForCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/accounts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: `${randomUUID()}@example.org`,
      password: "a long enough password",
      terms: true,
      joiningCode: JOINING_CODE,
    }),
  });
  if (answer.status !== 201) throw new Error(`Signing up failed: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  await fetch(`${url}/api/me/onboarded`, { method: "POST", headers: { cookie } });
  return cookie;
}

/** The id of whoever a session is. */
export async function idOf(url: string, cookie: string): Promise<string> {
  const { me } = (await (await fetch(`${url}/api/session`, { headers: { cookie } })).json()) as { me: { id: string } };
  return me.id;
}
