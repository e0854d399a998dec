import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { emailChanges, outbox, users } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const HOUR_MS = 60 * 60 * 1000;
const newEmail = () => `${randomUUID()}@example.org`;
const mailsTo = (email: string) =>
  world.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt));
const ask = (browser: Visitor, email: string, currentPassword?: string) =>
  browser.put("/api/me/email", { email, currentPassword });
const confirm = (visitor: Visitor, token: string) => visitor.post("/api/email-changes/confirm", { token });

async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /http:\/\/localhost\/confirmemail\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

test("AUTH-17 another e-mail holds once its link is opened, on whatever device; the old address hears of it twice.", async () => {
  const { browser, email: before, password } = await world.member();
  const email = newEmail();
  expect((await ask(browser, email.toUpperCase())).status).toBe(202);
  expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { email: before } });
  expect(await mailsTo(before)).toMatchObject([{ subject: "Your Wellput account may get another e-mail" }]);
  expect((await mailsTo(before))[0]?.text).not.toContain("token=");

  const phone = world.visitor();
  const token = await linkTo(email);
  expect((await confirm(phone, token)).status).toBe(204);
  expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { email } });
  expect((await mailsTo(before)).map(({ subject }) => subject)).toContain(
    "Your Wellput account has another e-mail now",
  );
  expect((await phone.post("/api/session", { email, password })).status).toBe(200);
  await expectError(await phone.post("/api/session", { email: before, password }), 401, "EMAIL_UNKNOWN");
  await expectError(await confirm(phone, token), 422, "EMAIL_LINK_INVALID");
});

test("AUTH-17 an e-mail that is one's own or somebody else's is refused, also when it is taken meanwhile.", async () => {
  const [ada, eve] = [await world.member(), await world.member()];
  await expectError(await ask(ada.browser, ada.email.toUpperCase()), 409, "EMAIL_SAME");
  await expectError(await ask(ada.browser, eve.email), 409, "EMAIL_TAKEN");
  await expectError(await ask(ada.browser, "no e-mail"), 422, "INVALID_INPUT");
  await expectError(await ask(world.visitor(), newEmail()), 401, "NOT_SIGNED_IN");
  const wanted = newEmail();
  await ask(ada.browser, wanted);
  const adas = await linkTo(wanted);
  await ask(eve.browser, wanted);
  const eves = await linkTo(wanted);
  const answers = await Promise.all([adas, eves].map((token) => confirm(world.visitor(), token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(await world.db.$count(users, eq(users.email, wanted))).toBe(1);
});

test("AUTH-17 a newer link takes the place of an older one, and a link is good for a day.", async () => {
  const { browser } = await world.member();
  const [first, second] = [newEmail(), newEmail()];
  await ask(browser, first);
  await ask(browser, second);
  await expectError(await confirm(browser, await linkTo(first)), 422, "EMAIL_LINK_INVALID");
  world.time = () => new Date(Date.now() + 25 * HOUR_MS);
  const late = await confirm(browser, await linkTo(second));
  world.time = () => new Date();
  await expectError(late, 422, "EMAIL_LINK_INVALID");
  await expectError(await confirm(browser, "guess"), 422, "EMAIL_LINK_INVALID");
});

test("AUTH-17 whoever found a browser open needs the password, and a new password stops a change that waits.", async () => {
  const { browser, email: before, id, password } = await world.member();
  const email = newEmail();
  world.time = () => new Date(Date.now() + HOUR_MS);
  await expectError(await ask(browser, email), 403, "CURRENT_PASSWORD_REQUIRED");
  await expectError(await ask(browser, email, "wrong horse"), 401, "PASSWORD_WRONG");
  expect((await ask(browser, email, password)).status).toBe(202);
  world.time = () => new Date();
  await world.visitor().post("/api/password-resets", { email: before });
  const reset = (await mailsTo(before)).map(({ text }) => /resetpassword\?token=(\S+)/.exec(text)?.[1]).find(Boolean);
  await world.visitor().post("/api/password-resets/confirm", { token: reset, password: "battery staple" });
  await expectError(await confirm(browser, await linkTo(email)), 422, "EMAIL_LINK_INVALID");

  const again = world.visitor();
  await again.post("/api/session", { email: before, password: "battery staple" });
  await ask(again, email);
  expect((await again.put("/api/me/password", { password: "correct staple" })).status).toBe(204);
  expect(await world.db.$count(emailChanges, eq(emailChanges.userId, id))).toBe(0);
});

test("AUTH-17 the token is kept as a hash alone, and a change that waits is in the export.", async () => {
  const { browser, id } = await world.member();
  const email = newEmail();
  await ask(browser, email);
  const token = await linkTo(email);
  const [row] = await world.db.select().from(emailChanges).where(eq(emailChanges.userId, id));
  expect(token).toMatch(/.{20}/);
  expect(JSON.stringify(row)).not.toContain(token);
  const own = await (await browser.get("/api/me/export")).text();
  expect(own).not.toContain(token);
  expect(JSON.parse(own).emailChanges).toMatchObject([{ email }]);
});
