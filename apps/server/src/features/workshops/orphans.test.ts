import { randomUUID } from "node:crypto";
import type { Role, Workshop, WorkshopDesk } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { readUntil } from "../../../test/kit/live-stream.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { groups } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());
const admin = await world.admin();

async function addGroup(name: string): Promise<string> {
  await world.addGroup(randomUUID(), name, 50);
  const rows = await world.db.select().from(groups);
  return rows.find((row) => row.name === name)?.id ?? "";
}
async function train(email: string, groupId: string): Promise<string> {
  const input = { id: randomUUID(), email, role: "trainer", of: groupId };
  return ((await (await admin.browser.post("/api/admin/roles", input)).json()) as Role).id;
}
const takeRole = async (id: string) => expect((await admin.browser.delete(`/api/admin/roles/${id}`)).status).toBe(204);

/** What was on its way when a workshop ended is still taken, for some seconds. */
function wait(): void {
  const later = world.time().getTime() - Date.now() + 10_000;
  world.time = () => new Date(Date.now() + later);
}

/** A workshop of somebody's at its first step, and a guest who writes in it. */
async function begin({ browser }: Pick<typeof admin, "browser">) {
  const steps = [{ kind: "question", prompt: "What would you say first?", material: "" }];
  const opened = await browser.post("/api/workshops", { id: randomUUID(), title: "Monday", steps });
  const { id, code } = (await opened.json()) as Workshop;
  const begun = await browser.patch(`/api/workshops/${id}`, { act: "go", position: 0 });
  const stepId = ((await begun.json()) as WorkshopDesk).steps[0]?.id;
  const guest = world.visitor();
  await guest.post(`/api/rooms/${code}/guests`, {});
  let base = 0;
  const write = () => guest.put(`/api/rooms/${code}/${stepId}`, { text: `Could we talk? ${base}`, base: base++ });
  expect((await write()).status).toBe(200);
  const join = () => world.visitor().post(`/api/rooms/${code}/guests`, {});
  return { id, code, guest, write, join };
}

test("WORK-05 ADM-07 when its trainer trains nobody any more, a workshop ends: nobody joins it or writes in it.", async () => {
  const [ward, clinic] = [await addGroup("Ward"), await addGroup("Clinic")];
  const [trainer, other] = [await world.member(), await world.member()];
  const roles = [await train(trainer.email, ward), await train(trainer.email, clinic)];
  await train(other.email, ward);
  const [theirs, others] = [await begin(trainer), await begin(other)];
  await takeRole(roles[0] ?? "");
  expect((await theirs.write()).status).toBe(200);
  await takeRole(roles[1] ?? "");
  wait();
  await expectError(await theirs.write(), 409, "WORKSHOP_LOCKED");
  await expectError(await theirs.join(), 409, "WORKSHOP_OVER");
  expect((await others.write()).status).toBe(200);
});

test("WORK-05 ADM-05 the same when the group goes that somebody trains, or when an admin is one no more.", async () => {
  const brief = await addGroup("Brief");
  const [trainer, former] = [await world.member(), await world.admin()];
  await train(trainer.email, brief);
  const [theirs, admins] = [await begin(trainer), await begin(former)];
  expect((await admin.browser.delete(`/api/admin/groups/${brief}`)).status).toBe(204);
  wait();
  await expectError(await theirs.write(), 409, "WORKSHOP_LOCKED");
  expect((await admins.write()).status).toBe(200);
  await admin.browser.post("/api/callable/removeAdminRole", { data: { email: former.email } });
  wait();
  await expectError(await admins.write(), 409, "WORKSHOP_LOCKED");
});

test("WORK-05 an admin deletes anybody's workshop, and reads nobody's; other trainers do neither.", async () => {
  const ward = await addGroup("Night ward");
  const [trainer, other, member] = [await world.member(), await world.member(), await world.member()];
  await train(trainer.email, ward);
  await train(other.email, ward);
  const { id, write } = await begin(trainer);
  await expectError(await other.browser.delete(`/api/workshops/${id}`), 404, "WORKSHOP_NOT_FOUND");
  await expectError(await member.browser.delete(`/api/workshops/${id}`), 403, "NOT_ALLOWED");
  for (const path of ["", "/results", "/answers.csv"])
    await expectError(await admin.browser.get(`/api/workshops/${id}${path}`), 404, "WORKSHOP_NOT_FOUND");
  expect((await write()).status).toBe(200);
  expect((await admin.browser.delete(`/api/workshops/${id}`)).status).toBe(204);
  await expectError(await write(), 404, "WORKSHOP_NOT_FOUND");
  await expectError(await trainer.browser.get(`/api/workshops/${id}`), 404, "WORKSHOP_NOT_FOUND");
});

test("WORK-05 a workshop goes with the account of its trainer.", async () => {
  const trainer = await world.member();
  await train(trainer.email, await addGroup("Day ward"));
  const { write } = await begin(trainer);
  expect((await trainer.browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  await expectError(await write(), 404, "WORKSHOP_NOT_FOUND");
});

test("WORK-05 DATA-02 those who are in a workshop hear at once that it goes, be it alone or with its trainer's account.", async () => {
  const ward = await addGroup("Late ward");
  const [tidy, leaving, dismissed] = [await world.member(), await world.member(), await world.member()];
  const ways = [
    { trainer: tidy, end: (id: string) => tidy.browser.delete(`/api/workshops/${id}`) },
    { trainer: leaving, end: () => leaving.browser.delete("/api/me", { body: "{}" }) },
    { trainer: dismissed, end: () => admin.browser.delete(`/api/admin/members/${dismissed.id}`) },
  ];
  for (const { trainer, end } of ways) {
    await train(trainer.email, ward);
    const { id, code, guest } = await begin(trainer);
    const stream = await guest.get(`/api/live?room=${code}`);
    expect((await end(id)).status).toBe(204);
    expect(await readUntil(stream, `"id":"${id}","row":null`)).toContain("room.updated");
  }
});
