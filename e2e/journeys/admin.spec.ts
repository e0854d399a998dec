import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { answeredWith } from "../fixtures/console.ts";
import { newEmail, PASSWORD, signUp } from "../fixtures/people.ts";
import { JOINING_CODE } from "../fixtures/server.ts";
import { signIn, submitSignUp } from "../fixtures/steps.ts";
import { GIVEN } from "../fixtures/template.ts";
import { expect, test } from "../fixtures/test.ts";

const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;
const practice = (page: Page) => page.getByRole("list", { name: "Practice Scenarios" }).getByRole("listitem");

test("ADM-03 AUTH-12 the only admin leaves their group, makes one at the desk, and joins it", async ({ openDesk }) => {
  const { desk: page } = await openDesk();
  await page.goto("/account");
  await page.getByRole("button", { name: "Leave the group" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Join your group" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Admin Panel" }).click();
  const form = page.getByRole("form", { name: "Group" });
  await form.getByLabel("Group Name").fill("Anew");
  await form.getByLabel("Access Code").fill("ANEW-2026");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Anew is saved, with 50 seats.")).toBeVisible();
  await page.getByRole("link", { name: "Main", exact: true }).click();
  await page.getByLabel("Joining Code").fill("ANEW-2026");
  await page.getByRole("button", { name: "Join With Group Code" }).click();
  await expect(page.getByRole("heading", { name: "Join your group" })).toHaveCount(0);
});

test("ADM-05 AUTH-12 an admin who moves themselves into a group is in it at once", async ({ openDesk }) => {
  const { desk: page } = await openDesk();
  expect((await page.request.delete("/api/me/group")).ok()).toBe(true);
  const group = { name: "Anew", code: "ANEW-2026" };
  expect((await page.request.post("/api/admin/groups", { data: group })).ok()).toBe(true);
  await page.goto("/admin/members");
  const oneself = page.getByRole("group").filter({ hasText: ", admin, you" });
  await oneself.getByRole("button", { name: "Move…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").selectOption("Anew (ANEW-2026)");
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect(oneself).toContainText("In Anew, since");
  await page.getByRole("banner").getByRole("link", { name: "Main", exact: true }).click();
  await expect(page.getByRole("region", { name: "Today" })).toBeVisible();
});

test("the link of the first start makes the first account and its admin, once", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(422));
  const installation = await openInstallation();
  const link = installation.server.adminLink ?? "";
  const [first, second] = [await openPage({ url: installation.url }), await openPage({ url: installation.url })];
  await first.goto(link);
  await expect(first.getByRole("heading", { level: 1 })).toHaveText("Make the first account");
  await expect(first.getByRole("main")).toContainText(`The joining code of the first group is ${JOINING_CODE}.`);
  await expect(first.getByLabel("ACCESS CODE")).toHaveValue(JOINING_CODE);
  await submitSignUp(first, { email: newEmail(), password: PASSWORD, joiningCode: JOINING_CODE, terms: true });
  await first.getByRole("button", { name: "Let us begin" }).click();
  await first.getByRole("dialog", { name: "Choose Username" }).getByRole("button", { name: "Close" }).click();
  await first.getByRole("button", { name: "Become admin" }).click();
  await expect(first.getByRole("heading", { name: "You are an admin now" })).toBeVisible();
  for (const name of ["Admin Panel", "Add Scenario", "Add Challenge"]) {
    await expect(first.getByRole("banner").getByRole("link", { name })).toBeVisible();
  }

  const email = await signUp(second.request);
  await second.goto("/becomeadmin?token=made-up");
  await second.getByRole("button", { name: "Become admin" }).click();
  await expect(second.getByRole("alert")).toHaveText("This admin link was used already or is not right.");
  // Who has an account already signs in, and is back here.
  await second.context().clearCookies();
  await second.goto(link);
  await second.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(second.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await signIn(second, email);
  await second.getByRole("button", { name: "Become admin" }).click();
  await expect(second.getByRole("alert")).toHaveText("This admin link was used already or is not right.");
  await expect(second.getByRole("banner").getByRole("link", { name: "Admin Panel" })).toHaveCount(0);
});

test("ADM-01 CHAL-04 a member sees nothing on an admin's pages, and the server gives nothing", async ({
  memberPage: page,
}) => {
  for (const path of ["/admin", "/create", "/createchallenge"]) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByRole("link", { name: "Main", exact: true })).toBeVisible();
    await expect(page.getByRole("main")).toHaveText("");
  }
  expect((await page.request.get("/api/admin/groups")).status()).toBe(403);
});

test("the admin sees the groups and their seats", async ({ adminPage: page }) => {
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: JOINING_CODE })).toContainText("GENERAL");
  await expect(page.getByRole("row").filter({ hasText: GIVEN.fullCode })).toContainText("50 of 50");
});

async function fillChallenge(page: Page, title: string): Promise<void> {
  await page.goto("/createchallenge");
  await expect(page.getByRole("heading", { name: "New Challenge" })).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "Summary" }).fill("The report came on Friday.");
  for (const tag of ["work", "deadlines"]) await page.getByRole("checkbox", { name: tag, exact: true }).check();
  const first = page.getByRole("group", { name: "Sentence 1" });
  await first.getByRole("combobox", { name: "Type" }).selectOption("O");
  await first.getByRole("textbox", { name: "Prompt" }).fill("Say what you saw.");
  await first.getByRole("textbox", { name: "Sentence", exact: true }).fill("You are always late.");
  await first.getByRole("textbox", { name: "Sample answers" }).fill("The report came on Friday.");
  // What the feedback says comes above the buttons and moves them.
  await expect(first.getByText("Clean.", { exact: true })).toBeVisible();
}

