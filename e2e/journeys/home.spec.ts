import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { PAGE_SIZE_DEFAULT } from "@wellput/contract/limits";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { marks, messageBox, quiet } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const situations = (page: Page) => page.getByRole("list", { name: "Situations" }).getByRole("listitem");
const practice = (page: Page) => page.getByRole("list", { name: "Practice Scenarios" }).getByRole("listitem");
const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;
const scenario = (title: string) => ({ title, summary: "Two of us want the same seat." });
const challenge = (title: string) => ({ ...CHALLENGE, title });

async function expectFourFifths(page: Page): Promise<void> {
  const card = await situations(page).getByRole("article").first().boundingBox();
  const list = await page.getByRole("list", { name: "Situations" }).boundingBox();
  expect((card?.width ?? 0) / (list?.width ?? 1), "80 percent of the list").toBeCloseTo(0.8, 2);
}

test("HOME-01 HOME-03 both lists have titles, tips and cards that lead to practising", async ({
  memberPage: page,
  adminPage,
}) => {
  const [one, two] = [unique("A seat"), unique("A report")];
  const scenarioId = await store(page.request, "/api/scenarios", scenario(one));
  const challengeId = await store(adminPage.request, "/api/challenges", challenge(two));
  await page.goto("/");
  for (const [title, words] of [
    ["Situations", /your own life/],
    ["Practice Scenarios", /judgmental sentences/],
  ] as const) {
    await expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
    await page.getByRole("button", { name: `Help: ${title}` }).hover();
    await expect(page.getByRole("tooltip").filter({ hasText: words })).toBeVisible();
  }
  await expectFourFifths(page);

  await situations(page).getByRole("link", { name: one, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/respondtoscenario/${scenarioId}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(one);
  await page.goBack();
  await practice(page).getByRole("link", { name: two, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/takechallenge/${challengeId}$`));
});

test("HOME-01 a long list comes a page at a time, and the keyboard goes on where the new ones begin", async ({
  memberPage: page,
}) => {
  const COUNT = 30;
  const PAGE = 25;
  const title = unique("Seat");
  for (let left = COUNT; left > 0; left -= 1) await store(page.request, "/api/scenarios", scenario(`${title} ${left}`));
  await page.goto("/myscenarios");
  const mine = page.getByRole("list", { name: "My scenarios" }).getByRole("listitem");
  await expect(mine).toHaveCount(PAGE);
  await expect(mine.first()).toContainText(`${title} 1`);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(mine).toHaveCount(COUNT);
  await expect(mine.last()).toContainText(`${title} ${COUNT}`);
  await expect(mine.nth(PAGE).getByRole("link", { name: `${title} ${PAGE + 1}`, exact: true })).toBeFocused();
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("HOME-01 DATA-02 what is added, changed or deleted elsewhere shows without a reload, newest first", async ({
  memberPage: page,
  adminPage,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Practice Scenarios" })).toBeVisible();
  const titles = [unique("First"), unique("Second")];
  for (const title of titles) {
    await store(page.request, "/api/scenarios", scenario(title));
    await expect(situations(page).first()).toContainText(title);
  }
  await expect(situations(page).nth(1)).toContainText(titles[0] ?? "");

  const before = unique("Before");
  const id = await store(adminPage.request, "/api/challenges", challenge(before));
  await expect(practice(page).first()).toContainText(before);
  const after = unique("After");
  await adminPage.request.patch(`/api/challenges/${id}`, { data: { title: after, version: 1 } });
  await expect(practice(page).first()).toContainText(after);
  await adminPage.request.delete(`/api/challenges/${id}`);
  await expect(practice(page).filter({ hasText: after })).toHaveCount(0);
});

test("DATA-02 a burst of changes shows whole, and asks for nothing", async ({ memberPage: page }) => {
  const CHANGES = 30;
  const streaming = page.waitForResponse("**/api/live");
  await page.goto("/?all=situations");
  await expect(situations(page).first()).toBeVisible();
  // When its stream opens, a page reads once more what it may have missed.
  await streaming;
  await quiet(page);
  let reads = 0;
  page.on("request", (request) => {
    if (/\/api\/scenarios(?:\?|$)/.test(request.url()) && request.method() === "GET") reads += 1;
  });
  const title = unique("One of many");
  await Promise.all(
    Array.from({ length: CHANGES }, (_none, at) => store(page.request, "/api/scenarios", scenario(`${title} ${at}`))),
  );
  await expect(situations(page).filter({ hasText: title })).toHaveCount(CHANGES);
  expect(reads).toBe(0);
});

test("DATA-02 logs, answers and articles show as they come, newest first", async ({ memberPage: page, adminPage }) => {
  const parentDoc = await store(adminPage.request, "/api/challenges", challenge(unique("To answer")));
  const lists = {
    "/mylogs": { api: "/api/logs", name: "Logs", fields: {}, author: page },
    "/myscenarios": {
      api: "/api/responses",
      name: /answers/,
      fields: { parentDoc, sentence0: "It came on Friday." },
      author: page,
    },
    "/articles": {
      api: "/api/articles",
      name: "Articles",
      fields: { mainText: "<p>Ask first.</p>" },
      author: adminPage,
    },
  };
  for (const [path, { api, name, fields, author }] of Object.entries(lists)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const title of [unique("First"), unique("Second")]) {
      await store(author.request, api, { title, ...fields });
      await expect(page.getByRole("list", { name }).getByRole("listitem").first()).toContainText(title);
    }
  }
});

test("HOME-01 a list missed nothing of what came while it was away", async ({ memberPage: page, context }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Situations" })).toBeVisible();
  const title = unique("While away");
  const elsewhere = await context.newPage();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await store(elsewhere.request, "/api/scenarios", scenario(title));
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(situations(page).first()).toContainText(title);
});

test("HOME-02 only the author and an admin may edit and delete, and deleting asks first", async ({
  memberPage: page,
  openPage,
  adminPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(403), answeredWith(404));
  const author = await openPage();
  await signUp(author.request);
  const mine = unique("Mine");
  const theirs = unique("Theirs");
  const ours = unique("Ours");
  await store(page.request, "/api/scenarios", scenario(mine));
  await store(author.request, "/api/scenarios", scenario(theirs));
  const challengeId = await store(adminPage.request, "/api/challenges", challenge(ours));
  await page.goto("/");

  // A private one of somebody else is not there at all; a public one has no buttons.
  await expect(practice(page).filter({ hasText: ours })).toBeVisible();
  await expect(situations(page).filter({ hasText: theirs })).toHaveCount(0);
  await expect(practice(page).getByRole("button")).toHaveCount(0);
  await expect(practice(page).getByRole("link", { name: /^Edit/ })).toHaveCount(0);
  for (const method of ["delete", "patch"] as const) {
    const forged = await page.request[method](`/api/challenges/${challengeId}`, {
      data: { title: "Taken over", version: 1 },
    });
    expect(forged.status()).toBe(403);
  }

  const card = situations(page).filter({ hasText: mine });
  await expect(card.getByRole("link", { name: `Edit ${mine}` })).toBeVisible();
  await card.getByRole("button", { name: `Delete ${mine}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Are you sure you want to delete?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: `Delete ${mine}` }).click();
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(practice(page).filter({ hasText: ours })).toBeVisible();
  await expect(card).toHaveCount(0);

  await adminPage.goto("/");
  const ownCard = practice(adminPage).filter({ hasText: ours });
  await ownCard.getByRole("button", { name: `Delete ${ours}` }).click();
  await adminPage.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(ownCard).toHaveCount(0);
  await expect(practice(page).filter({ hasText: ours })).toHaveCount(0);
});

test("HOME-02 SCEN-05 Edit Story changes the card and leads back to where one was", async ({ memberPage: page }) => {
  const before = unique("Before");
  await store(page.request, "/api/scenarios", scenario(before));
  await page.goto("/");
  await situations(page)
    .getByRole("link", { name: `Edit ${before}` })
    .click();
  await expect(page.getByRole("heading", { name: "Edit Story" })).toBeVisible();
  const after = unique("After");
  await page.getByRole("textbox", { name: "Title" }).fill(after);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
  await expect(situations(page).first()).toContainText(after);
  await expect(situations(page).filter({ hasText: before })).toHaveCount(0);
});

test("HOME-01 empty lists say what to do next", async ({ memberPage: page }) => {
  const EMPTY = { "/myscenarios": "Compose Message", "/mylogs": "Create New Log" };
  for (const [path, next] of Object.entries(EMPTY)) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(/^(Nothing kept|No logs) yet\./)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: next })).toBeVisible();
  }
});

