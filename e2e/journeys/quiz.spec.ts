import type { Page } from "@playwright/test";
import { feelingItems, judgmentItems } from "@wellput/content/quiz";
import { typeset } from "../../apps/web/src/lib/typeset.ts";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { expect, IN_THE_BROWSER, test } from "../fixtures/test.ts";

const ITEMS = new Map(typeset([...feelingItems, ...judgmentItems]).map((item) => [item.text, item]));
const KEY_OF = { feeling: "1", judgment: "2" } as const;

const quiz = (page: Page) => page.getByRole("region", { name: "Quiz" });
/** The sentence that is asked, once it is number `at`. */
async function sentenceAt(page: Page, at: number): Promise<string> {
  await expect(page.getByText(`Sentence ${at} of 10`)).toBeVisible();
  return (await quiz(page).locator("p[aria-live]").innerText()).trim();
}
function itemOf(text: string) {
  const item = ITEMS.get(text);
  if (!item) throw new Error(`The quiz has no sentence “${text}”.`);
  return item;
}

/** Plays a round by its keys, with the first `wrong` answers wrong, and says which sentences came. */
async function play(page: Page, wrong = 0): Promise<string[]> {
  const asked: string[] = [];
  for (let at = 1; at <= 10; at++) {
    const text = await sentenceAt(page, at);
    asked.push(text);
    const { answer } = itemOf(text);
    const other = answer === "feeling" ? "judgment" : "feeling";
    await page.keyboard.press(KEY_OF[at <= wrong ? other : answer]);
  }
  return asked;
}

test("QUIZ-01 a visitor plays by keys and presses; all right is told, why is shown, and nothing is kept", {
  tag: IN_THE_BROWSER,
}, async ({ page }) => {
  await page.goto("/judgmentsquiz");
  const first = await sentenceAt(page, 1);
  const isFeeling = itemOf(first).answer === "feeling";
  await page.getByRole("button", { name: isFeeling ? "A feeling" : "A judgment" }).click();
  for (let at = 2; at <= 10; at++) await page.keyboard.press(KEY_OF[itemOf(await sentenceAt(page, at)).answer]);
  await expect(page.getByRole("heading", { name: "Fantastic job!" })).toBeFocused();
  await expect(page.getByText("10 of 10 right")).toBeVisible();
  await expect(page.getByText("This result is not kept.")).toBeVisible();
  const answers = page.getByRole("region", { name: "Your answers" });
  await expect(answers.getByRole("listitem")).toHaveCount(10);
  await expect(answers.getByRole("listitem").first()).toContainText(itemOf(first).explanation);
  await expectAccessible(page, "the quiz's results");
  await page.getByRole("button", { name: "Ten new sentences" }).click();
  await sentenceAt(page, 1);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).not.toHaveURL(/judgmentsquiz/);
});

test("QUIZ-01 five feelings and five judgments come, each once, 300 ms after the answer before", {
  tag: IN_THE_BROWSER,
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/judgmentsquiz");
  await sentenceAt(page, 1);
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  for (let at = 1; at <= 10; at++) {
    asked.push(await sentenceAt(page, at));
    await page.keyboard.press("1");
    // A second key, pressed while the first is shown, answers nothing.
    await page.keyboard.press("2");
    await page.clock.runFor(290);
    if (at === 1) expect(await sentenceAt(page, 1)).toBe(asked[0]);
    await page.clock.runFor(20);
  }
  expect(asked.filter((text) => itemOf(text).answer === "feeling")).toHaveLength(5);
  expect(new Set(asked).size).toBe(10);
  await expect(page.getByText("5 of 10 right")).toBeVisible();
});

