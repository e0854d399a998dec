import { randomUUID } from "node:crypto";
import { participantAttemptPath, type SessionDocument, type Workshop } from "@wellput/contract";
import { eq, isNull, like, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { SheetPage } from "../../test/kit/sheet-page.ts";
import { World } from "../../test/kit/world.ts";
import {
  attempts,
  courseAnswers,
  courseProgress,
  emailChanges,
  installation,
  messages,
  outbox,
  participants,
  ratings,
  sessionDocuments,
  sessions,
  surveyAnswers,
  usageRecords,
  verifications,
  workshopGuests,
  workshops,
} from "../db/schema/index.ts";
import { createChores } from "./chores.ts";

const world = await World.open();
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(installation).where(eq(installation.key, "chores"));
});

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
interface Today {
  readonly days?: number;
  readonly visitorDays?: number;
  readonly participantDays?: number;
  readonly smtp?: boolean;
}
function chores({ days = 0, visitorDays = 365, participantDays, smtp = false }: Today = {}) {
  const kept = { VISITOR_TEXT_DAYS: visitorDays, PARTICIPANT_DAYS: participantDays, WORKSHOP_DAYS: 90 };
  const settings = { ...kept, SMTP_URL: smtp ? "smtp://mail.example.org" : undefined };
  const { db, logger } = world.deps;
  return createChores({ db, settings, logger, publicUrl: () => "https://wellput.example", now: () => inDays(days) });
}

test("ADM-05 what visitors wrote is forgotten after the days of the setting; what an account holds stays.", async () => {
  const ada = await world.member();
  const tried = { path: "generalAttempt", d: "a", t: "G", m: "You never listen." } as const;
  const row = (userId: string | null, days: number) => ({ id: randomUUID(), userId, createdAt: inDays(days) });
  const [old, recent, own] = [row(null, -8), row(null, -6), row(ada.id, -900)];
  await world.db.insert(attempts).values([old, recent, own].map((about) => ({ ...about, ...tried, s: [] })));
  await world.db.insert(messages).values([old, recent, own].map((about) => ({ ...about, message: "Hello." })));
  expect(await chores({ visitorDays: 7 }).doToday()).toBe(true);
  for (const table of [attempts, messages]) {
    const left = (await world.db.select({ id: table.id }).from(table)).map(({ id }) => id);
    expect(left.sort()).toEqual([recent.id, own.id].sort());
  }
});

test("ADM-05 DATA-03 usage is forgotten after a year, whoever it was.", async () => {
  const ada = await world.member();
  const seen = (userId: string | null, days: number) => ({
    id: randomUUID(),
    userId,
    name: "page_view",
    createdAt: inDays(days),
  });
  const rows = [seen(null, -367), seen(ada.id, -367), seen(null, -365), seen(ada.id, 0)];
  await world.db.insert(usageRecords).values(rows);
  expect(await chores().doToday()).toBe(true);
  const left = (await world.db.select({ id: usageRecords.id }).from(usageRecords)).map(({ id }) => id);
  expect(left.filter((id) => rows.some((row) => row.id === id)).sort()).toEqual(
    rows
      .slice(2)
      .map(({ id }) => id)
      .sort(),
  );
});

test("ADM-05 participants stay until they are erased, or the days of their own setting are over, with their tries.", async () => {
  const begun = (userId: string, days: number) => ({
    id: randomUUID(),
    collection: "demoCourse",
    userId,
    createdAt: inDays(days),
  });
  await world.db.insert(participants).values([begun("early", -400), begun("back-again", -400), begun("late", -10)]);
  const tried = (userId: string, days: number) => {
    const path = participantAttemptPath({ collection: "demoCourse", userId });
    return { id: randomUUID(), createdAt: inDays(days), path, d: "a", t: "G", m: "You never listen.", s: [] } as const;
  };
  const tries = [tried("early", -400), tried("back-again", -400), tried("back-again", -5)];
  await world.db.insert(attempts).values(tries.map((row) => ({ ...row, s: [] })));
  const left = async () => (await world.db.select().from(participants)).map(({ userId }) => userId).sort();
  await chores().doToday();
  expect(await left()).toEqual(["back-again", "early", "late"]);
  const isTheirs = like(attempts.path, "AIHelper/demoCourse/%");
  expect(await world.db.$count(attempts, isTheirs)).toBe(3);
  await chores({ days: 1, participantDays: 365 }).doToday();
  expect(await left()).toEqual(["back-again", "late"]);
  expect(await world.db.$count(attempts, isTheirs)).toBe(1);
});

