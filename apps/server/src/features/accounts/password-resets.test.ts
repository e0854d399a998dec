import { desc, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { outbox, rateLimits, verifications } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const NEW_PASSWORD = "battery staple";

async function tokenFor(email: string): Promise<string> {
  const [mail] = await world.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.createdAt));
  return /http:\/\/localhost\/resetpassword\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
const confirm = (visitor: Visitor, token: string) =>
  visitor.post("/api/password-resets/confirm", { token, password: NEW_PASSWORD });

test("AUTH-09 a reset link sets a new password once, and ends every session.", async () => {
  const { browser, email, password } = await world.member();
  const visitor = world.visitor();
  expect((await visitor.post("/api/password-resets", { email: email.toUpperCase() })).status).toBe(202);
  const token = await tokenFor(email);
  expect((await confirm(visitor, token)).status).toBe(204);
  expect(await (await browser.get("/api/session")).json()).toEqual({ me: null });
  await expectError(await visitor.post("/api/session", { email, password }), 401, "PASSWORD_WRONG");
  expect((await visitor.post("/api/session", { email, password: NEW_PASSWORD })).status).toBe(200);
  await expectError(await confirm(visitor, token), 422, "RESET_LINK_INVALID");
});

test("RELY-05 of several reset links the first that is used ends the others, also of two used at once.", async () => {
  const { email } = await world.member();
  const visitor = world.visitor();
  const tokens: string[] = [];
  for (let left = 3; left > 0; left--) {
    await visitor.post("/api/password-resets", { email });
    tokens.push(await tokenFor(email));
  }
  expect(new Set(tokens).size).toBe(3);
  const [first = "", ...others] = tokens;
  const both = await Promise.all(others.map((token) => confirm(visitor, token)));
  expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
  await expectError(await confirm(visitor, first), 422, "RESET_LINK_INVALID");
});

test("RELY-05 a reset link ends when the password is changed, and another's links stay.", async () => {
  const [ada, eve] = [await world.member(), await world.member()];
  for (const { email } of [ada, eve]) await world.visitor().post("/api/password-resets", { email });
  const [ended, other] = [await tokenFor(ada.email), await tokenFor(eve.email)];
  expect((await ada.browser.put("/api/me/password", { password: "another one" })).status).toBe(204);
  await expectError(await confirm(world.visitor(), ended), 422, "RESET_LINK_INVALID");
  expect((await confirm(world.visitor(), other)).status).toBe(204);
});

test("RELY-05 a stranger can neither fill a mailbox with links nor keep its owner from one.", async () => {
  const strict = await World.open({ SIGN_IN_TRIES_PER_MINUTE: 4, TRUST_PROXY: 1 });
  const [{ email }, eve] = [await strict.member(), await strict.member()];
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const ask = (address: string) => strict.visitor().post("/api/password-resets", { email }, from(address));
  const mails = () => strict.db.select().from(outbox).where(eq(outbox.recipient, email));
  // Nor can who asks for another's e-mail as their own.
  for (let left = 4; left > 0; left--) await eve.browser.put("/api/me/email", { email }, from(`5.5.5.${left}`));
  for (let left = 4; left > 0; left--) expect((await ask("6.6.6.6")).status).toBe(202);
  await expectError(await ask("6.6.6.6"), 429, "TOO_MANY_REQUESTS");
  expect(await mails()).toHaveLength(4);
  for (let minute = 3; minute > 0; minute--) {
    await strict.db.update(rateLimits).set({ endsAt: sql`${rateLimits.endsAt} - interval '1 minute'` });
    for (const address of ["6.6.6.6", "7.7.7.7"]) expect((await ask(address)).status).toBe(202);
  }
  expect(await mails()).toHaveLength(5);
  const token = /token=(\S+)/.exec((await mails())[0]?.text ?? "")?.[1] ?? "";
  expect((await confirm(strict.visitor(), token)).status).toBe(204);
  await strict.close();
});

test("AUTH-09 RELY-01 a link whose mail cannot be written is not told as sent, and is not kept; of one that is only a hash.", async () => {
  const { email, id } = await world.member();
  const ask = () => world.visitor().post("/api/password-resets", { email });
  const links = () => world.db.select().from(verifications).where(eq(verifications.value, id));
  await world.db.execute(sql`alter table outbox rename to taken_away`);
  const refused = await ask();
  await world.db.execute(sql`alter table taken_away rename to outbox`);
  await expectError(refused, 500, "INTERNAL");
  expect(await links()).toEqual([]);
  expect((await ask()).status).toBe(202);
  const kept = await links();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(await tokenFor(email));
});

test("AUTH-09 an unknown e-mail gets the same answer and no mail.", async () => {
  const email = "stranger@example.org";
  const response = await world.visitor().post("/api/password-resets", { email });
  expect([response.status, await response.text()]).toEqual([202, ""]);
  expect(await tokenFor(email)).toBe("");
});

test("AUTH-09 a guessed or outdated link is refused.", async () => {
  const { email } = await world.member();
  const visitor = world.visitor();
  await expectError(await confirm(visitor, "guess"), 422, "RESET_LINK_INVALID");
  await visitor.post("/api/password-resets", { email });
  await world.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) });
  await expectError(await confirm(visitor, await tokenFor(email)), 422, "RESET_LINK_INVALID");
});

test("AUTH-09 the log says that a mail waits, and neither to whom nor with what token.", async () => {
  const { email } = await world.member();
  await world.visitor().post("/api/password-resets", { email });
  const token = await tokenFor(email);
  const log = JSON.stringify(world.logLines);
  expect(log).toContain("a mail waits in the table outbox");
  expect(log).not.toContain(token);
  expect(log).not.toContain(email);
});
