import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { compose, feedback, marks, messageBox, quiet, toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const SAD = "I am frustrated because the report came late again.";
const GUESS = "Are you feeling frustrated because you need reliability and consideration?";

const box = (page: Page) => page.getByRole("textbox", { name: "What is on your mind?" });
const ask = (page: Page) => page.getByRole("button", { name: "Get Empathy" });
const answer = (page: Page) => page.getByRole("region", { name: "Empathy" });

test("HELP-03 ENG-07 a visitor writes, waits, and gets a guess at feelings and needs", async ({ page }) => {
  await page.goto("/instantempathy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Instant Empathy");
  await expect(page.getByRole("button", { name: "Less Info" })).toBeVisible();
  await expect(page.getByText("What comes back")).toBeVisible();
  await page.getByRole("button", { name: "Less Info" }).click();
  await expect(page.getByText("What comes back")).toBeHidden();
  await page.getByRole("button", { name: "Privacy: Read More" }).click();
  await expect(page.getByText(/is not stored\. Please leave names out all the same\.$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
  await expect(box(page)).toHaveAttribute("rows", "3");
  await expect(page.getByText("10 left")).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route("**/getEmpathicResponse**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await box(page).fill(SAD);
  await ask(page).click();
  await expect(page.getByText("Getting empathy for you")).toBeVisible();
  held.resolve();
  await expect(answer(page)).toContainText(GUESS);
  await expect(page.getByText("9 left")).toBeVisible();

  // Another text is not answered by this; and what was typed stays.
  await box(page).press("End");
  await box(page).pressSequentially(" Again!");
  await expect(answer(page)).not.toContainText("Are you feeling");
  await page.reload();
  await expect(box(page)).toHaveValue(`${SAD} Again!`);
});

test("HELP-03 ENG-07 'Not quite' offers the next likely words, and what was found begins a message", async ({
  page,
  openPage,
}) => {
  await page.goto("/instantempathy");
  await box(page).fill(SAD);
  await ask(page).click();
  await expect(answer(page)).toContainText(GUESS);
  await page.getByRole("button", { name: "Not quite" }).click();
  await expect(page.getByText("Which of these is closer?")).toBeFocused();
  const felt = page.getByRole("group", { name: "What I feel" });
  await expect(felt.locator("[aria-pressed]")).toHaveCount(7);
  await felt.getByRole("button", { name: "annoyed" }).click();
  await page.getByRole("textbox", { name: "Own words: What matters to me" }).fill("a quiet evening");
  await page.getByRole("button", { name: "Add to What matters to me" }).click();
  const sentence = "I feel annoyed, because a quiet evening matters to me.";
  await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible();
  for (const [width, colorScheme] of [[1280, "dark"] as const, [360, "light"] as const]) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `empathy, ${width} wide, ${colorScheme}`);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("button", { name: "Turn this into a message" }).click();
  await expect(page).toHaveURL(/\/messagehelper\?/);
  await expect(messageBox(page)).toHaveValue(new RegExp(`^When \\[.*\\], ${sentence} Would you be willing`));

  const member = await openPage();
  await signUp(member.request);
  await member.goto("/instantempathy");
  await box(member).fill(SAD);
  await ask(member).click();
  await member.getByRole("button", { name: "Turn this into a message" }).click();
  await expect(member).toHaveURL(/\/checkmessage$/);
  await expect(messageBox(member)).toHaveValue(
    /I feel frustrated, because reliability and consideration matter to me\./,
  );
  await messageBox(member).fill("Could we talk about the report?");
  await member.reload();
  await expect(messageBox(member)).toHaveValue("Could we talk about the report?");
});

test("FB-07 nothing typed, a failing service and a slow one are told, and the text stays", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(500));
  await page.clock.install();
  await page.goto("/instantempathy");
  await ask(page).click();
  await expect(toast(page, "No input detected")).toBeVisible();
  await box(page).fill(SAD);
  await page.route("**/getEmpathicResponse**", (route) => route.fulfill({ status: 500, body: "broken" }), { times: 1 });
  await ask(page).click();
  await expect(toast(page, "Oops, there seems to be an issue, Please try later")).toBeVisible();
  await page.route("**/getEmpathicResponse**", () => new Promise<void>(() => {}), { times: 1 });
  const asked = page.waitForRequest("**/getEmpathicResponse**");
  await ask(page).click();
  await asked;
  await page.clock.fastForward(20_500);
  await expect(toast(page, "Request Cancelled due to taking too long.")).toBeVisible();
  await expect(box(page)).toHaveValue(SAD);
});

test("FB-07 HELP-03 without a network empathy says so and keeps the text, and comes once there is one", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  for (const [path, label] of [
    ["/instantempathy", "What is on your mind?"],
    ["/instantempathyuat", "Text"],
  ] as const) {
    await page.goto(path);
    await quiet(page);
    const typed = page.getByRole("textbox", { name: label });
    await typed.fill(SAD);
    await context.setOffline(true);
    await ask(page).click();
    await expect(toast(page, "There is no network just now. What you typed is still here.")).toBeVisible();
    await expect(typed).toHaveValue(SAD);
    await context.setOffline(false);
    await ask(page).click();
    await expect(page.getByText(GUESS)).toBeVisible();
  }
});

