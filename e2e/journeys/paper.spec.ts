import type { Page } from "@playwright/test";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { askForFeedback } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });

/** What of the product's frame and of its controls has no business on paper. */
const OF_THE_SCREEN = ["Logout", "Terms of Use", "Get Feedback", "Print Summary", "Delete", "Next", "Step ", "Back"];

interface Printed {
  readonly text: string;
  readonly pages: number;
}

/** Prints the page: what can be read on paper, and on how many sheets. */
async function print(page: Page): Promise<Printed> {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const text = await page.locator("body").innerText();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: null, colorScheme: null });
  return { text, pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}

function expectOnPaper({ text, pages }: Printed, parts: readonly RegExp[]): void {
  for (const part of parts) expect(text).toMatch(part);
  expect(text).toMatch(new RegExp(`\\b${new Date().getFullYear()}\\b`));
  expect(OF_THE_SCREEN.filter((words) => text.includes(words))).toEqual([]);
  expect(pages, "sheets for a few lines").toBe(1);
}

test("SCEN-10 SCEN-08 an answer to a situation on paper: the story, what was written, and phrases to watch out for", async ({
  page,
}) => {
  await page.goto("/respondtoscenario/scenario2");
  await step(page, "Aspirations").click();
  await box(page, "My aspiration").fill("You are a selfish person.");
  await askForFeedback(page);
  await step(page, "Final Message").click();
  await box(page, "Final message").fill("Could we try one of the ideas?");
  const parts = [
    /^The idea stomper/,
    /You work with Beatriz/,
    /Aspiration/,
    /Could we try one of the ideas\?/,
    /“selfish”/,
  ];
  expectOnPaper(await print(page), parts);
  await step(page, "Summary").click();
  expectOnPaper(await print(page), parts);
});

test("SCEN-03 SCEN-02 a private scenario on paper, while it is written and when it is kept", async ({
  memberPage: page,
}) => {
  await page.goto("/createprivate");
  await box(page, "Title").fill("The late report");
  await step(page, "Aspirations").click();
  await box(page, "My aspiration").fill("You are a lazy person.");
  await askForFeedback(page);
  await step(page, "Final Message").click();
  await box(page, "Final message").fill("Could you send it by Friday?");
  const parts = [
    /^The late report/,
    /You are a lazy person\./,
    /Could you send it by Friday\?/,
    /Phrases to watch out for/,
  ];
  expectOnPaper(await print(page), parts);

  await page.getByRole("button", { name: "Save Scenario" }).click();
  await page.getByRole("link", { name: "The late report", exact: true }).click();
  await expect(page.getByRole("list", { name: "Phrases to watch out for" })).toContainText("lazy");
  await expect(page.getByRole("button", { name: "Print Summary" })).toBeVisible();
  expectOnPaper(await print(page), parts);
});

test("RESP-02 submitted answers on paper: each beside its sentence, though its panel is closed on the screen", async ({
  memberPage: page,
  adminPage,
}) => {
  const { title, summary } = CHALLENGE;
  const parentDoc = await store(adminPage.request, "/api/challenges", CHALLENGE);
  const answers = { sentence0: "The report came on Friday.", sentence1: "Could you send it by Tuesday?" };
  const id = await store(page.request, "/api/responses", { parentDoc, title, summary, ...answers });
  await page.goto(`/submittedchallenge/${id}`);
  await expect(page.getByRole("main").getByText("You are always late.").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "Rephrasing 1" }).click();
  await expect(page.getByRole("main").getByText("The report came on Friday.").filter({ visible: true })).toHaveCount(0);
  expectOnPaper(await print(page), [
    new RegExp(`^${title}`),
    new RegExp(summary),
    /You are always late\.\s+The report came on Friday\./,
    /Send it now!\s+Could you send it by Tuesday\?/,
  ]);
});

test("LEARN-05 a practice on paper: every sentence beside what it has become, at any step", async ({ page }) => {
  await page.goto("/feedbackpractice");
  await box(page, "Your rephrasing").fill("Bayani is lazy.");
  await askForFeedback(page);
  const parts = [/^The Ungrounded Intern/, /scatterbrained\.\s+Bayani is lazy\./, /useless\.\s+Left empty/, /“lazy”/];
  expectOnPaper(await print(page), parts);
  await step(page, "Summary").click();
  expectOnPaper(await print(page), parts);
});
