import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { DIFFICULT } from "../fixtures/messages.ts";
import { newEmail, PASSWORD, signUp } from "../fixtures/people.ts";
import { JOINING_CODE } from "../fixtures/server.ts";
import { askForFeedback, comments, compose, messageBox, signIn, submitSignUp, toast } from "../fixtures/steps.ts";
import { GIVEN } from "../fixtures/template.ts";
import { expect, test } from "../fixtures/test.ts";

test("AUTH-04 AUTH-05 AUTH-06 AUTH-07 signing up says what is wrong, and keeps what was typed", async ({
  page,
  playwright,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409), answeredWith(422));
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const taken = await signUp(stranger);
  await stranger.dispose();
  const right = { email: newEmail(), password: PASSWORD, joiningCode: JOINING_CODE, terms: true };
  const problem = page.getByRole("alert");

  await page.goto("/signup");
  await submitSignUp(page, { ...right, terms: false });
  await expect(problem).toHaveText("You must agree to terms and conditions before submitting");
  for (const joiningCode of ["", "  "]) {
    await submitSignUp(page, { ...right, joiningCode });
    await expect(problem).toHaveText("A valid joining code is required");
  }
  await submitSignUp(page, { ...right, joiningCode: "NO-SUCH-CODE" });
  await expect(problem).toHaveText("Joining code not valid");
  await submitSignUp(page, { ...right, email: taken.toUpperCase() });
  await expect(problem).toHaveText("Try signing in instead");
  await submitSignUp(page, { ...right, password: "short" });
  await expect(page).toHaveURL(/\/signup$/);

  // Nothing of the wrong turns was stored, and nothing that was right is lost.
  await expect(page.getByLabel("ACCESS CODE")).toHaveValue(JOINING_CODE);
  await expect(page.getByRole("checkbox", { name: /Terms of Use/ })).toBeChecked();
  expect(await (await page.request.get("/api/session")).json()).toEqual({ me: null });
  await submitSignUp(page, right);
  await expect(page.getByRole("dialog", { name: "Welcome" })).toBeVisible();
});

test("AUTH-06 a full group refuses, and its last seat goes to one person", async ({ openPage, expectedConsole }) => {
  expectedConsole.push(answeredWith(422));
  const pages = await Promise.all([openPage(), openPage()]);
  await Promise.all(
    pages.map(async (page) => {
      await page.goto("/signup");
      await submitSignUp(page, { email: newEmail(), password: PASSWORD, joiningCode: GIVEN.lastSeatCode, terms: true });
      await expect(page.getByRole("alert").or(page.getByRole("dialog", { name: "Welcome" }))).toBeVisible();
    }),
  );
  const refusals = await Promise.all(pages.map((page) => page.getByRole("alert").allInnerTexts()));
  expect(refusals.flat()).toEqual(["Joining code not valid"]);

  const late = await openPage();
  await late.goto("/signup");
  await submitSignUp(late, { email: newEmail(), password: PASSWORD, joiningCode: GIVEN.fullCode, terms: true });
  await expect(late.getByRole("alert")).toHaveText("Joining code not valid");
});