test("HOME-07 home leads with a box, whose message Compose Message reads, and goes on with", async ({
  memberPage: page,
}) => {
  await page.goto("/");
  const box = page.getByRole("textbox", { name: "What do you have to say today?" });
  const ask = page.getByRole("main").getByRole("button", { name: "Get Feedback" });
  await expect(ask).toBeDisabled();
  await box.fill("You never listen to me.");
  await box.press("Control+Enter");
  await expect(page).toHaveURL(/\/checkmessage$/);
  await expect(marks(page)).toHaveCount(1);
  await messageBox(page).fill("You never listen to me when I talk.");
  await page.goto("/");
  await expect(box).toHaveValue("You never listen to me when I talk.");
  await box.fill("a".repeat(1001));
  await expect(ask).toBeDisabled();
  await expect(page.getByText(/^This is 1,001 characters long, and 1,000 fit\./)).toBeVisible();
});

test("HOME-07 today is the next practice that is not done, and what is done says so", async ({
  memberPage: page,
  adminPage,
}) => {
  const [one, two] = [unique("Older"), unique("Newer")];
  await store(adminPage.request, "/api/challenges", challenge(one));
  const id = await store(adminPage.request, "/api/challenges", challenge(two));
  await page.goto("/");
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByRole("heading", { level: 3 })).toHaveText(two);
  await expect(today).toContainText("It trains observation, request: 2 sentences, about 4 min.");
  await today.getByRole("link", { name: `Begin ${two}` }).click();
  await expect(page).toHaveURL(new RegExp(`/takechallenge/${id}$`));
  await store(page.request, "/api/responses", { title: two, parentDoc: id, sentence0: "It came on Friday." });
  await page.goto("/");
  await expect(today.getByRole("heading", { level: 3 })).toHaveText(one);
  await expect(practice(page).filter({ hasText: two })).toContainText("Done");
  await expect(practice(page).filter({ hasText: one })).not.toContainText("Done");
});

