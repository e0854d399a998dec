import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/test.ts";

/** A group of the test's own, by its code. */
async function addGroup(page: Page, name: string): Promise<{ id: string; code: string; name: string }> {
  const code = randomUUID().slice(0, 8);
  const unique = `${name} ${code}`;
  const answer = await page.request.post("/api/admin/groups", { data: { name: unique, code } });
  return answer.json();
}
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const member = (page: Page, email: string) => page.getByRole("group", { name: email, exact: true });

test("ADM-05 a group is edited in its row, archived and opened again; renamed, it keeps its challenges", async ({
  adminPage: page,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const [group, other] = [await addGroup(page, "Ward"), await addGroup(page, "Crew")];
  const nurse = await openPage();
  await signUp(nurse.request, { joiningCode: group.code });
  const title = `For ${group.name}`;
  await store(page.request, "/api/challenges", { ...CHALLENGE, title, groups: [group.name] });

  await page.goto("/admin");
  await page.getByRole("button", { name: `Edit ${group.name}` }).click();
  const form = page.getByRole("form", { name: `Edit ${group.name}` });
  await expectAccessible(page, "a group's row while it is edited");
  await form.getByLabel("Code").fill(other.code);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toHaveText("Another group has this joining code.");
  const renamed = `Night ${group.code}`;
  await form.getByLabel("Code").fill(group.code);
  await form.getByLabel("Name").fill(renamed);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(row(page, renamed)).toBeVisible();
  await nurse.goto("/");
  await expect(nurse.getByRole("list", { name: "Practice Scenarios" })).toContainText(title);

  await page.getByRole("button", { name: `Edit ${renamed}` }).click();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
  const again = page.getByRole("form", { name: `Edit ${renamed}` });
  await again.getByLabel("Archived: nobody new can join").check();
  await again.getByRole("button", { name: "Save" }).click();
  await expect(row(page, renamed)).toContainText("archived: nobody new can join");
  const late = await nurse.request.post("/api/callable/validateGroup", { data: { data: group.code } });
  expect(await late.json()).toEqual({ result: false });
  await nurse.reload();
  await expect(nurse.getByRole("list", { name: "Practice Scenarios" })).toContainText(title);
  await page.getByRole("button", { name: `Edit ${renamed}` }).click();
  await again.getByLabel("Archived: nobody new can join").uncheck();
  await again.getByRole("button", { name: "Save" }).click();
  await expect(row(page, renamed)).not.toContainText("archived");
});

test("ADM-05 a group without members is deleted after a question", async ({ adminPage: page }) => {
  const group = await addGroup(page, "Short");
  await page.goto("/admin");
  await page.getByRole("button", { name: `Edit ${group.name}` }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: group.name });
  await expect(dialog).toContainText("its shared sheets go too");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByRole("button", { name: "Delete the group" }).click();
  await expect(page.getByText(group.name)).toHaveCount(0);
});

test("ADM-05 AUTH-12 a member is found, moved, removed to the gate of the joining code, and deleted", async ({
  adminPage: page,
  openPage,
}) => {
  test.slow();
  const [ward, crew] = [await addGroup(page, "Ward"), await addGroup(page, "Crew")];
  const nurse = await openPage();
  const email = await signUp(nurse.request, { joiningCode: ward.code });
  await page.goto("/admin");
  await page.getByRole("button", { name: `Members of ${ward.name}, and how to join` }).click();
  await page.getByRole("link", { name: "Move or remove members" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/members\\?group=${ward.id}`));
  await expect(member(page, email)).toContainText(`In ${ward.name}`);

  await member(page, email).getByRole("button", { name: "Move…" }).click();
  const moving = page.getByRole("dialog", { name: `Move ${email}` });
  await moving.getByRole("combobox", { name: "To" }).selectOption(`${crew.name} (${crew.code})`);
  await expectAccessible(page, "moving a member");
  await moving.getByRole("button", { name: "Move", exact: true }).click();
  await expect(member(page, email)).toHaveCount(0);
  await page.getByRole("combobox", { name: "Group" }).selectOption(crew.name);
  await expect(member(page, email)).toContainText(`In ${crew.name}`);

  await member(page, email).getByRole("button", { name: "Remove from the group" }).click();
  await page.getByRole("dialog", { name: email }).getByRole("button", { name: "Remove" }).click();
  await expect(member(page, email)).toHaveCount(0);
  await nurse.goto("/mylogs");
  await expect(nurse.getByRole("button", { name: "Join With Group Code" })).toBeVisible();

  await page.getByRole("combobox", { name: "Group" }).selectOption("Without a group");
  await page.getByRole("searchbox", { name: "Find" }).fill(email.slice(0, 18));
  await expect(page.getByRole("list", { name: "Members" }).getByRole("group")).toHaveCount(1);
  await member(page, email).getByRole("button", { name: "Delete the account" }).click();
  const question = page.getByRole("dialog", { name: email });
  await expect(question).toContainText("Delete this account for good?");
  await question.getByRole("button", { name: "Delete the account" }).click();
  await expect(page.getByText("Nobody is here with these words and this group.")).toBeVisible();
  await nurse.reload();
  await expect(nurse.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin");
  await expectNoSidewaysScroll(page);
});

test("ADM-05 an admin is removed in their row after a question, and the last one stays", async ({
  openInstallation,
  openPage,
}) => {
  test.slow();
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  const own = await signUp(page.request);
  await page.goto(installation.server.adminLink ?? "");
  await page.getByRole("button", { name: "Become admin" }).click();
  await expect(page.getByRole("heading", { name: "You are an admin now" })).toBeVisible();
  const other = await openPage({ url: installation.url });
  const email = await signUp(other.request);
  await page.request.post("/api/callable/addAdminRole", { data: { data: { email } } });
  await page.goto("/admin");
  const remove = (address: string) => page.getByRole("button", { name: `Remove ${address} as an admin` });
  await remove(email).click();
  await page.getByRole("dialog", { name: email }).getByRole("button", { name: "Take the rights" }).click();
  await expect(remove(email)).toHaveCount(0);
  await remove(own).click();
  await page.getByRole("dialog", { name: own }).getByRole("button", { name: "Take the rights" }).click();
  await expect(page.getByText("The last admin cannot be removed.")).toBeVisible();
});

test("ADM-05 a group that another admin changed meanwhile is not saved over unseen: whoever edits it is told, and decides", async ({
  adminPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const group = await addGroup(page, "Dawn");
  const change = async (data: object) =>
    expect((await page.request.patch(`/api/admin/groups/${group.id}`, { data })).status()).toBe(200);
  const edit = page.getByRole("button", { name: `Edit ${group.name}` });
  const form = page.getByRole("form", { name: `Edit ${group.name}` });
  const save = form.getByRole("button", { name: "Save", exact: true });
  await page.goto("/admin");
  await edit.click();
  await change({ maxNum: 70 });
  await form.getByLabel("Name").fill("Dusk");
  await save.click();
  await expect(form.getByRole("alert")).toContainText("changed meanwhile, by you elsewhere or by somebody else");
  await expect(form.getByLabel("Name")).toHaveValue("Dusk");
  await expectAccessible(page, "a group that was changed meanwhile");
  await form.getByRole("button", { name: "Take what is saved" }).click();
  await expect(row(page, group.name)).toContainText("0 of 70");

  await edit.click();
  await form.getByLabel("Seats").fill("90");
  await change({ maxNum: 80 });
  await save.click();
  await form.getByRole("button", { name: "Save mine over it" }).click();
  await expect(row(page, group.name)).toContainText("0 of 90");
});
