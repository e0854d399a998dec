import { randomUUID } from "node:crypto";
import type { Me, Session, Site } from "@wellput/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IdentityProvider } from "../../../test/kit/identity-provider.ts";
import { TEST_CODE } from "../../../test/kit/provided.ts";
import { expectError, Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { credentials, sessions, users } from "../../db/schema/index.ts";

const START = "/api/session/providers/campus";
const idp = await IdentityProvider.open(`http://localhost${START}/callback`);
const common = { scope: "openid email", emailsAreVerified: false };
let world: World;
beforeAll(async () => {
  world = await World.open({ SIGN_IN_PROVIDERS: [{ ...idp.setting("campus", "Campus"), ...common }] });
});
afterAll(async () => {
  await world.close();
  await idp.close();
});

/** Follows the provider's redirects as a browser with cookies does, until it sends the person back to us. */
async function atProvider(start: string, answer: string): Promise<string> {
  const browser = new Visitor({ request: (path, init) => fetch(path, { ...init, redirect: "manual" }) });
  let address = start;
  for (let hops = 0; hops < 10; hops++) {
    if (address.startsWith("http://localhost/")) return address.replace("http://localhost", "");
    const response = await browser.get(address);
    const location = response.headers.get("location");
    address = new URL(location ?? `?${answer}`, address).href;
  }
  throw new Error("the provider sends people in circles");
}
const locationOf = async (answer: Promise<Response>) => (await answer).headers.get("location") ?? "";

/** Signs somebody in by the provider and says where it ended. */
async function signIn(subject: string, browser = world.visitor(), next = ""): Promise<string> {
  const start = await locationOf(browser.get(START + (next && `?next=${encodeURIComponent(next)}`)));
  return locationOf(browser.get(await atProvider(start, `login=${subject}`)));
}
const meOf = async (browser: Visitor): Promise<Me | null> =>
  ((await (await browser.get("/api/session")).json()) as Session).me;
function person(claims: { email?: string; email_verified?: boolean } = {}) {
  const subject = randomUUID();
  const email = `${subject}@example.org`;
  idp.people.set(subject, { email, email_verified: true, ...claims });
  return { subject, email };
}

test("AUTH-01 with none configured there is no provider; Google and Facebook come with their clients.", async () => {
  const providersOf = async (of: World) => ((await (await of.visitor().get("/api/site")).json()) as Site).providers;
  const none = await World.open();
  expect(await providersOf(none)).toEqual([]);
  expect(await locationOf(none.visitor().get("/api/session/providers/google"))).toBe(
    "/signin?problem=PROVIDER_NOT_FOUND",
  );
  await none.close();
  const both = await World.open({ GOOGLE_CLIENT: "id:secret", FACEBOOK_CLIENT: "id:se:cret" });
  expect(await providersOf(both)).toEqual([
    { id: "google", label: "Google" },
    { id: "facebook", label: "Facebook" },
  ]);
  const facebook = new URL(await locationOf(both.visitor().get("/api/session/providers/facebook")));
  expect(facebook.origin + facebook.pathname).toBe("https://www.facebook.com/v23.0/dialog/oauth");
  await both.close();
  expect(await providersOf(world)).toEqual([{ id: "campus", label: "Campus" }]);
});

test("AUTH-01 HOME-04 a first sign-in by a provider opens an account that meets the gates of group and terms.", async () => {
  const { subject, email } = person();
  const browser = world.visitor();
  expect(await signIn(subject, browser, "/checkmessage?from=mail")).toBe("/checkmessage?from=mail");
  expect(await meOf(browser)).toMatchObject({ email, username: "", group: null, terms: false, admin: false });
  await expectError(await browser.get("/api/logs"), 403, "GATE_GROUP");
  await browser.post("/api/me/group", { joiningCode: TEST_CODE });
  await browser.post("/api/me/terms");
  expect((await browser.get("/api/logs")).status).toBe(200);
});

test("AUTH-01 the same person at the provider is the same person here, whatever e-mail they have by now.", async () => {
  const { subject } = person();
  const [first, again] = [world.visitor(), world.visitor()];
  await signIn(subject, first);
  idp.people.set(subject, { email: "another@example.org", email_verified: false });
  await signIn(subject, again);
  expect((await meOf(again))?.id).toBe((await meOf(first))?.id);
});

test("AUTH-16 the session of a provider's sign-in is a cookie like any other, and ends by signing out.", async () => {
  const browser = world.visitor();
  const start = await locationOf(browser.get(START));
  const back = await browser.get(await atProvider(start, `login=${person().subject}`));
  expect(back.headers.getSetCookie().join("\n")).toMatch(
    /wellput\.session_token=.+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
  );
  // Strangers' guesses at a password that its person may set later do not count in it.
  expect(back.headers.getSetCookie().join("\n")).toMatch(/wellput\.known=.+; HttpOnly; SameSite=Lax/);
  const copy = browser.copy();
  await browser.delete("/api/session");
  expect(await meOf(copy)).toBeNull();
});

test("AUTH-03 a password for an account made with a provider is told which one.", async () => {
  const { subject, email } = person();
  await signIn(subject);
  const fields = await expectError(
    await world.visitor().post("/api/session", { email, password: "guess" }),
    401,
    "PROVIDER_ACCOUNT",
  );
  expect(fields).toEqual({ provider: "campus" });
});

test("AUTH-03 who turns back at the provider is told nothing, and nothing has changed.", async () => {
  const before = await world.db.$count(users);
  const browser = world.visitor();
  const back = await atProvider(await locationOf(browser.get(START)), "cancel=1");
  expect(await locationOf(browser.get(back))).toBe("/signin");
  expect(await meOf(browser)).toBeNull();
  expect(await world.db.$count(users)).toBe(before);
});

test("AUTH-01 an e-mail that the provider does not vouch for, or none, is refused, logged, and nothing is stored.", async () => {
  const before = await world.db.$count(users);
  for (const claims of [{ email_verified: false }, { email: "", email_verified: true }, { email: "not an e-mail" }]) {
    const browser = world.visitor();
    expect(await signIn(person(claims).subject, browser)).toBe("/signin?problem=PROVIDER_EMAIL_UNVERIFIED");
    expect(await meOf(browser)).toBeNull();
  }
  expect(await world.db.$count(users)).toBe(before);
  expect(world.logLines).toContainEqual(expect.objectContaining({ level: 40, code: "PROVIDER_EMAIL_UNVERIFIED" }));
});

test("AUTH-01 a provider that names somebody else's e-mail does not open their account.", async () => {
  const victim = await world.member();
  const { subject } = person({ email: victim.email.toUpperCase() });
  const browser = world.visitor();
  expect(await signIn(subject, browser)).toBe("/signin?problem=EMAIL_TAKEN");
  expect(await meOf(browser)).toBeNull();
  expect(await world.db.select().from(credentials).where(eq(credentials.userId, victim.id))).toHaveLength(1);
  expect(await world.db.select().from(sessions).where(eq(sessions.userId, victim.id))).toHaveLength(1);
  expect(world.logLines).toContainEqual(expect.objectContaining({ level: 40, code: "EMAIL_TAKEN" }));
});

test("AUTH-16 an answer that this browser did not ask for, a forged or a used one, is refused.", async () => {
  const { subject } = person();
  const [victim, attacker] = [world.visitor(), world.visitor()];
  const stolen = await atProvider(await locationOf(attacker.get(START)), `login=${subject}`);
  const FAILED = "/signin?problem=PROVIDER_FAILED";
  expect(await locationOf(victim.get(stolen)), "without having asked").toBe(FAILED);
  await victim.get(START);
  expect(await locationOf(victim.get(stolen)), "with another browser's answer").toBe(FAILED);
  const own = await atProvider(await locationOf(attacker.get(START)), `login=${subject}`);
  expect(await locationOf(attacker.get(own.replace(/code=[^&]+/, "code=forged")))).toBe(FAILED);
  const used = await atProvider(await locationOf(attacker.get(START)), `login=${subject}`);
  expect(await locationOf(attacker.get(used))).toBe("/");
  expect(await locationOf(attacker.get(used)), "a second time").toBe(FAILED);
  expect(await meOf(victim)).toBeNull();
});

test("AUTH-16 RELY-05 a class signs in by a provider from one address, however many; answers that are forged are counted.", async () => {
  const provider = { ...idp.setting("campus", "Campus"), ...common };
  const strict = await World.open({ SIGN_IN_PROVIDERS: [provider], SIGN_IN_TRIES_PER_MINUTE: 2 });
  const starts = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const browser = strict.visitor();
      return { browser, start: await locationOf(browser.get(START)) };
    }),
  );
  for (const { browser, start } of starts)
    expect(await locationOf(browser.get(await atProvider(start, `login=${person().subject}`)))).toBe("/");
  const forger = strict.visitor();
  const back = await atProvider(await locationOf(forger.get(START)), `login=${person().subject}`);
  const problems = ["PROVIDER_FAILED", "PROVIDER_FAILED", "TOO_MANY_REQUESTS"];
  for (const problem of problems) {
    const forged = forger.copy().get(back.replace(/code=[^&]+/, "code=forged"));
    expect(await locationOf(forged)).toBe(`/signin?problem=${problem}`);
  }
  await strict.close();
});

