import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { askForFeedback, comments } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const [FIRST, SECOND] = CHALLENGE.challengeObjectList;
const THIRD = { t: "G", p: "", s: "You never listen.", m: "" };

const open = (page: Page, tab: string) => page.getByRole("tab", { name: tab, exact: true }).click();
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page) => panel(page).getByRole("textbox", { name: "Your rephrasing" });
const better = (page: Page) => page.getByRole("region", { name: "Better than your first try" });

async function answer(page: Page, number: number, ...texts: string[]): Promise<void> {
  await open(page, `Rephrasing ${number}`);
  for (const text of texts) {
    await box(page).fill(text);
    await askForFeedback(page);
  }
}

async function expectFine(page: Page, what: string): Promise<void> {
  for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${what}, ${width} wide, ${colorScheme}`);
    await expectNoSidewaysScroll(page);
  }
}

test("CHAL-06 a finished challenge shows each sentence, one's own words with what is said of them, the sample, what got better, and the next", async ({
  memberPage: page,
  adminPage,
}) => {
  const next = await store(adminPage.request, "/api/challenges", { ...CHALLENGE, title: "The one after" });
  const id = await store(adminPage.request, "/api/challenges", {
    ...CHALLENGE,
    challengeObjectList: [FIRST, SECOND, THIRD],
  });
  await page.goto(`/takechallenge/${id}`);
  await answer(page, 1, "You are lazy.", "The report came on Friday.");
  await answer(page, 2, "You are rude.");
  await open(page, "Rephrasing 3");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page).toHaveURL(/\/submittedchallenge\//);

  const first = page.getByRole("region", { name: "Rephrasing 1" });
  await expect(first.getByRole("blockquote")).toHaveText(FIRST.s);
  await expect(first).toContainText(/Your first try\s*You are lazy\.\s*Your last\s*The report came on Friday\./);
  await expect(first.locator("mark")).toHaveText("lazy");
  await expect(first.getByText("Looks Good.")).toBeVisible();
  await expect(better(page)).toHaveCount(1);
  await expect(better(page).getByRole("listitem").first()).toContainText("lazy is gone: Verdict on a person");
  await expect(first.getByRole("list").filter({ hasText: FIRST.m })).toBeVisible();

  // What is marked still is said as it is, and nothing is called better.
  const second = page.getByRole("region", { name: "Rephrasing 2" });
  await expect(second.locator("mark")).toHaveText("rude");
  await expect(comments(page)).toHaveCount(1);
  await expect(second.getByRole("region", { name: "Better than your first try" })).toHaveCount(0);
  await expect(second.getByText(SECOND.m)).toBeVisible();

  await expect(page.getByText("1 sentence is left.")).toBeVisible();
  await expect(page.getByRole("blockquote").filter({ hasText: THIRD.s })).toBeVisible();
  await expectFine(page, "a finished challenge");
  await page.getByRole("link", { name: "The one after" }).click();
  await expect(page).toHaveURL(new RegExp(`/takechallenge/${next}$`));
});

test("CHAL-06 a second try with marks of its own is not called better than a clean first one", async ({
  memberPage: page,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", { ...CHALLENGE, challengeObjectList: [SECOND] });
  await page.goto(`/takechallenge/${id}`);
  await answer(page, 1, "Could you send it by Tuesday?", "You are lazy.");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByRole("region", { name: "Rephrasing 1" }).locator("mark")).toHaveText("lazy");
  await expect(better(page)).toHaveCount(0);
});

test("ENG-12 CHAL-06 an answer in another language is told to be one when all is done, instead of praise", async ({
  memberPage: page,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", { ...CHALLENGE, challengeObjectList: [SECOND] });
  await page.goto(`/takechallenge/${id}`);
  await answer(page, 1, "¿Podrías enviarme el informe antes del martes, por favor?");
  await page.getByRole("button", { name: "Submit Response" }).click();
  const words = page.getByRole("region", { name: "Rephrasing 1" });
  await expect(words.getByText(/^I read English so far/)).toBeVisible();
  await expect(words.getByText("Looks Good.")).toHaveCount(0);
});

test("CHAL-06 a visitor on a phone sees how it went without an account, and goes on from there", async ({
  page,
  adminPage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto(`/takechallenge/${id}`);
  await answer(page, 1, "You are lazy.", "The report came on Friday.");
  await open(page, "Rephrasing 2");
  await page.getByRole("button", { name: "See how it went" }).click();
  await expect(page.getByRole("heading", { name: "How it went" })).toBeFocused();
  const first = page.getByRole("group", { name: "Rephrasing 1" });
  await expect(better(page).getByRole("listitem").first()).toContainText("lazy is gone");
  await expect(first.getByRole("list").filter({ hasText: FIRST.m })).toBeVisible();
  const second = page.getByRole("group", { name: "Rephrasing 2" });
  await expect(second).toContainText("Left empty");
  await expect(second).toContainText("Try it on your own first.");
  await expect(page.getByText("Next", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in to submit" })).toBeVisible();
  await expectFine(page, "a look back");
  await page.getByRole("button", { name: "Back to the sentences" }).click();
  await open(page, "Rephrasing 1");
  await expect(box(page)).toHaveValue("The report came on Friday.");
});

test("CHAL-06 a practice ends with what is said of one's words, what got better, and the sample", async ({ page }) => {
  await page.goto("/practice/ungrounded_intern");
  const box = panel(page).getByRole("textbox", { name: "Your rephrasing" });
  for (const text of ["Bayani is lazy.", "Bayani left two tasks open."]) {
    await box.fill(text);
    await askForFeedback(page);
  }
  await page.getByRole("tab", { name: "Summary" }).click();
  await expect(panel(page).locator("mark").first()).toHaveText("lazy");
  await expect(better(page).getByRole("listitem").first()).toContainText("lazy is gone");
  await expect(panel(page).getByText("Looks Good.")).toBeVisible();
  await expect(panel(page).getByRole("blockquote").first()).toContainText("Bayani");
  await expect(panel(page)).toContainText(/The sample\s*On two days last week, Bayani began/);
  await expect(page.getByRole("region", { name: "To take with you" })).toContainText("Say what somebody did");
  await expect(page.getByRole("link", { name: "Use this in a message of your own" })).toHaveAttribute("href", "/front");
  await expect(page.getByRole("link", { name: "Objectivity practice" })).toBeVisible();
  await expectFine(page, "a finished practice");
});

test("CHAL-06 SCEN-10 a guide ends with what is said of its message, what got better, and where to go on", async ({
  memberPage: page,
}) => {
  await page.goto("/respondtoscenario/scenario2");
  await open(page, "Final Message");
  for (const text of ["You are rude.", "Could we try one idea for a week?"]) {
    await panel(page).getByRole("textbox", { name: "Final message", exact: true }).fill(text);
    await askForFeedback(page);
  }
  await open(page, "Summary");
  await expect(panel(page)).toContainText(/Your first try\s*You are rude\.\s*Your last\s*Could we try one idea/);
  await expect(better(page).getByRole("listitem").first()).toContainText("rude is gone");
  await expect(panel(page).getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  await expectFine(page, "a finished guide");
  await panel(page).getByRole("link", { name: "Use this in a message of your own" }).click();
  await expect(page).toHaveURL(/\/checkmessage$/);
});

test("CHAL-06 a composed message is kept and practised in one step", async ({ memberPage: page }) => {
  await page.goto("/checkmessage");
  await page.getByRole("textbox", { name: "Your message", exact: true }).fill("The key was gone on Monday.");
  await page.getByRole("button", { name: "Save and practise it" }).click();
  await expect(page.getByRole("blockquote")).toHaveText("The key was gone on Monday.");
  await expect(page.getByRole("textbox", { name: "Say it in another way" })).toBeVisible();
});

test("CHAL-06 a composed message is copied where it is written and where it is kept", async ({ memberPage: page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  await page.goto("/checkmessage");
  await expect(copy).toHaveCount(0);
  await page.getByRole("textbox", { name: "Your message", exact: true }).fill("The key was gone on Monday.");
  await copy.click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await copied()).toBe("The key was gone on Monday.");
  const id = await store(page.request, "/api/scenarios", { title: "The key", finalMessage: "Could you ask me first?" });
  await page.goto(`/myscenarios/${id}`);
  await copy.click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await copied()).toBe("Could you ask me first?");
});
