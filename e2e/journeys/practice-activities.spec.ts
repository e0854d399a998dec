import type { Page } from "@playwright/test";
import { store } from "../fixtures/rows.ts";
import { askForFeedback } from "../fixtures/steps.ts";
import { expect, IN_THE_BROWSER, test } from "../fixtures/test.ts";

const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });
const SAMPLE = /began on the next task/;

test("LEARN-05 the Ungrounded Intern: two sentences, a free try, samples on demand and a summary", async ({ page }) => {
  await page.goto("/feedbackpractice");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Ungrounded Intern");
  await expect(page.getByRole("tab")).toHaveText([/Sentence 1$/, /Sentence 2$/, /Free try$/, /Summary$/]);
  await expect(panel(page).getByText("Sentence 1 of 3")).toBeVisible();
  await expect(panel(page).getByText(SAMPLE)).toBeHidden();
  await page.getByRole("button", { name: "Show Sample Feedback" }).click();
  await expect(panel(page).getByText(SAMPLE)).toBeVisible();
  await box(page, "Your rephrasing").fill("Bayani is lazy.");
  await askForFeedback(page);
  await page.getByRole("button", { name: "Next: Sentence 2" }).click();
  await expect(panel(page).getByRole("button", { name: "Show Sample Feedback" })).toBeVisible();
  await step(page, "Sentence 1").click();
  await expect(panel(page).getByText(SAMPLE)).toBeHidden();

  await step(page, "Free try").click();
  await expect(panel(page).getByRole("button", { name: /Sample Feedback/ })).toHaveCount(0);
  await box(page, "Your sentence").fill("The notes came on Friday.");
  await step(page, "Summary").click();
  await page.reload();
  for (const text of ["Bayani is lazy.", "The notes came on Friday."]) await expect(panel(page)).toContainText(text);
  await expect(panel(page).getByRole("button", { name: "Print Summary" })).toBeVisible();
  const watched = panel(page).getByRole("list", { name: "Phrases to watch out for" }).getByRole("listitem");
  await expect(watched).toHaveCount(1);
  await page.getByRole("button", { name: "Delete All Feedback" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete all" }).click();
  await expect(watched).toHaveCount(0);
});

test("FB-11 LEARN-05 a try is kept under its practice, and a first one without help is marked and shown beside the last", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await page.goto("/feedbackpractice");
  const typing = page.getByRole("switch", { name: "Feedback while typing" }).filter({ visible: true });
  await expect(typing, "nothing is marked before the first try").toHaveCount(0);
  for (const text of ["Bayani is lazy.", "Bayani left two tasks open."]) {
    await box(page, "Your rephrasing").fill(text);
    await askForFeedback(page);
  }
  await expect(typing).toHaveCount(1);
  await step(page, "Sentence 2").click();
  await page.getByRole("button", { name: "Show Sample Feedback" }).click();
  await box(page, "Your rephrasing").fill("His notes have no dates.");
  await askForFeedback(page);
  await step(page, "Summary").click();
  await page.reload();
  await expect(panel(page)).toContainText(
    /scatterbrained\.\s*Your first try\s*Bayani is lazy\.\s*Your last\s*Bayani left two tasks open\./,
  );
  await expect(panel(page)).toContainText(/useless\.\s*Your words\s*His notes have no dates\./);

  await page.goto("about:blank");
  await installation.stop();
  const kept = await installation.query("select path, old_m, m, tg, t from attempts order by created_at");
  const path = "publicScenarios/ungrounded_intern/attempts";
  expect(kept).toEqual([
    { path, old_m: "Bayani is scatterbrained.", m: "Bayani is lazy.", tg: "unaided", t: "O" },
    { path, old_m: "Bayani is scatterbrained.", m: "Bayani left two tasks open.", tg: null, t: "O" },
    { path, old_m: "His notes are useless.", m: "His notes have no dates.", tg: null, t: "O" },
  ]);
});

test("LEARN-05 every practice has its sentences and a summary as the last tab, in any case of its address", {
  tag: IN_THE_BROWSER,
}, async ({ page }) => {
  for (const [address, tabs] of [
    ["/practice/ungrounded_intern", 4],
    ["/practice/objectivity_practice", 9],
    ["/practice/Angry_Emoter", 9],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("tab")).toHaveCount(tabs);
    await expect(page.getByRole("tab").last()).toHaveText(/Summary$/);
  }
  await page.goto("/practice/nothing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no page here");
});

test("LEARN-05 HOME-03 the exercises are found at home and in the public list, and one begins again when asked", async ({
  memberPage: page,
}) => {
  await page.goto("/challenges");
  const exercises = page.getByRole("region", { name: "Practice pages" });
  await expect(exercises.getByRole("link")).toHaveText([
    "The Ungrounded Intern",
    "Objectivity practice",
    "The angry emoter",
  ]);
  await page.goto("/");
  // What is further down comes with the first sign of a hand.
  await page.mouse.move(5, 5);
  await exercises.getByRole("link", { name: "The angry emoter" }).click();
  await box(page, "Your rephrasing").fill("You never listen to me.");
  await step(page, "Summary").click();
  await page.getByRole("button", { name: "Start Again", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(panel(page)).toContainText("You never listen to me.");
  await page.getByRole("button", { name: "Start Again", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear and start again" }).click();
  await expect(panel(page).getByText("Sentence 1 of 8")).toBeVisible();
  await expect(box(page, "Your rephrasing")).toHaveValue("");
  await page.reload();
  await expect(box(page, "Your rephrasing")).toHaveValue("");
});

test("RESP-03 a message gets a makeover, which is kept among one's scenarios", async ({ memberPage: page }) => {
  const id = await store(page.request, "/api/scenarios", { title: "The key", finalMessage: "You always take my key." });
  await page.goto(`/myscenarios/${id}`);
  await page.getByRole("link", { name: "Practise it" }).click();
  await expect(page.getByRole("blockquote")).toHaveText("You always take my key.");
  const text = page.getByRole("textbox", { name: "Say it in another way" });
  await text.fill("On Monday the key was gone.");
  await page.reload();
  await expect(text).toHaveValue("On Monday the key was gone.");
  await askForFeedback(page);
  await page.getByRole("button", { name: "Submit", exact: true }).dblclick();
  await expect(page).toHaveURL(/\/myscenarios$/);
  const mine = page.getByRole("list", { name: "My scenarios" }).getByRole("listitem");
  await expect(mine).toHaveCount(2);
  await mine.first().getByRole("link", { name: "The key", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("On Monday the key was gone.");
});