test("ADM-05 with the old tries of participants goes what they said of the comments on them, and nobody else's.", async () => {
  const path = participantAttemptPath({ collection: "demoCourse", userId: "rater" });
  const comment = (id: string) => ({ id, c: "OBSERVE", rule: "label", s_i: 0, bad: true, r: "A verdict." });
  // Of what the feedback said, what clearing looks at.
  const tried = (id: string, days: number) =>
    ({
      id: randomUUID(),
      createdAt: inDays(days),
      path,
      d: "a",
      t: "G",
      m: "You are lazy.",
      s: [{ s: "You are lazy.", i: 0, r_l: [comment(id)] }],
    }) as unknown as typeof attempts.$inferInsert;
  await world.db.insert(attempts).values([tried("old.0.0", -400), tried("recent.0.0", -5)]);
  const rated = (commentId: string) => ({ id: randomUUID(), comment_id: commentId, createdAt: inDays(-400) });
  const said = { user_feedback_value: "-1", user_feedback_str: "", textInput: "You are lazy.", email: "" } as const;
  const [old, recent, others] = [rated("old.0.0"), rated("recent.0.0"), rated("others.0.0")];
  await world.db.insert(ratings).values([old, recent, others].map((row) => ({ ...row, ...said })));
  await chores({ days: 3 }).doToday();
  expect(await world.db.$count(ratings)).toBe(3);
  await chores({ days: 4, participantDays: 365 }).doToday();
  const left = (await world.db.select({ id: ratings.id }).from(ratings)).map(({ id }) => id);
  expect(left.sort()).toEqual([recent.id, others.id].sort());
});

test("ADM-05 what a visitor wrote to those who run the site goes with their e-mail when its days are over, nobody else's.", async () => {
  const { id: authorId } = await world.member();
  const said = { user_feedback_str: "A code, please.", textInput: "", email: "joan@example.org" } as const;
  const written = (days: number, change: object = {}) =>
    ({ id: randomUUID(), ...said, user_feedback_value: "general", createdAt: inDays(days), ...change }) as const;
  const rows = [
    written(-400),
    written(-300),
    written(-400, { authorId }),
    written(-400, { user_feedback_value: "-1" }),
  ];
  await world.db.insert(ratings).values(rows);
  await chores({ days: 5 }).doToday();
  const kept = await world.db.select({ id: ratings.id }).from(ratings).where(eq(ratings.email, said.email));
  expect(kept.map(({ id }) => id).sort()).toEqual(
    rows
      .slice(1)
      .map(({ id }) => id)
      .sort(),
  );
});

test("ADM-05 who goes on in a course stays with their place; answers go when their days are over.", async () => {
  const [gone, going] = [randomUUID(), randomUUID()];
  const begun = { collection: "usersStudentExpt1", createdAt: inDays(-400) };
  const people = [gone, going].map((id) => ({ ...begun, id, userId: id }));
  await world.db.insert(participants).values(people);
  const place = { version: "1", index: 1, finished: {} };
  await world.db.insert(courseProgress).values([
    { ...place, participantId: gone, updatedAt: inDays(-399) },
    { ...place, participantId: going, updatedAt: inDays(-3) },
  ]);
  const answers = (participantId: string | null, days: number) => ({
    id: randomUUID(),
    participantId,
    course: "usersStudentExpt1",
    version: "1",
    item: "survey",
    answers: { use: "Ask first." },
    createdAt: inDays(days),
  });
  const [nobodys, recent] = [answers(null, -300), answers(going, -3)];
  await world.db.insert(courseAnswers).values([nobodys, recent, answers(gone, -399), answers(going, -399)]);
  await chores({ days: 2, participantDays: 365 }).doToday();
  const left = await world.db.select().from(participants).where(eq(participants.collection, begun.collection));
  expect(left.map(({ id }) => id)).toEqual([going]);
  const kept = await world.db.select({ id: courseAnswers.id }).from(courseAnswers);
  expect(kept.map(({ id }) => id).sort()).toEqual([nobodys.id, recent.id].sort());
});

test("ADM-05 answers to surveys at which no user id stands go after the days of what visitors wrote.", async () => {
  const sheet = (days: number) => ({ id: randomUUID(), answers: {}, day: inDays(days).toISOString().slice(0, 10) });
  const [old, recent] = [sheet(-8), sheet(-6)];
  await world.db.insert(surveyAnswers).values([old, recent]);
  const about = { participantId: null, course: "usersStudentExpt2", version: "1", item: "survey", answers: {} };
  const [oldest, newest] = [-8, -6].map((days) => ({ ...about, id: randomUUID(), createdAt: inDays(days) }));
  await world.db.insert(courseAnswers).values([oldest, newest].flatMap((row) => row ?? []));
  await chores({ visitorDays: 7 }).doToday();
  expect(await world.db.select({ id: surveyAnswers.id }).from(surveyAnswers)).toEqual([{ id: recent.id }]);
  const isTheirs = eq(courseAnswers.course, about.course);
  expect(await world.db.select({ id: courseAnswers.id }).from(courseAnswers).where(isTheirs)).toEqual([
    { id: newest?.id },
  ]);
});

test("SCEN-09 a shared sheet goes thirty days after it was last opened, read or changed.", async () => {
  const place = (name: string) => `/api/groups/general/${name}/scenario1`;
  const [read, changed, left] = [randomUUID(), randomUUID(), randomUUID()];
  const visitor = world.visitor();
  for (const key of [read, changed, left]) expect((await visitor.put(place(key))).status).toBe(200);
  world.time = () => inDays(20);
  await visitor.get(place(read));
  const change = new SheetPage().write("request", "Could we?");
  expect((await visitor.patch(place(changed), change)).status).toBe(204);
  world.time = () => new Date();
  await chores({ days: 29 }).doToday();
  expect(await world.db.$count(sessionDocuments)).toBe(3);
  await chores({ days: 31 }).doToday();
  const sheets = await world.db.select({ key: sessionDocuments.sessionId }).from(sessionDocuments);
  expect(sheets.map(({ key }) => key).sort()).toEqual([read, changed].sort());
  const opened = (await (await visitor.put(place(left))).json()) as SessionDocument;
  expect(opened.updates).toEqual([]);
});

