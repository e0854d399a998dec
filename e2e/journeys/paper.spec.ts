import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessible.ts";
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

/** Whoever reads on a dark screen prints dark ink, too. */
async function expectReadableOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expectAccessible(page, "on paper");
  await page.emulateMedia({ media: null, colorScheme: null });
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

test("LOG-02 a log on paper: each side that has something, the notes and whether they helped", async ({
  memberPage: page,
}) => {
  const id = await store(page.request, "/api/logs", {
    title: "A long Monday",
    NegN_: [{ text: "A walk at noon", selected: ["rest"], helped: true }],
    chosen: { NegF_: ["worn out#0.7"], NegN_: ["rest"] },
  });
  await page.goto(`/mylogs/${id}`);
  await expect(page.getByRole("button", { name: "Print Summary", exact: true })).toBeVisible();
  const printed = await print(page);
  expectOnPaper(printed, [
    /^A long Monday/,
    /Negative feelings\s+worn out/,
    /Unmet needs/,
    /A walk at noon/,
    /This helped\./,
  ]);
  expect(printed.text).not.toMatch(/Positive feelings|Edit/);
});

test("LOG-04 the pictures of one's logs on paper, with the logs, and without what is pressed", async ({
  memberPage: page,
}) => {
  await store(page.request, "/api/logs", {
    title: "A long Monday",
    NegN_: [{ text: "A walk at noon", selected: ["rest"], helped: true }],
    chosen: { NegF_: ["worn out#0.7"], NegN_: ["rest"] },
  });
  await page.goto("/mylogs");
  await expect(page.getByRole("button", { name: "Print Summary", exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const name of ["Your days", "Needs, week by week", "What helped"]) {
    await expect(page.getByRole("region", { name })).toBeVisible();
  }
  await expect(page.getByRole("table", { name: "Your days" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Logs" })).toContainText("A long Monday");
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Create New Log" })).toHaveCount(0);
  for (const name of ["Enhance positivity", "Improve negativity"]) {
    await expect(page.getByRole("region", { name })).toHaveCount(0);
  }
  // The shapes are in the ink of the light scheme, however dark the screen is.
  await expect(page.getByRole("table", { name: "Your days" }).locator("svg *").first()).toHaveCSS(
    "stroke",
    "rgb(164, 100, 28)",
  );
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("ART-01 an article on paper: its text, its quote and where its film is, without ways on", async ({
  memberPage: page,
}) => {
  const id = await store(page.request, "/api/articles", {
    title: "On asking first",
    mainText: '<h2>Why ask</h2><p>Because a guess is slow. See <a href="/diplomacyprinciples">why</a>.</p>',
    quote: "A guess ends the talk.",
    citation: "A colleague",
    tags: ["listening"],
  });
  await page.goto(`/myarticles/${id}`);
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
  const printed = await print(page);
  const parts = [
    /^On asking first/,
    /min read/,
    /A guess ends the talk\.\s+A colleague/,
    /Why ask\s+Because a guess is slow\./,
  ];
  expectOnPaper(printed, parts);
  expect(printed.text).not.toMatch(/Edit|My articles|Read next/);
  await expectReadableOnPaper(page);
});

test("LEARN-01 what a reflection brought up on paper, from any of its tabs", async ({ page }) => {
  await page.goto("/emotionsandvalues");
  await step(page, "Negative Emotions").click();
  await page.getByRole("searchbox", { name: "Search: What felt bad" }).fill("worr");
  await panel(page).getByRole("checkbox", { name: "worried" }).check();
  await step(page, "Unsupported Values & Needs").click();
  await box(page, "What could help?").fill("Ask for the plan");
  const parts = [
    /^Reflect on Emotions and Values/,
    /I feel worried\./,
    /Negative Emotions\s+worried/,
    /Ask for the plan/,
  ];
  expectOnPaper(await print(page), parts);
  await step(page, "Summary").click();
  await expect(page.getByRole("button", { name: "Print Summary", exact: true })).toBeVisible();
  expectOnPaper(await print(page), parts);
});
