import type { Mail, Page } from "@wellput/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { PostOffice } from "../../test/kit/post-office.ts";
import { expectError } from "../../test/kit/visitor.ts";
import { World } from "../../test/kit/world.ts";
import { outbox } from "../db/schema/index.ts";
import { createMailer } from "./mailer.ts";
import { writeMail } from "./write-mail.ts";

const office = await PostOffice.open();
const settings = { SMTP_URL: office.url, MAIL_FROM: "wellput@example.org" };
const world = await World.open(settings);
const mailer = () => {
  const made = createMailer({ db: world.db, settings, logger: world.deps.logger });
  if (!made) throw new Error("no mailer");
  return made;
};
afterAll(async () => {
  await world.close();
  await office.close();
});
beforeEach(async () => {
  await world.db.delete(outbox);
  office.letters.length = 0;
  office.isClosed = false;
});

const { id: userId } = await world.member();
const write = (recipient: string, subject = "Hello", text = "Two lines,\nand ünïcode.") =>
  writeMail(world.db, world.deps.logger, { userId, recipient, subject, text }, new Date());
const only = async () => (await world.db.select().from(outbox))[0];

test("AUTH-09 a reset mail goes over SMTP to the person alone, and its link sets a new password.", async () => {
  const { email } = await world.member();
  await world.visitor().post("/api/password-resets", { email });
  expect(await mailer().deliver()).toBe(1);
  const [letter] = office.letters;
  expect(letter).toMatchObject({ from: "wellput@example.org", to: [email] });
  expect(letter?.raw).toContain("Subject: Set a new Wellput password");
  const plain = letter?.raw.replace(/=\r?\n/g, "").replace(/=3D/g, "=") ?? "";
  const token = /resetpassword\?token=(\S+)/.exec(plain)?.[1] ?? "";
  const confirm = { token, password: "battery staple" };
  expect((await world.visitor().post("/api/password-resets/confirm", confirm)).status).toBe(204);
  expect((await world.visitor().post("/api/session", { email, password: "battery staple" })).status).toBe(200);
});

test("AUTH-09 what a sent mail said is forgotten, and it is sent once.", async () => {
  await write("ada@example.org");
  expect(await mailer().deliver()).toBe(1);
  expect(await mailer().deliver()).toBe(0);
  expect(await only()).toMatchObject({ text: "", sentAt: expect.any(Date), failure: null });
  expect(office.letters).toHaveLength(1);
});

test("AUTH-09 of two servers that look into the outbox at once, each mail is sent by one.", async () => {
  for (let at = 0; at < 12; at++) await write(`p${at}@example.org`);
  // Each takes a few at a time: what it has taken is sent before anybody else may take it.
  expect(await Promise.all([mailer().deliver(), mailer().deliver()])).toEqual([5, 5]);
  expect(await mailer().deliver()).toBe(2);
  expect(office.letters.map(({ to }) => to[0]).sort()).toEqual(
    Array.from({ length: 12 }, (_, at) => `p${at}@example.org`).sort(),
  );
});

test("AUTH-09 a mail that is refused waits, is tried again later, and is given up in the end.", async () => {
  await write("ada@example.org");
  office.isClosed = true;
  expect(await mailer().deliver()).toBe(0);
  expect(await only()).toMatchObject({ tries: 1, failure: "EENVELOPE", sentAt: null });
  office.isClosed = false;
  expect(await mailer().deliver()).toBe(0);
  await world.db.update(outbox).set({ nextTryAt: sql`now() - interval '1 minute'` });
  expect(await mailer().deliver()).toBe(1);
  await world.db.delete(outbox);
  await write("eve@example.org");
  await world.db.update(outbox).set({ tries: 8 });
  expect(await mailer().deliver()).toBe(0);
  expect(await only()).toMatchObject({ sentAt: null });
});

test("AUTH-09 a mail that went is not sent again where the database could not write it down: that is done later.", async () => {
  await write("ada@example.org");
  const own = mailer();
  await world.db.execute(sql`alter table outbox add constraint unsent check (sent_at is null)`);
  await expect(own.deliver()).rejects.toThrow();
  await world.db.execute(sql`alter table outbox drop constraint unsent`);
  expect(await only()).toMatchObject({ sentAt: null, failure: null });
  await world.db.update(outbox).set({ nextTryAt: sql`now() - interval '1 minute'` });
  expect(await own.deliver()).toBe(1);
  expect(await only()).toMatchObject({ sentAt: expect.any(Date), text: "" });
  expect(office.letters).toHaveLength(1);
});

