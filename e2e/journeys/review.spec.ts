import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { store } from "../fixtures/rows.ts";
import { toast } from "../fixtures/steps.ts";
import { expect, type Fixtures, test } from "../fixtures/test.ts";

const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;
const situations = (page: Page) => page.getByRole("list", { name: "Situations" }).getByRole("listitem");
const own = (page: Page, title: string) =>
  page.getByRole("list", { name: "My scenarios" }).getByRole("listitem").filter({ hasText: title });
const waiting = (page: Page, title: string) => page.getByRole("group", { name: title });

/** An admin and a member of an installation of their own: the list shows those that have waited longest, and other tests leave many. */
async function openReview({ openDesk, openPage }: Pick<Fixtures, "openDesk" | "openPage">) {
  const { installation, desk } = await openDesk();
  const openStranger = () => openPage({ url: installation.url });
  const memberPage = await openStranger();
  await signUp(memberPage.request);
  return { adminPage: desk, memberPage, openStranger };
}

/** A member shares a scenario of their own on its edit page. */
async function share(page: Page, id: string): Promise<void> {
  await page.goto(`/edit/${id}`);
  await page.getByRole("checkbox", { name: "Share publicly" }).check();
  await expect(page.getByText("Public after a review")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Edit Story" })).toHaveCount(0);
}

test("ADM-04 ADM-05 what a member shares waits for the admin, who reads it and accepts it; a change waits again", async ({
  openDesk,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  const { adminPage, memberPage, openStranger } = await openReview({ openDesk, openPage });
  expectedConsole.push(answeredWith(404));
  const title = unique("The shared kitchen");
  const id = await store(memberPage.request, "/api/scenarios", { title, summary: "Eleven cups stood in the sink." });
  const stranger = await openStranger();
  await adminPage.goto("/admin/review");
  await share(memberPage, id);
  await memberPage.goto("/myscenarios");
  await expect(own(memberPage, title)).toContainText(
    "It waits for an admin to read it. Until then nobody else sees it.",
  );
  await stranger.goto(`/respondtoscenario/${id}`);
  await expect(stranger.getByRole("heading", { name: "There is no page here" })).toBeVisible();

  // It comes by itself, and the bar counts it.
  await expect(adminPage.getByRole("banner").getByRole("link", { name: /^Admin Panel.*\d+ waiting/ })).toBeVisible();
  await adminPage.getByRole("button", { name: `Read ${title}` }).click();
  await expect(waiting(adminPage, title)).toContainText("Eleven cups stood in the sink.");
  await expectAccessible(adminPage, "the review list");
  await waiting(adminPage, title).getByRole("button", { name: "Accept" }).click();
  await expect(toast(adminPage, `“${title}” is public now.`)).toBeVisible();
  await expect(waiting(adminPage, title)).toHaveCount(0);
  await expect(own(memberPage, title)).toContainText("shared");
  await stranger.goto(`/respondtoscenario/${id}`);
  await expect(stranger.getByText("Eleven cups stood in the sink.").first()).toBeVisible();

  await memberPage.goto(`/edit/${id}`);
  await memberPage.getByRole("textbox", { name: "What happened", exact: true }).fill("Twelve cups stood in the sink.");
  await memberPage.getByRole("button", { name: "Save", exact: true }).click();
  await memberPage.goto("/myscenarios");
  await expect(own(memberPage, title)).toContainText("Your change waits for an admin to read it.");
  await stranger.reload();
  await expect(stranger.getByText("Eleven cups stood in the sink.").first()).toBeVisible();
  await adminPage.getByRole("button", { name: `Read ${title}` }).click();
  await expect(waiting(adminPage, title).locator("del")).toHaveText("Gone: Eleven");
  await expect(waiting(adminPage, title).locator("ins")).toHaveText("New: Twelve");
  await expectAccessible(adminPage, "what changed");
});

test("ADM-04 a declined scenario shows its author the reason, and waits again once it is changed", async ({
  openDesk,
  openPage,
}) => {
  const { adminPage, memberPage } = await openReview({ openDesk, openPage });
  const title = unique("The loud printer");
  await store(memberPage.request, "/api/scenarios", { title, summary: "Ms Brown was loud.", isPublic: true });
  await adminPage.setViewportSize({ width: 360, height: 740 });
  await adminPage.goto("/admin/review");
  await adminPage.getByRole("button", { name: `Read ${title}` }).click();
  await waiting(adminPage, title).getByRole("button", { name: "Decline…" }).click();
  const form = adminPage.getByRole("form", { name: `Decline ${title}` });
  await expect(form.getByRole("button", { name: "Decline" })).toBeDisabled();
  await form.getByRole("textbox", { name: "Why?" }).fill("Please leave the name out.");
  await expectNoSidewaysScroll(adminPage);
  // A link that is half under the bar is no small target: it scrolls out from there.
  await adminPage.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(adminPage, "declining");
  // What was typed is there after a reload.
  await adminPage.reload();
  await adminPage.getByRole("button", { name: `Read ${title}` }).click();
  await waiting(adminPage, title).getByRole("button", { name: "Decline…" }).click();
  await expect(form.getByRole("textbox", { name: "Why?" })).toHaveValue("Please leave the name out.");
  await form.getByRole("button", { name: "Decline" }).click();
  await expect(waiting(adminPage, title)).toHaveCount(0);

  await memberPage.goto("/myscenarios");
  await expect(own(memberPage, title)).toContainText("An admin did not accept it: “Please leave the name out.”");
  await memberPage.getByRole("link", { name: title, exact: true }).click();
  await expect(memberPage.getByText("“Please leave the name out.”")).toBeVisible();
  await memberPage.getByRole("link", { name: "Edit" }).click();
  await memberPage.getByRole("textbox", { name: "What happened", exact: true }).fill("The printer was loud.");
  await memberPage.getByRole("button", { name: "Save", exact: true }).click();
  await expect(memberPage.getByText("It waits for an admin to read it.")).toBeVisible();
  await expect(adminPage.getByRole("button", { name: `Read ${title}` })).toBeVisible();
});

test("ADM-04 an article that changed while it was read is not accepted unread", async ({
  openDesk,
  openPage,
  expectedConsole,
}) => {
  const { adminPage, memberPage, openStranger } = await openReview({ openDesk, openPage });
  expectedConsole.push(answeredWith(409));
  const title = unique("On listening");
  const id = await store(memberPage.request, "/api/articles", { title, mainText: "<p>Ask <b>first</b>.</p>" });
  await adminPage.goto("/admin/review");
  await adminPage.getByRole("button", { name: `Read ${title}` }).click();
  await expect(waiting(adminPage, title)).toContainText("Ask first.");
  await memberPage.request.patch(`/api/articles/${id}`, { data: { mainText: "<p>Ask twice.</p>", version: 1 } });
  await waiting(adminPage, title).getByRole("button", { name: "Accept" }).click();
  await expect(waiting(adminPage, title).getByRole("alert")).toHaveText("Its author changed this after you opened it.");
  await waiting(adminPage, title).getByRole("button", { name: "Read it as it is now" }).click();
  await expect(waiting(adminPage, title)).toContainText("Ask twice.");
  await waiting(adminPage, title).getByRole("button", { name: "Accept" }).click();
  await expect(waiting(adminPage, title)).toHaveCount(0);
  const stranger = await openStranger();
  await stranger.goto(`/articles/${id}`);
  await expect(stranger.getByText("Ask twice.")).toBeVisible();
  await memberPage.goto("/myarticles");
  await expect(memberPage.getByRole("list", { name: "My articles" })).toContainText(title);
});

test("ADM-04 a member finds no review list, and a waiting scenario of theirs on nobody's home", async ({
  memberPage,
  openPage,
}) => {
  const title = unique("Mine so far");
  await store(memberPage.request, "/api/scenarios", { title, isPublic: true });
  await memberPage.goto("/admin/review");
  await expect(memberPage.getByRole("banner").getByRole("link", { name: "Main", exact: true })).toBeVisible();
  await expect(memberPage.getByRole("main")).toHaveText("");
  await memberPage.goto("/");
  await expect(situations(memberPage).filter({ hasText: title })).toContainText(
    "Only you and the admins can see this so far",
  );
  const stranger = await openPage();
  const { items } = await (await stranger.request.get("/api/scenarios?limit=100")).json();
  expect(items.map((item: { title: string }) => item.title)).not.toContain(title);
});
