import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { JOINING_CODE } from "../fixtures/server.ts";
import { comments, feedback, marks, messageBox, signIn, submitSignUp } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const DANGER = "You never help me and I want to die.";
const box = (page: Page) => page.getByRole("textbox", { name: "What do you want to say?" });
const ask = (page: Page) => page.getByRole("main").getByRole("button", { name: "Get Feedback", exact: true });

test("HELP-01 FB-14 a stranger goes from the front page by an example and words of their own to an account", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await page.goto("/front");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Say the difficult thing well.");
  await expect(page.getByText("Read here, not kept")).toBeVisible();
  await expect(ask(page)).toBeDisabled();
  await page.getByRole("button", { name: "to a friend" }).click();
  await expect(box(page)).toHaveValue(/^You forgot my birthday again\./);
  await ask(page).click();

  await expect(page).toHaveURL(/\/messagehelper\?response=[1-9]\d{4}$/);
  const response = new URL(page.url()).searchParams.get("response");
  await expect(messageBox(page)).toHaveValue(/^You forgot my birthday again\./);
  await expect(marks(page)).toHaveCount(2);
  await expect(page.getByText(/\d left/)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/front$/);
  await box(page).fill("You never listen to me.");
  await expect(page.getByRole("button", { name: "to a friend" })).toHaveCount(0);
  await box(page).press("Control+Enter");
  await expect(marks(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Sign up" }).click();
  await submitSignUp(page, {
    email: "stranger@example.org",
    password: "correct horse",
    joiningCode: JOINING_CODE,
    terms: true,
  });
  // Whoever has signed up is back at the words that they wrote as a stranger.
  await expect(page).toHaveURL(/\/messagehelper\?response=/);
  await expect(messageBox(page)).toHaveValue("You never listen to me.");
  await page.close();
  await installation.stop();

  const noted = await installation.query<{ name: string; session_response: string; location_id: string }>(
    "select name, session_response, location_id from usage_records where name like 'get_feedback%' order by created_at",
  );
  expect(noted.slice(0, 2)).toEqual([
    { name: "get_feedback_from_homepage", session_response: response, location_id: "front" },
    { name: "get_feedback", session_response: response, location_id: "messagehelper" },
  ]);
  expect(new Set(noted.map(({ session_response }) => session_response)).size).toBe(2);
  expect(await installation.query("select id from attempts")).toEqual([]);
});

test("HELP-01 the helper asks once: a refresh keeps the words, and reads them when asked", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("user_input")) requests.push(request.url());
  });
  await page.goto("/front");
  await box(page).fill("You never listen to me.");
  await ask(page).click();
  await expect(marks(page)).toHaveCount(1);
  await page.reload();
  await expect(messageBox(page)).toHaveValue("You never listen to me.");
  await expect(marks(page)).toHaveCount(0);
  expect(requests).toHaveLength(1);
  await page.goBack();
  await expect(box(page)).toHaveValue("You never listen to me.");
});

test("HELP-01 what was tried on the front page is forgotten once it is cleared, and when its writer logs out", async ({
  page,
  request,
  expectedConsole,
}) => {
  // The page that is left may have asked for something by then.
  expectedConsole.push(answeredWith(401));
  const kept = () =>
    page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.values({ ...storage })).join(" "));
  await page.goto("/front");
  await box(page).fill("You never listen to me.");
  expect(await kept()).toContain("You never listen to me.");
  await box(page).fill("");
  expect(await kept()).not.toContain('"text":""');
  await box(page).fill("You never listen to me.");
  await page.goto("/signin");
  await signIn(page, await signUp(request));
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/signin/);
  expect(await kept()).not.toContain("You never listen to me.");
  await page.goto("/front");
  await expect(box(page)).toHaveValue("");
});

test("HELP-01 more than 1000 characters are kept whole and told, and blanks are nothing", async ({ page }) => {
  await page.goto("/front");
  await box(page).fill("a ".repeat(520));
  await expect(page.getByText(/^This is 1,040 characters long, and 1,000 fit\..* shorten it by 40,/)).toBeVisible();
  await expect(box(page)).toHaveValue("a ".repeat(520));
  await expect(ask(page)).toBeDisabled();
  await expectAccessible(page, "the front page with too long a message");
  await box(page).fill("   \n ");
  await expect(ask(page)).toBeDisabled();
  await box(page).fill("b".repeat(1000));
  await expect(page.getByText("1000 / 1000")).toBeVisible();
  await expect(ask(page)).toBeEnabled();
});

test("HELP-01 ENG-10 a message that shows somebody at risk gets help first, here and in the helper", async ({
  page,
}) => {
  await page.goto("/front");
  await box(page).pressSequentially(DANGER);
  await expect(page.getByText("call the emergency number now").last()).toBeVisible();
  await ask(page).click();
  await expect(feedback(page).getByText("call the emergency number now").last()).toBeVisible();
  await expect(comments(page)).toHaveCount(0);
});

test("HELP-01 sign-in says what this is, shows an example, and leads to trying it", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/signin/);
  const face = page.getByRole("region", { name: "What Wellput is" });
  await expect(face.getByRole("heading")).toHaveText("Say the difficult thing well.");
  const example = page.getByRole("figure", { name: "An example, as it is read" });
  await expect(example.locator("mark")).toHaveText(["betrayed", "always", "You should"]);
  await expect(example.getByRole("listitem")).toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 740 });
  const [form, aside] = await Promise.all([
    page.getByLabel("E-mail", { exact: true }).boundingBox(),
    face.boundingBox(),
  ]);
  expect(form?.y).toBeLessThan(aside?.y ?? 0);
  await face.getByRole("link", { name: "Try it without an account" }).click();
  await expect(page).toHaveURL(/\/front$/);
  for (const path of ["/instantempathy", "/judgmentsquiz", "/introchat"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/front");
  }
});
