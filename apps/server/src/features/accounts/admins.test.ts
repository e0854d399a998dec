import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { users } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const [admin, ada] = [await world.admin(), await world.member()];
const call = (name: string, email: unknown, browser = admin.browser) =>
  browser.post(`/api/callable/${name}`, { data: { email } });
const resultOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { result: unknown }).result;

test("DATA-01 ADM-01 addAdminRole and removeAdminRole answer a message, and take effect at once.", async () => {
  const { email, browser } = ada;
  expect(await resultOf(call("addAdminRole", email.toUpperCase()))).toEqual({ message: `${email} is an admin now.` });
  expect(await (await browser.get("/api/session")).json()).toMatchObject({ me: { admin: true, isAdmin: true } });
  expect((await browser.get("/api/admin/groups")).status).toBe(200);
  expect(await resultOf(call("addAdminRole", email))).toEqual({ message: `${email} is an admin already.` });
  expect(await (await admin.browser.get("/api/admin/admins")).json()).toEqual({ emails: [admin.email, email].sort() });
  expect(await resultOf(call("removeAdminRole", email))).toEqual({ message: `${email} is no longer an admin.` });
  await expectError(await browser.get("/api/admin/groups"), 403, "NOT_ALLOWED");
  expect(await resultOf(call("removeAdminRole", email))).toEqual({ message: `${email} is not an admin.` });
});

test("DATA-01 what is wrong with the e-mail comes as errorInfo with its message.", async () => {
  for (const name of ["addAdminRole", "removeAdminRole"]) {
    expect(await resultOf(call(name, "nobody@example.org"))).toEqual({
      errorInfo: { code: "EMAIL_UNKNOWN", message: "There is no user with this e-mail." },
    });
  }
});

test("ADM-03 AUTH-12 an admin who left their group has the desk, and nobody else without a group, nor an admin without the terms.", async () => {
  const [own, bea] = [await world.admin(), await world.member()];
  for (const { browser } of [own, bea]) expect((await browser.delete("/api/me/group")).status).toBe(200);
  for (const path of ["/api/admin/groups", "/api/admin/members", "/api/admin/mails"])
    expect((await own.browser.get(path)).status).toBe(200);
  await expectError(await own.browser.get("/api/logs"), 403, "GATE_GROUP");
  await expectError(await bea.browser.get("/api/admin/groups"), 403, "GATE_GROUP");
  await world.change(own.id, { terms: false });
  await expectError(await own.browser.get("/api/admin/groups"), 403, "GATE_TERMS");
  await world.change(own.id, { isAdmin: false });
});

test("DATA-01 a caller who may not, and arguments of another shape, get an error.", async () => {
  await expectError(await call("addAdminRole", ada.email, ada.browser), 403, "NOT_ALLOWED");
  await expectError(await call("addAdminRole", ada.email, world.visitor()), 401, "NOT_SIGNED_IN");
  for (const email of ["nobody", "", 7, null])
    await expectError(await call("addAdminRole", email), 422, "INVALID_INPUT");
  expect(await world.db.$count(users, eq(users.isAdmin, true))).toBe(1);
});

test("ADM-03 the last admin cannot be removed, by themselves neither.", async () => {
  expect(await resultOf(call("removeAdminRole", admin.email))).toEqual({
    errorInfo: { code: "LAST_ADMIN", message: "The last admin cannot be removed." },
  });
  expect((await admin.browser.get("/api/admin/groups")).status).toBe(200);
});

test("ADM-03 of admins who remove each other at once, one stays.", async () => {
  const two = await World.open();
  const [one, other] = [await two.admin(), await two.admin()];
  const remove = (by: typeof one, whom: typeof one) =>
    by.browser.post("/api/callable/removeAdminRole", { data: { email: whom.email } });
  await Promise.all([remove(one, other), remove(other, one), remove(one, one), remove(other, other)]);
  expect(await two.db.$count(users, eq(users.isAdmin, true))).toBe(1);
  await two.close();
});