test("ADM-05 of two servers one does the chores of a day, and the next day they are done again.", async () => {
  const done = await Promise.all([1, 2].map(() => chores().doToday()));
  expect(done.sort()).toEqual([false, true]);
  expect(await chores().doToday()).toBe(false);
  expect(await chores({ days: 1 }).doToday()).toBe(true);
});

test("ADM-05 a day whose chores failed is done when it is looked next, by whichever server looks.", async () => {
  await world.db.execute(sql`alter table survey_answers rename to taken_away`);
  await expect(chores().doToday()).rejects.toThrow();
  await world.db.execute(sql`alter table taken_away rename to survey_answers`);
  expect(await chores().doToday()).toBe(true);
  expect(await chores().doToday()).toBe(false);
});

test("ADM-05 admins hear by mail what waits, once a day, and nothing where no mail server is set or nothing waits.", async () => {
  const [admin, ada] = [await world.admin(), await world.member()];
  await world.db.delete(outbox);
  await chores({ smtp: true }).doToday();
  const id = randomUUID();
  await ada.browser.post("/api/scenarios", { id, title: "secret-title", isPublic: true });
  await chores({ days: 1 }).doToday();
  expect(await world.db.$count(outbox)).toBe(0);
  await chores({ days: 2, smtp: true }).doToday();
  await chores({ days: 2, smtp: true }).doToday();
  const mails = await world.db.select().from(outbox).where(isNull(outbox.sentAt));
  expect(mails).toMatchObject([{ recipient: admin.email, subject: "Something waits for you in Wellput" }]);
  expect(mails[0]?.text).toContain("To review before others read it: 1\nhttps://wellput.example/admin/review");
  expect(mails[0]?.text).not.toContain("secret-title");
});

test("a workshop goes with all that was written in it, so many days after its trainer last did something there.", async () => {
  const { browser } = await world.admin();
  const steps = [{ kind: "question", prompt: "What would you say?" }];
  const open = async () =>
    (await (await browser.post("/api/workshops", { id: randomUUID(), title: "Monday", steps })).json()) as Workshop;
  const [used, left] = [await open(), await open()];
  expect((await world.visitor().post(`/api/rooms/${left.code}/guests`, {})).status).toBe(200);
  world.time = () => inDays(5);
  await browser.patch(`/api/workshops/${used.id}`, { act: "go", position: 0 });
  world.time = () => new Date();
  await chores({ days: 89 }).doToday();
  expect(await world.db.$count(workshops)).toBe(2);
  await chores({ days: 91 }).doToday();
  expect(await world.db.select({ id: workshops.id }).from(workshops)).toEqual([{ id: used.id }]);
  expect(await world.db.$count(workshopGuests)).toBe(0);
});

test("AUTH-09 a mail is kept for thirty days, whether a mail server is set or not.", async () => {
  await world.db.delete(outbox);
  const mail = (days: number) => ({ id: randomUUID(), createdAt: inDays(days), recipient: "ada@example.org" });
  const [old, recent] = [mail(-31), mail(-29)];
  const said = { subject: "Set a new Wellput password", text: "Here is the link." };
  await world.db.insert(outbox).values([old, recent].map((about) => ({ ...about, ...said })));
  await chores().doToday();
  expect(await world.db.select({ id: outbox.id }).from(outbox)).toEqual([{ id: recent.id }]);
});

test("AUTH-09 AUTH-16 AUTH-17 sign-ins that ended and links that can be used no more are forgotten, others stay.", async () => {
  const [gone, here] = [await world.member(), await world.member()];
  await world.db.delete(sessions);
  const both = [
    { userId: gone.id, expiresAt: inDays(-1) },
    { userId: here.id, expiresAt: inDays(1) },
  ].map((row) => ({ ...row, id: randomUUID(), createdAt: inDays(-9), updatedAt: inDays(-9) }));
  await world.db.insert(sessions).values(both.map((row) => ({ ...row, token: row.id })));
  await world.db
    .insert(verifications)
    .values(both.map((row) => ({ ...row, identifier: `reset-password:${row.id}`, value: row.userId })));
  await world.db
    .insert(emailChanges)
    .values(both.map((row) => ({ ...row, email: `${row.id}@example.org`, tokenHash: row.id })));
  await chores().doToday();
  expect(await world.db.select({ of: sessions.userId }).from(sessions)).toEqual([{ of: here.id }]);
  expect(await world.db.select({ of: verifications.value }).from(verifications)).toEqual([{ of: here.id }]);
  expect(await world.db.select({ of: emailChanges.userId }).from(emailChanges)).toEqual([{ of: here.id }]);
});