test("ENG-12 HELP-03 of a text in another language nothing is guessed: it says what is read, and words are there to choose", async ({
  page,
}) => {
  await page.goto("/instantempathy");
  await box(page).fill("Nunca me escuchas y estoy cansada de repetir lo mismo.");
  await ask(page).click();
  await expect(answer(page)).toHaveText(/^I read English so far\./);
  await page.getByRole("button", { name: "Choose words for it" }).click();
  await expect(page.getByRole("group", { name: "What I feel" })).toBeVisible();
});

test("FB-08 after ten answers no request is made", async ({ page }) => {
  await page.goto("/instantempathy");
  await page.evaluate(() => localStorage.setItem("countedAttempts", JSON.stringify({ instantempathy: 9 })));
  await page.reload();
  await box(page).fill(SAD);
  await ask(page).click();
  await expect(answer(page)).toContainText(GUESS);
  await expect(page.getByText("Limit on attempts exceeded. For further access, please Contact Us")).toBeVisible();
  await expect(ask(page)).toBeDisabled();
});

test("HELP-03 who wrote elsewhere finds the answer here at once, and only once", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("getEmpathicResponse")) requests.push(request.url());
  });
  await page.goto("/instantempathy");
  // The page stands: what the router keeps of its address does not write over this any more.
  await expect(box(page)).toBeVisible();
  await page.evaluate((input) => {
    history.replaceState({ ...history.state, input, getFeedbackOnLoad: true, sessionResponse: "12345" }, "");
  }, SAD);
  await page.reload();
  await expect(answer(page)).toContainText(GUESS);
  await page.reload();
  await expect(box(page)).toHaveValue(SAD);
  await expect(answer(page)).not.toContainText("Are you feeling");
  expect(requests).toHaveLength(1);
});

test("HELP-03 FB-14 with recordAttempt the try is kept with its groups; without, only that there was one", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await page.goto("/instantempathy");
  await box(page).fill("Nothing of this is kept.");
  await ask(page).click();
  await expect(answer(page).getByRole("blockquote")).toBeVisible();
  await page.goto("/instantempathy?recordAttempt=true&groups=G7");
  await expect(page.getByText("Kept without your name", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Privacy: Read More" }).click();
  await expect(
    page.getByText(/^Kept without your name\. .*no other company sees it\. Your text and its/),
  ).toBeVisible();
  await box(page).fill(SAD);
  await Promise.all([page.waitForResponse("**/prod/user_input"), ask(page).click()]);
  await page.close();
  await installation.stop();
  expect(await installation.query("select m, g, path from attempts")).toEqual([
    { m: SAD, g: "G7", path: "generalAttempt" },
  ]);
  const noted = await installation.query<{ name: string }>("select * from usage_records where name = 'get_empathy'");
  expect(noted).toHaveLength(2);
  expect(JSON.stringify(noted)).not.toContain("kept");
});

test("ENG-07 where somebody may be in danger, both boxes say where help is and nothing else", async ({
  memberPage: page,
}) => {
  const danger = "You never help me and I want to die.";
  await page.goto("/instantempathy");
  await box(page).fill(danger);
  await ask(page).click();
  await expect(answer(page)).toContainText("call the emergency number now");
  await expect(answer(page)).not.toContainText("Are you feeling");

  await compose(page, danger);
  await page.getByRole("button", { name: "Get Feedback", exact: true }).click();
  await expect(feedback(page).getByText("call the emergency number now").last()).toBeVisible();
  await expect(page.getByText("Looks Good.")).toHaveCount(0);
  await expect(marks(page)).toHaveCount(0);
  await messageBox(page).fill("You never help me.");
  await page.getByRole("switch", { name: "Feedback while typing" }).click();
  await expect(marks(page)).toHaveCount(1);
  await messageBox(page).press("End");
  await messageBox(page).pressSequentially(" I want to die.");
  await expect(feedback(page).getByText("call the emergency number now").last()).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
});

test("HELP-03 the test page shows the answer as it comes", async ({ page }) => {
  await page.goto("/instantempathyuat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Instant Empathy test");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Text" }).fill(SAD);
  await page.getByRole("button", { name: "Get Empathy" }).click();
  await expect(page.getByText(`<p>${GUESS}</p>`)).toBeVisible();
});