test("AUTH-09 a mail server that is set later sends what is of today, and neither older mails nor what an admin has read.", async () => {
  const local = await World.open();
  const [admin, ada, bea] = [await local.admin(), await local.member(), await local.member()];
  for (const { email } of [ada, bea]) await local.visitor().post("/api/password-resets", { email });
  const old = { userId: ada.id, recipient: "cleo@example.org", subject: "Hello", text: "Of last month." };
  await writeMail(local.db, local.deps.logger, old, new Date(Date.now() - 25 * 60 * 60 * 1000));
  const { items } = (await (await admin.browser.get("/api/admin/mails")).json()) as Page<Mail>;
  const adas = items.find(({ recipient }) => recipient === ada.email);
  expect((await admin.browser.post(`/api/admin/mails/${adas?.id}/reading`)).status).toBe(200);
  const later = createMailer({ db: local.db, settings, logger: local.deps.logger });
  expect(await later?.deliver()).toBe(1);
  expect(office.letters.map(({ to }) => to)).toEqual([[bea.email]]);
  await local.close();
});

test("AUTH-09 a mail server that is not there harms nobody: the mail waits.", async () => {
  await write("ada@example.org");
  const nowhere = createMailer({
    db: world.db,
    settings: { ...settings, SMTP_URL: "smtp://127.0.0.1:1" },
    logger: world.deps.logger,
  });
  expect(await nowhere?.deliver()).toBe(0);
  expect(await only()).toMatchObject({ tries: 1, failure: "ESOCKET" });
});

test("AUTH-09 line breaks in a subject or an address make no header and no second recipient.", async () => {
  await write("ada@example.org", "Hello\r\nBcc: eve@example.org\r\n\r\nforged");
  await write("ada@example.org\r\nBcc: eve@example.org", "Second");
  await write("ada@example.org,eve@example.org", "Third");
  await mailer().deliver();
  for (const { to, raw } of office.letters) {
    expect(to.filter((address) => address === "eve@example.org")).toEqual([]);
    expect(raw).not.toMatch(/^Bcc:/im);
  }
  expect(office.letters.length).toBeGreaterThan(0);
});

test("AUTH-09 a running mailer sends what comes, and stops.", async () => {
  const running = mailer();
  running.start();
  await write("ada@example.org");
  await expect.poll(() => office.letters.length, { timeout: 10_000 }).toBe(1);
  await running.stop();
});

test("AUTH-09 without a mail server admins see the outbox and read a mail, each reading is logged; nobody else may.", async () => {
  const local = await World.open();
  expect(createMailer({ db: local.db, settings: local.deps.settings, logger: local.deps.logger })).toBeNull();
  const [admin, ada] = [await local.admin(), await local.member()];
  await ada.browser.post("/api/password-resets", { email: ada.email });
  const list = await (await admin.browser.get("/api/admin/mails")).json();
  expect(list).toMatchObject({ isSending: false, items: [{ recipient: ada.email, sentAt: null, tries: 0 }] });
  expect(JSON.stringify(list)).not.toContain("token=");
  const reading = `/api/admin/mails/${list.items[0].id}/reading`;
  await expectError(await ada.browser.post(reading), 403, "NOT_ALLOWED");
  expect(await (await admin.browser.post(reading)).json()).toMatchObject({
    text: expect.stringContaining("/resetpassword?token="),
  });
  const acts = await (await admin.browser.get("/api/admin/audit")).json();
  expect(acts.items).toMatchObject([{ act: "mail.read", target: list.items[0].id, actor: admin.email }]);
  await local.close();
});

test("AUTH-09 with a mail server no admin reads what mails say.", async () => {
  const admin = await world.admin();
  await write("ada@example.org");
  const mail = await only();
  await expectError(await admin.browser.post(`/api/admin/mails/${mail?.id}/reading`), 403, "NOT_ALLOWED");
  expect(await world.db.$count(outbox, eq(outbox.id, mail?.id ?? ""))).toBe(1);
});
