import type { Page } from "@playwright/test";
import { signUp } from "../fixtures/people.ts";
import { signIn } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const TABS = [
  "Intro",
  "Negative Emotions",
  "Unsupported Values & Needs",
  "Positive Emotions",
  "Supported Values & Needs",
  "Summary",
];
const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });

test("LEARN-01 six tabs are kept in this tab of the browser alone, cleared as a whole, or turned into a log", async ({
  page,
  context,
  request,
}) => {
  const email = await signUp(request);
  await page.goto("/emotionsandvalues");
  await expect(page.getByRole("tab")).toHaveText(TABS.map((name) => new RegExp(`${name}$`)));
  await step(page, "Negative Emotions").click();
  await page.getByRole("searchbox", { name: "Search: What felt bad" }).fill("worr");
  await panel(page).getByRole("checkbox", { name: "worried" }).check();
  await step(page, "Unsupported Values & Needs").click();
  await panel(page).getByRole("textbox", { name: "What could help?" }).fill("Ask for the plan");
  await page.reload();
  await expect(panel(page).getByRole("textbox", { name: "What could help?" })).toHaveValue("Ask for the plan");
  await step(page, "Summary").click();
  for (const kept of ["I feel worried.", "Ask for the plan"]) await expect(panel(page)).toContainText(kept);

  const other = await context.newPage();
  await other.goto("/emotionsandvalues");
  await step(other, "Summary").click();
  await expect(panel(other)).toContainText("Nothing is entered here yet.");

  await page.getByRole("button", { name: "Turn into a Log" }).click();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/newlog$/);
  await page.getByRole("button", { name: "Save & Close" }).click();
  await expect(page).toHaveURL(/\/mylogs$/);
  const { items } = await (await page.request.get("/api/logs")).json();
  expect(items[0]).toMatchObject({ NegN_: [{ text: "Ask for the plan" }], chosen: { NegF_: ["worried#0.45"] } });

  await page.goto("/emotionsandvalues");
  await page.getByRole("button", { name: "Clear All" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear everything" }).click();
  await expect(page.getByText("Step 1 of 6")).toBeVisible();
  await step(page, "Summary").click();
  await expect(panel(page)).toContainText("Nothing is entered here yet.");
});

test("LEARN-01 who has logged out leaves nothing of it to the next person in this tab", async ({
  memberPage: page,
  request,
}) => {
  await page.goto("/emotionsandvalues");
  await step(page, "Unsupported Values & Needs").click();
  await panel(page).getByRole("textbox", { name: "What could help?" }).fill("Ask for the plan");
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, await signUp(request));
  await expect(page.getByRole("banner").getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto("/emotionsandvalues");
  await step(page, "Summary").click();
  await expect(panel(page)).toContainText("Nothing is entered here yet.");
});

test("LEARN-01 whose session has ended elsewhere leaves nothing of it to the next person in this tab", async ({
  memberPage: page,
  request,
}) => {
  await page.goto("/emotionsandvalues");
  await step(page, "Unsupported Values & Needs").click();
  await panel(page).getByRole("textbox", { name: "What could help?" }).fill("Ask for the plan");
  await page.context().clearCookies();
  await page.goto("/signin");
  await signIn(page, await signUp(request));
  await expect(page.getByRole("banner").getByRole("button", { name: "Logout" })).toBeVisible();
  await page.goto("/emotionsandvalues");
  await step(page, "Summary").click();
  await expect(panel(page)).toContainText("Nothing is entered here yet.");
});

test("LEARN-01 what an older version kept is a clean start", async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem("reflection:anyone:/emotionsandvalues", '{"key":"x","chosen":[1]}'),
  );
  await page.goto("/emotionsandvalues");
  await expect(page.getByText("Step 1 of 6")).toBeVisible();
});

test("LEARN-01 the step that is open has its name in view, also once a phone has been turned", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/emotionsandvalues");
  await step(page, "Summary").click();
  for (const [width, height] of [[360, 780] as const, [780, 360] as const, [360, 780] as const]) {
    await page.setViewportSize({ width, height });
    await expect(step(page, "Summary"), `${width} wide`).toBeInViewport({ ratio: 1 });
  }
  await step(page, "Supported Values & Needs").click();
  await expect(step(page, "Supported Values & Needs")).toBeInViewport({ ratio: 0.9 });
});