test("SHELL-07 AUTH-16 the way back never leads to another site.", async () => {
  const { subject } = person();
  for (const next of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/x/..//evil.example",
    "javascript:a()",
  ]) {
    expect(await signIn(subject, world.visitor(), next)).toBe("/");
  }
});

test("AUTH-01 of two first sign-ins at once by one person there is one account.", async () => {
  const { subject, email } = person();
  const browsers = [world.visitor(), world.visitor(), world.visitor()];
  await Promise.all(browsers.map((browser) => signIn(subject, browser)));
  expect(await world.db.$count(users, eq(users.email, email))).toBe(1);
  const ids = new Set(await Promise.all(browsers.map(async (browser) => (await meOf(browser))?.id)));
  expect(ids.size).toBe(1);
});

test("AUTH-01 a provider without OpenID, by its three addresses, signs in too.", async () => {
  const { issuer, ...client } = idp.setting("campus", "Campus");
  const urls = { authorizationUrl: `${issuer}/auth`, tokenUrl: `${issuer}/token`, profileUrl: `${issuer}/me` };
  const plain = await World.open({ SIGN_IN_PROVIDERS: [{ ...client, ...common, ...urls, emailsAreVerified: true }] });
  const { subject, email } = person({ email_verified: false });
  const browser = plain.visitor();
  const back = await atProvider(await locationOf(browser.get(START)), `login=${subject}`);
  expect(await locationOf(browser.get(back))).toBe("/");
  expect(await meOf(browser)).toMatchObject({ email });
  await plain.close();
});

test("AUTH-01 a provider that cannot be reached is a clear error, and is asked again the next time.", async () => {
  const gone = { ...idp.setting("campus", "Campus"), ...common, issuer: "http://127.0.0.1:1" };
  const lonely = await World.open({ SIGN_IN_PROVIDERS: [gone] });
  for (let left = 2; left > 0; left--) {
    expect(await locationOf(lonely.visitor().get(START))).toBe("/signin?problem=PROVIDER_FAILED");
  }
  await lonely.close();
});