test("HOME-07 what has just been submitted is not today's any more, without a reload", async ({
  memberPage: page,
  adminPage,
}) => {
  const [one, two] = [unique("Older"), unique("Newer")];
  for (const title of [one, two]) await store(adminPage.request, "/api/challenges", challenge(title));
  await page.goto("/");
  const today = page.getByRole("region", { name: "Today" });
  await today.getByRole("link", { name: `Begin ${two}` }).click();
  for (const tab of ["Rephrasing 1", "Rephrasing 2"]) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    await page.getByRole("textbox", { name: "Your rephrasing" }).filter({ visible: true }).fill("It came on Friday.");
  }
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page).toHaveURL(/\/submittedchallenge\//);
  await page.getByRole("banner").getByRole("link", { name: "Main", exact: true }).click();
  await expect(today.getByRole("heading", { level: 3 })).toHaveText(one);
  await expect(practice(page).filter({ hasText: two })).toContainText("Done");
});

test("HOME-07 both lists show five, are searched and chosen by theme, and open whole with the same words", async ({
  memberPage: page,
  adminPage,
}) => {
  const word = unique("Lighthouse");
  for (let left = 6; left > 0; left -= 1) {
    const about = { summary: `Our boss said no to the ${word}.` };
    await store(page.request, "/api/scenarios", { ...scenario(`Sit ${left}`), ...about });
    await store(adminPage.request, "/api/challenges", { ...challenge(`Rep ${left}`), ...about, tags: ["work"] });
  }
  await store(page.request, "/api/scenarios", { title: "Seat at home", summary: `The ${word} in the kitchen.` });
  await page.goto("/");
  await expect(situations(page)).toHaveCount(5);
  await expect(practice(page)).toHaveCount(5);
  await expect(practice(page).first()).toContainText(`Our boss said no to the ${word}.`);
  await expect(practice(page).first()).toContainText("about 4 min");
  const find = page.getByRole("group", { name: "Find something to practise" });
  await find.getByRole("searchbox", { name: "Search" }).fill(word.toUpperCase());
  await expect(page).toHaveURL(/q=LIGHTHOUSE/);
  await expect(situations(page).first()).toContainText("Seat at home");
  await find.getByRole("button", { name: "work" }).click();
  await expect(situations(page).filter({ hasText: "Seat at home" })).toHaveCount(0);
  await expect(situations(page)).toHaveCount(5);
  await expect(practice(page)).toHaveCount(5);

  await page.getByRole("link", { name: "Show all: Situations" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Situations");
  await expect(situations(page)).toHaveCount(6);
  await page.reload();
  await expect(situations(page)).toHaveCount(6);
  await page.getByRole("button", { name: "home" }).click();
  await expect(situations(page)).toHaveCount(1);
  await page.goBack();
  await page.getByRole("link", { name: "Show all: Practice Scenarios" }).click();
  await expect(practice(page)).toHaveCount(6);
  await page.getByRole("searchbox", { name: "Search" }).fill("nothing like it");
  await expect(page.getByText("No practice scenario is like this yet.")).toBeVisible();
});

test("HOME-07 an address that a mail programme added to shows both lists all the same", async ({
  memberPage: page,
  adminPage,
}) => {
  const word = unique("lantern");
  await store(adminPage.request, "/api/challenges", challenge(word));
  for (const path of ["/", "/challenges"]) {
    await page.goto(`${path}?utm_source=letter&q=${word}`);
    await expect(page.getByRole("listitem").getByRole("heading", { name: word })).toBeVisible();
  }
});

test("RESP-01 SCEN-01 what one has written is listed with how it begins", async ({ memberPage: page, adminPage }) => {
  const challenge = await store(adminPage.request, "/api/challenges", CHALLENGE);
  const answer = { parentDoc: challenge, title: CHALLENGE.title, sentence1: "Could you send it by Tuesday?" };
  await store(page.request, "/api/responses", answer);
  await store(page.request, "/api/scenarios", { title: "The rota", summary: "Saturday, for the third time." });
  await page.goto("/myscenarios");
  const itemOf = (title: string) => page.getByRole("article").filter({ hasText: title });
  await expect(itemOf(CHALLENGE.title)).toContainText("Could you send it by Tuesday?");
  await expect(itemOf("The rota")).toContainText("Saturday, for the third time.");
});

test("HOME-01 HOME-07 home's lists, whole, are accessible and fit a phone", async ({ memberPage: page }) => {
  for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    // Home itself, as every route, is looked at elsewhere.
    for (const address of ["/?all=situations", "/?all=practice"]) {
      await page.goto(address);
      await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
      await expectAccessible(page, `${address}, ${width} wide, ${colorScheme}`);
      await expectNoSidewaysScroll(page);
      if (address.endsWith("situations")) await expectFourFifths(page);
    }
  }
});

test("HOME-07 where looking on for today's practice fails it is said once, and asked again when somebody wants it", async ({
  openDesk,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(answeredWith(500));
  const { desk: page } = await openDesk();
  const oldest = unique("Oldest");
  await store(page.request, "/api/challenges", challenge(oldest));
  for (let at = 0; at < PAGE_SIZE_DEFAULT; at++) {
    const title = unique("Done");
    const id = await store(page.request, "/api/challenges", challenge(title));
    await store(page.request, "/api/responses", { title, parentDoc: id, sentence0: "It came on Friday." });
  }

  let asked = 0;
  const secondPage = /\/api\/challenges\?.*cursor=/;
  await page.route(secondPage, async (route) => {
    asked += 1;
    await route.fulfill({ status: 500, json: { error: { code: "INTERNAL", message: "No.", requestId: "1" } } });
  });
  await page.goto("/");
  const today = page.getByRole("region", { name: "Today" });
  const again = today.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  expect(asked, "requests for the page that is refused").toBeLessThan(5);
  await page.unroute(secondPage);
  await again.click();
  await expect(today.getByRole("heading", { level: 3 })).toHaveText(oldest);
});
