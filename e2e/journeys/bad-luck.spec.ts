import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { DIFFICULT } from "../fixtures/messages.ts";
import { signUp } from "../fixtures/people.ts";
import { CHALLENGE, store, titlesOf } from "../fixtures/rows.ts";
import {
  askForFeedback,
  comments,
  compose,
  composeAndAsk,
  messageBox,
  saveMessage,
  signIn,
  toast,
} from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const MINE = "/api/scenarios?mine=true";
const UNREACHABLE_TEXT = "We could not reach the server. Check your connection and try again.";
const KEPT_TEXT = "It was not saved. What you typed is still here.";
const title = (page: Page) => page.getByLabel("Title (optional)");

async function expectKept(page: Page, text: string): Promise<void> {
  await expect(toast(page, KEPT_TEXT).last()).toBeVisible();
  await expect(messageBox(page)).toHaveValue(text);
  await expect(title(page)).toHaveValue("To Ana");
}

test("AUTH-16 SHELL-07 a session that ended while writing keeps the text through signing in again", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(401));
  const email = await signUp(page.request);
  await compose(page, DIFFICULT.text);
  await title(page).fill("To Ana");
  const other = await context.newPage();
  await other.goto("/account");
  await other.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/signin$/);

  await saveMessage(page).click();
  await expect(page).toHaveURL(/\/signin\?next=%2Fcheckmessage$/);
  await expect(page.getByText("Sign in to go on. What you typed is kept.", { exact: true })).toBeVisible();
  await signIn(page, email);
  await expect(messageBox(page)).toHaveValue(DIFFICULT.text);
  await expect(title(page)).toHaveValue("To Ana");
  await saveMessage(page).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  expect(await titlesOf(page.request, MINE)).toEqual(["To Ana"]);
});

test("somebody else who signs in on the same device does not see what was typed", async ({
  page,
  playwright,
  baseURL,
}) => {
  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const second = await signUp(other);
  await other.dispose();
  await signUp(page.request);
  await compose(page, "For my eyes only.");
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await signIn(page, second);
  await page.getByRole("banner").getByRole("link", { name: "Compose Message" }).click();
  await expect(messageBox(page)).toHaveValue("");
});

test("SCEN-06 two tabs save two messages, and neither loses its own", async ({ memberPage: page, context }) => {
  const other = await context.newPage();
  await compose(page, "From the first tab.");
  await compose(other, "From the second tab.");
  await expect(messageBox(page)).toHaveValue("From the first tab.");
  await saveMessage(page).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  await expect(messageBox(other)).toHaveValue("From the second tab.");
  await saveMessage(other).click();
  await expect(other).toHaveURL(/\/myscenarios$/);
  await expect(page.getByRole("link", { name: "From the second tab.", exact: true })).toBeVisible();
  expect(await titlesOf(page.request, MINE)).toEqual(["From the second tab.", "From the first tab."]);
});

test("SCEN-06 offline, saving says so and keeps the text; back online it is stored once", async ({
  memberPage: page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  // The network goes once the page is whole: the next test is about one that goes before.
  const lastPart = page.waitForResponse((response) => response.url().includes("/assets/toasts-"));
  await compose(page, DIFFICULT.text);
  await title(page).fill("To Ana");
  await askForFeedback(page);
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await (await lastPart).finished();
  await context.setOffline(true);
  await saveMessage(page).click();
  await expect(toast(page, UNREACHABLE_TEXT)).toBeVisible();
  await expectKept(page, DIFFICULT.text);
  await page.getByRole("button", { name: "Get Feedback" }).click();
  const told = toast(page, "There is no network just now. What you typed is still here.");
  await expect(told.getByRole("button", { name: "Write offline" })).toBeVisible();
  await context.setOffline(false);
  await askForFeedback(page);
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await saveMessage(page).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  expect(await titlesOf(page.request, MINE)).toEqual(["To Ana"]);
});

test("SCEN-06 a network that goes before the page's last parts have come is told of all the same", async ({
  memberPage: page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  await page.route("**/assets/toasts-*", (route) => route.abort("internetdisconnected"));
  await compose(page, DIFFICULT.text);
  await title(page).fill("To Ana");
  await context.setOffline(true);
  await saveMessage(page).click();
  await expectKept(page, DIFFICULT.text);
});

test("FB-02 a drawing that does not come leaves the comments where they are", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  await page.route("**/assets/drawing-*", (route) => route.abort("internetdisconnected"));
  const missed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/drawing-"));
  await composeAndAsk(page, DIFFICULT.text);
  await missed;
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await expect(messageBox(page)).toHaveValue(DIFFICULT.text);
});

test("FB-02 comments whose part of the page did not come are told of, and the page loaded again keeps the text", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  const part = /\/assets\/answer-[\w-]{8}\.js$/;
  await page.route(part, (route) => route.abort("internetdisconnected"));
  await composeAndAsk(page, DIFFICULT.text);
  await expect(page.getByRole("alert")).toContainText("A part of this page did not come.");
  await expectAccessible(page, "comments that did not come");
  await page.unroute(part);
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(messageBox(page)).toHaveValue(DIFFICULT.text);
  await askForFeedback(page);
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
});

test("DATA-04 SCEN-06 a server killed in the middle of a save loses nothing, and the retry stores one", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await signUp(page.request);
  await compose(page, DIFFICULT.text);
  await title(page).fill("To Ana");
  installation.freeze();
  const sent = page.waitForRequest(
    (request) => request.url().endsWith("/api/scenarios") && request.method() === "POST",
  );
  await saveMessage(page).click();
  await sent;
  await installation.kill();
  await expectKept(page, DIFFICULT.text);
  await installation.start();
  await saveMessage(page).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  expect(await titlesOf(page.request, MINE)).toEqual(["To Ana"]);
});

/** Lets the next save reach the server, and loses the answer on its way back. */
async function loseNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(201);
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}

test("SCEN-06 a save whose answer was lost is stored once when it is tried again", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  await compose(page, DIFFICULT.text);
  await title(page).fill("To Ana");
  await loseNextAnswer(page, "/api/scenarios");
  await saveMessage(page).click();
  await expectKept(page, DIFFICULT.text);
  await saveMessage(page).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  expect(await titlesOf(page.request, MINE)).toEqual(["To Ana"]);
});

test("SCEN-06 what is edited after a lost answer and saved again is what is kept", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  await compose(page, "The first wording.");
  await title(page).fill("To Ana");
  await loseNextAnswer(page, "/api/scenarios");
  await saveMessage(page).click();
  await expectKept(page, "The first wording.");
  await messageBox(page).fill("The better wording.");
  await saveMessage(page).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  const { items } = await (await page.request.get(MINE)).json();
  expect(items.map(({ finalMessage }: { finalMessage: string }) => finalMessage)).toContain("The better wording.");
});

test("RESP-01 an answer that could not be submitted is kept and goes through later, once", async ({
  memberPage: page,
  context,
  adminPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto(`/takechallenge/${id}`);
  await page.getByRole("tab", { name: "Rephrasing 2" }).click();
  const box = page.getByRole("tabpanel").filter({ visible: true }).getByRole("textbox", { name: "Your rephrasing" });
  await box.fill("Could you send it by Tuesday?");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(toast(page, KEPT_TEXT)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole("tab", { name: "Rephrasing 2" }).click();
  await expect(box).toHaveValue("Could you send it by Tuesday?");
  await page.getByRole("button", { name: "Submit Response" }).dblclick();
  await expect(page).toHaveURL(/\/submittedchallenge\//);
  expect(await titlesOf(page.request, "/api/responses")).toEqual([CHALLENGE.title]);
});