test("QUIZ-01 who wants to be told at once is, and the next sentence comes after 100 ms", {
  tag: IN_THE_BROWSER,
}, async ({ page }) => {
  await page.clock.install();
  await page.goto("/judgmentsquiz");
  await page.getByRole("switch", { name: "Tell me at once" }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  const first = await sentenceAt(page, 1);
  await page.keyboard.press("1");
  await page.clock.runFor(120);
  await sentenceAt(page, 2);
  await expect(quiz(page)).toContainText(itemOf(first).explanation);
  await expect(quiz(page)).toContainText(
    itemOf(first).answer === "feeling" ? "Yes: a feeling." : "Not quite: a judgment.",
  );
  await page.clock.resume();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Tell me at once" })).toBeChecked();
});

test("QUIZ-01 a round left halfway is no result: it waits in its tab, and in another one another begins", async ({
  memberPage: page,
}) => {
  await page.goto("/judgmentsquiz");
  for (let at = 1; at <= 3; at++) await page.keyboard.press(KEY_OF[itemOf(await sentenceAt(page, at)).answer]);
  // Gone while an answer is still shown.
  await sentenceAt(page, 4);
  await page.keyboard.press("1");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).not.toHaveURL(/judgmentsquiz/);
  const other = await page.context().newPage();
  await other.goto("/judgmentsquiz");
  await sentenceAt(other, 1);
  await expect(other.getByRole("region", { name: "Your rounds so far" })).toContainText("from the first round on");
  expect((await (await page.request.get("/api/quiz-results")).json()).items).toEqual([]);
});

test("QUIZ-01 what was missed is asked again until it is right, and the score stays", { tag: IN_THE_BROWSER }, async ({
  page,
}) => {
  await page.goto("/judgmentsquiz");
  const [first = "", second = ""] = await play(page, 2);
  await expect(page.getByText("8 of 10 right")).toBeVisible();
  const again = page.getByRole("region", { name: "Once more" });
  await expect(again).toContainText("2 sentences left");
  await expect(again.locator("p[aria-live]")).toHaveText(first);
  const wrong = itemOf(first).answer === "feeling" ? "2" : "1";
  await page.keyboard.press(wrong);
  await expect(again).toContainText(itemOf(first).explanation);
  await expect(again.locator("p[aria-live]")).toHaveText(second);
  await page.keyboard.press(KEY_OF[itemOf(second).answer]);
  await expect(again).toContainText("1 sentence left");
  await page.keyboard.press(KEY_OF[itemOf(first).answer]);
  await expect(again).toContainText("Now you have them all.");
  await expectAccessible(page, "the missed ones, asked again");
  await page.getByRole("button", { name: "See all ten answers" }).click();
  await expect(page.getByRole("region", { name: "Your answers" }).getByRole("listitem")).toHaveCount(10);
  await expect(page.getByText("8 of 10 right")).toBeVisible();
});

test("QUIZ-01 a signed-in person's rounds are kept, also where the first try failed, and drawn over time", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(500));
  await page.goto("/judgmentsquiz");
  const own = page.getByRole("region", { name: "Your rounds so far" });
  await expect(own).toContainText("Your results show here from the first round on.");
  await page.route(
    "**/api/quiz-results",
    (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, body: "broken" }) : route.continue(),
    { times: 2 },
  );
  await play(page, 1);
  await expect(page.getByRole("heading", { name: "Excellent work!" })).toBeVisible();
  await expect(page.getByText("Your result was not saved.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Save again" }).click();
  await expect(page.getByText("Saved to your account.")).toBeVisible();
  await expect(own).toContainText("Right answers: 9 of 10.");
  for (const wrong of [5, 0]) {
    await page.getByRole("button", { name: "Ten new sentences" }).click();
    await play(page, wrong);
    await expect(page.getByText("Saved to your account.")).toBeVisible();
  }
  const plot = own.getByRole("figure", { name: "Right answers" });
  await expect(plot.getByRole("img")).toHaveAccessibleName("In 3 rounds, from 9 right in the first to 10 in the last.");
  await plot.getByText("The numbers: Right answers").click();
  await expect(plot.getByRole("row")).toHaveCount(4);
  await expectAccessible(page, "the quiz with a plot");
  await page.reload();
  await expect(own).toContainText("8.0 of 10 right on average, in 3 rounds.");
});

test("QUIZ-01 a reload in the middle of a round goes on with it, and a round that is done makes room for another", async ({
  page,
}) => {
  await page.goto("/judgmentsquiz");
  for (let at = 1; at <= 5; at++) await page.keyboard.press(KEY_OF[itemOf(await sentenceAt(page, at)).answer]);
  const sixth = await sentenceAt(page, 6);
  await page.reload();
  expect(await sentenceAt(page, 6)).toBe(sixth);
  for (let at = 6; at <= 10; at++) await page.keyboard.press(KEY_OF[itemOf(await sentenceAt(page, at)).answer]);
  await expect(page.getByText("10 of 10 right")).toBeVisible();
  await page.reload();
  await sentenceAt(page, 1);
});