test("AUTH-08 HOME-04 a new profile starts empty, is welcomed once, and names itself", async ({ page, openPage }) => {
  const email = newEmail();
  const me = async () => (await (await page.request.get("/api/session")).json()).me;
  await page.goto("/signup");
  await submitSignUp(page, { email, password: PASSWORD, joiningCode: JOINING_CODE, terms: true });

  const welcome = page.getByRole("dialog", { name: "Welcome" });
  await expect(welcome.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("dialog", { name: "Terms of Use" })).toHaveCount(0);
  expect(await me()).toMatchObject({ email, username: "", initials: "", terms: true, group: "GENERAL" });
  await welcome.getByRole("button", { name: "Let us begin" }).click();

  const choose = page.getByRole("dialog", { name: "Choose Username" });
  await expect(choose).toBeVisible();
  // A reload in the middle of the welcome goes on with it.
  await page.reload();
  await welcome.getByRole("button", { name: "Close" }).click();
  const name = `Newcomer ${Date.now()}`;
  await choose.getByRole("textbox", { name: "Username" }).fill(name);
  await choose.getByRole("button", { name: "Set username" }).click();

  // One guided try: a ready message, its mark explained, one wording taken.
  const first = page.getByRole("dialog", { name: "Your first minute" });
  await first.getByRole("button", { name: "See what may land badly" }).click();
  await expect(first.getByText("One phrase is marked.")).toBeFocused();
  await expect(first.locator("mark")).toHaveText("You should");
  for (const [width, colorScheme] of [[1280, "dark"] as const, [360, "light"] as const]) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `the first minute, ${width} wide, ${colorScheme}`);
  }
  await first.getByRole("button", { name: "Use this wording: I would like you to" }).click();
  await expect(first.getByText("Looks Good.")).toBeVisible();
  await expect(first.locator("mark")).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 780 });
  await first.getByRole("button", { name: "Look around first" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const elsewhere = await openPage();
  await elsewhere.goto("/signin");
  await signIn(elsewhere, email);
  await expect(elsewhere.getByRole("banner").getByRole("link", { name })).toBeVisible();
  await expect(elsewhere.getByRole("dialog")).toHaveCount(0);
});

test("AUTH-06 whoever has no code asks for one, and the admins find it", async ({ page, adminPage }) => {
  const email = newEmail();
  await page.goto("/signup");
  await page.getByRole("button", { name: "No code? Ask for one" }).click();
  await page.getByLabel("Your e-mail").fill(email);
  await page.getByLabel("What would you like to use it for?").fill("A course on Mondays.");
  await page.getByRole("button", { name: "Ask for a code" }).click();
  await expect(page.getByRole("status").filter({ hasText: `write to ${email}` })).toBeVisible();
  await adminPage.goto("/admin/ratings");
  await expect(adminPage.getByText("Asks for a joining code. A course on Mondays.")).toBeVisible();
  await expect(adminPage.getByText(email)).toBeVisible();
});

test("HOME-04 the welcome also ends when Choose Username is closed without a name", async ({ page }) => {
  await signUp(page.request, { onboarded: false });
  await page.goto("/");
  await page.getByRole("dialog", { name: "Welcome" }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog", { name: "Choose Username" }).getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog", { name: "Your first minute" })).toBeVisible();
  // It comes once, seen or not.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("SCEN-06 DATA-04 a first message gets feedback, is rated and kept, and outlives a power cut", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  // The page after saving may be on its way when the server goes.
  expectedConsole.push(UNREACHABLE, /Unable to preload/);
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await signUp(page.request);

  await page.goto("/");
  await page.getByRole("link", { name: "Compose Message" }).first().click();
  await messageBox(page).fill(DIFFICULT.text);
  await askForFeedback(page);
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await comments(page).first().getByRole("button", { name: "Thumbs up" }).click();
  await page.getByRole("button", { name: "Send Feedback" }).click();
  await expect(toast(page, "THANK YOU!")).toBeVisible();

  const stored = page.waitForResponse((answer) => answer.url().endsWith("/api/scenarios") && answer.status() === 201);
  await page.getByLabel("Title (optional)").fill("To my colleague");
  await page.getByRole("button", { name: "Save Message As Scenario" }).click();
  await stored;
  await installation.kill();
  await installation.start();

  await page.goto("/myscenarios");
  await page.getByRole("link", { name: "To my colleague", exact: true }).click();
  await expect(page.getByText(DIFFICULT.text)).toBeVisible();
  await page.close();
  await installation.stop();
  expect(await installation.query("select user_feedback_value as value, text_input from ratings")).toEqual([
    { value: "+1", text_input: DIFFICULT.text },
  ]);
});

test("SCEN-06 a message without a title is kept under its first words, and an empty one is not", async ({
  memberPage: page,
}) => {
  await compose(page, "");
  await page.getByRole("button", { name: "Save Message As Scenario" }).click();
  await expect(toast(page, "No input detected")).toBeVisible();
  await messageBox(page).fill(DIFFICULT.text);
  await page.getByRole("button", { name: "Save Message As Scenario" }).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  await expect(page.getByRole("heading", { name: "Completed Scenario and Situation Activities" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^You always forget my name/ })).toBeVisible();
});
