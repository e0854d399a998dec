import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/test.ts";

const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;
const reported = (page: Page, title: string) => page.getByRole("group", { name: title });
const dialog = (page: Page) => page.getByRole("dialog");

/** A scenario of a member's that an admin has accepted. */
async function publish(member: APIRequestContext, admin: APIRequestContext, title: string): Promise<string> {
  const id = await store(member, "/api/scenarios", { title, summary: "Ms Brown was loud.", isPublic: true });
  const { waitingSince } = await (await admin.get(`/api/admin/reviews/scenario/${id}`)).json();
  await admin.post(`/api/admin/reviews/scenario/${id}/accept`, { data: { waitingSince } });
  return id;
}

test("ADM-05 a visitor reports a situation and is told what happens; the admin takes it down, and its author reads why", async ({
  adminPage,
  memberPage,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(answeredWith(404));
  const title = unique("The loud printer");
  const id = await publish(memberPage.request, adminPage.request, title);
  await adminPage.goto("/admin/reported");
  const visitor = await openPage();
  await visitor.goto(`/respondtoscenario/${id}`);
  await visitor.getByRole("button", { name: "Report this" }).click();
  await expect(dialog(visitor)).toContainText("They do not see who you are, so you get no answer.");
  const send = dialog(visitor).getByRole("button", { name: "Send the report" });
  await expect(send).toBeDisabled();
  await dialog(visitor).getByRole("radio", { name: "It points at a real person" }).check();
  await dialog(visitor).getByRole("textbox", { name: "Anything else? (optional)" }).fill("I know Ms Brown.");
  await expectAccessible(visitor, "the dialog of a report");
  // What was typed is there after a reload.
  await visitor.reload();
  await visitor.getByRole("button", { name: "Report this" }).click();
  await expect(dialog(visitor).getByRole("textbox")).toHaveValue("I know Ms Brown.");
  await send.click();
  await expect(dialog(visitor).getByRole("status")).toContainText("One of them reads it");
  await dialog(visitor).getByRole("button", { name: "Close" }).last().click();

  // It comes by itself, and the bar counts it.
  await expect(reported(adminPage, title)).toContainText("It points at a real person: “I know Ms Brown.”");
  await expect(adminPage.getByRole("banner").getByRole("link", { name: /^Admin Panel.*\d+ waiting/ })).toBeVisible();
  await expect(
    adminPage.getByRole("navigation", { name: "Admin Panel" }).getByRole("link", { name: /^Reported.*\d+ waiting/ }),
  ).toBeVisible();
  await adminPage.setViewportSize({ width: 360, height: 740 });
  await reported(adminPage, title).getByRole("button", { name: "Take it down…" }).click();
  const form = adminPage.getByRole("form", { name: `Take down ${title}` });
  await form.getByRole("textbox", { name: "Why?" }).fill("It names a real person.");
  await expectAccessible(adminPage, "taking something down");
  await expectNoSidewaysScroll(adminPage);
  await form.getByRole("button", { name: "Take it down" }).click();
  await expect(reported(adminPage, title)).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "There is no page here" })).toBeVisible();
  await memberPage.goto("/myscenarios");
  await expect(
    memberPage.getByRole("list", { name: "My scenarios" }).getByRole("listitem").filter({ hasText: title }),
  ).toContainText("“It names a real person.”");
});

test("ADM-05 SHELL-10 an article and a practice scenario are reported too, and an admin leaves them as they are", async ({
  adminPage,
  memberPage,
}) => {
  const [article, challenge] = [unique("On listening"), unique("A late report")];
  const articleId = await store(adminPage.request, "/api/articles", { title: article, mainText: "<p>Ask.</p>" });
  const challengeId = await store(adminPage.request, "/api/challenges", { ...CHALLENGE, title: challenge });
  for (const address of [`/articles/${articleId}`, `/challenges/${challengeId}`]) {
    await memberPage.goto(address);
    await memberPage.getByRole("button", { name: "Report this" }).click();
    await dialog(memberPage).getByRole("radio", { name: "Something else" }).check();
    await expect(dialog(memberPage).getByRole("button", { name: "Send the report" })).toBeDisabled();
    await dialog(memberPage).getByRole("textbox", { name: "Say what it is" }).fill("It is not true.");
    await dialog(memberPage).getByRole("button", { name: "Send the report" }).click();
    await expect(dialog(memberPage).getByRole("status")).toContainText("One of them reads it");
  }
  await adminPage.goto("/admin/reported");
  await expect(reported(adminPage, challenge).getByRole("link", { name: "Edit or delete it" })).toBeVisible();
  for (const title of [article, challenge]) {
    await reported(adminPage, title).getByRole("button", { name: "Leave it as it is" }).click();
    await expect(reported(adminPage, title)).toHaveCount(0);
    // The keyboard goes on at the list, not at the head of the page.
    await expect(adminPage.getByRole("main").locator("div:focus")).toHaveCount(1);
  }
  // Whoever may change it is not asked to report it.
  await adminPage.goto(`/articles/${articleId}`);
  await expect(adminPage.getByRole("heading", { name: article })).toBeVisible();
  await expect(adminPage.getByRole("button", { name: "Report this" })).toHaveCount(0);
});

test("ADM-05 what its author deletes leaves the admin's open desk with its report", async ({
  adminPage,
  memberPage,
}) => {
  const title = unique("The loud printer");
  const id = await publish(memberPage.request, adminPage.request, title);
  const report = { id: randomUUID(), noun: "scenario", itemId: id, kind: "hurtful" };
  expect((await memberPage.request.post("/api/concerns", { data: report })).status()).toBe(204);
  await adminPage.goto("/admin/reported");
  await expect(reported(adminPage, title)).toBeVisible();
  await memberPage.request.delete(`/api/scenarios/${id}`);
  await expect(reported(adminPage, title)).toHaveCount(0);
});

test("ADM-05 SHELL-10 the newsletter's list is searched, an address is taken off it, and the rest comes as a file", async ({
  adminPage: page,
  openPage,
}) => {
  const email = `${randomUUID()}@example.org`;
  const visitor = await openPage();
  await visitor.request.post("/api/newsletter", { data: { email } });
  await visitor.request.post("/api/newsletter", { data: { email: `kept-${email}` } });
  await page.goto("/admin/newsletter");
  await page.getByRole("searchbox", { name: "Find" }).fill(email.slice(0, 20));
  const list = page.getByRole("list", { name: "Subscribers" }).getByRole("listitem");
  await expect(list).toHaveCount(2);
  await expectAccessible(page, "the newsletter's list");
  await page.getByRole("button", { name: `Remove ${email}`, exact: true }).click();
  await page.getByRole("dialog", { name: email }).getByRole("button", { name: "Take it off the list" }).click();
  await expect(list).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Remove kept-${email}` })).toBeFocused();
  const file = await page.request.get("/api/admin/reports/exports/newsletter.csv");
  expect(await file.text()).toContain(`kept-${email}`);
});