test("CHAL-04 HOME-01 a new challenge shows on a member's home at once, and can be taken", async ({
  adminPage,
  memberPage,
}) => {
  await memberPage.goto("/");
  await expect(memberPage.getByRole("heading", { name: "Practice Scenarios" })).toBeVisible();
  const title = unique("A late report");
  await fillChallenge(adminPage, title);
  await adminPage.getByRole("button", { name: "Add a sentence" }).click();
  const second = adminPage.getByRole("group", { name: "Sentence 2" });
  await second.getByRole("textbox", { name: "Sentence", exact: true }).fill("You never send it in time!");
  await adminPage.getByRole("button", { name: "Save", exact: true }).click();
  await expect(adminPage).toHaveURL(/\/challenges$/);
  await expect(adminPage.getByRole("list", { name: "Situations" }).getByRole("listitem").first()).toContainText(title);

  await expect(practice(memberPage).first()).toContainText(title);
  await memberPage.getByRole("link", { name: title, exact: true }).click();
  await memberPage.getByRole("tab", { name: "Scenario" }).click();
  await expect(memberPage.getByText("The report came on Friday.")).toBeVisible();
  await expect(memberPage.getByRole("tab", { name: /^Rephrasing/ })).toHaveCount(2);
});

test("CHAL-04 a challenge has one to ten sentences", async ({ adminPage: page }) => {
  await page.goto("/createchallenge");
  const sentences = page.getByRole("group", { name: /^Sentence \d+$/ });
  const add = page.getByRole("button", { name: "Add a sentence" });
  for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    await expect(sentences).toHaveCount(count);
    await add.click();
  }
  await expect(sentences).toHaveCount(10);
  await expect(add).toHaveCount(0);
  for (const count of [9, 8, 7, 6, 5, 4, 3, 2, 1]) {
    await page
      .getByRole("button", { name: /^Remove sentence/ })
      .first()
      .click();
    await expect(sentences).toHaveCount(count);
  }
  await expect(page.getByRole("button", { name: /^Remove sentence/ })).toHaveCount(0);
});

test("CHAL-04 a challenge for one group is seen by its members alone, and no access code shows", async ({
  adminPage,
  memberPage,
  openPage,
}) => {
  const partner = await openPage();
  await signUp(partner.request, { joiningCode: GIVEN.partnerCode });
  const title = unique("For partners");
  await fillChallenge(adminPage, title);
  await adminPage.getByRole("checkbox", { name: "GENERAL: everybody" }).uncheck();
  await adminPage.getByRole("checkbox", { name: GIVEN.partnerName }).check();
  await adminPage.getByRole("button", { name: "Save", exact: true }).click();
  await expect(adminPage).toHaveURL(/\/challenges$/);

  await partner.goto("/");
  await expect(practice(partner).first()).toContainText(title);
  await memberPage.goto("/");
  await expect(practice(memberPage).first()).toBeVisible();
  await expect(practice(memberPage).filter({ hasText: title })).toHaveCount(0);
  const { items } = await (await partner.request.get("/api/challenges")).json();
  expect(items[0].groups).toEqual([GIVEN.partnerName]);
});

test("CHAL-04 Edit Challenge changes what members see", async ({ adminPage, memberPage }) => {
  const title = unique("Before");
  await fillChallenge(adminPage, title);
  await adminPage.getByRole("button", { name: "Save", exact: true }).click();
  await adminPage.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(adminPage.getByRole("heading", { name: "Edit Challenge" })).toBeVisible();
  for (const tag of ["work", "deadlines"])
    await expect(adminPage.getByRole("checkbox", { name: tag, exact: true })).toBeChecked();
  await expect(adminPage.getByRole("checkbox", { name: "rest", exact: true })).not.toBeChecked();
  const changed = unique("After");
  await adminPage.getByRole("textbox", { name: "Title" }).fill(changed);
  await memberPage.goto("/");
  await expect(practice(memberPage).filter({ hasText: title })).toBeVisible();
  await adminPage.getByRole("button", { name: "Save", exact: true }).click();
  await expect(adminPage).toHaveURL(/\/challenges$/);
  await expect(practice(memberPage).filter({ hasText: changed })).toBeVisible();
  await expect(practice(memberPage).filter({ hasText: title })).toHaveCount(0);
});

test("SCEN-07 a scenario that an admin adds is on everybody's home at once", async ({ adminPage, memberPage }) => {
  const title = unique("The shared kitchen");
  await memberPage.goto("/");
  await adminPage.goto("/create");
  await expect(adminPage.getByRole("heading", { name: "Add Scenario" })).toBeVisible();
  await adminPage.getByRole("textbox", { name: "Title" }).fill(title);
  await adminPage.getByRole("textbox", { name: "What happened" }).fill("Eleven cups stood in the sink on Monday.");
  await adminPage.getByRole("button", { name: "Save", exact: true }).click();
  await expect(memberPage.getByRole("list", { name: "Situations" }).getByRole("listitem").first()).toContainText(title);
});
