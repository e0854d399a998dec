import type { Page } from "@playwright/test";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { newEmail, PASSWORD, signUp } from "../fixtures/people.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { JOINING_CODE } from "../fixtures/server.ts";
import { signIn } from "../fixtures/steps.ts";
import { GIVEN } from "../fixtures/template.ts";
import { expect, test } from "../fixtures/test.ts";

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test("AUTH-01 the sign-in page asks for e-mail and password and leads to a new password and to signing up", async ({
  page,
}) => {
  await page.goto("/SignIn");
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show the password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");

  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(/\/forgotpassword$/);
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test("AUTH-01 AUTH-04 HOME-06 somebody who is signed in goes from /signin, /signup and /main to /", async ({
  memberPage,
}) => {
  for (const path of ["/signin", "/signup", "/main", "/Main"]) {
    await memberPage.goto(path);
    await expect(memberPage).toHaveURL(/^https?:\/\/[^/]+\/$/);
  }
});

test("AUTH-02 an unknown e-mail is told to sign up, a wrong password to try again, and what was typed stays", async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(401));
  const email = await signUp(request);
  await page.goto("/signin");
  await signIn(page, newEmail());
  await expect(page.getByRole("alert")).toHaveText("User not found in records. Try signing up instead");

  await signIn(page, email, "not the password");
  await expect(page.getByRole("alert")).toHaveText("This password does not fit. Try again, or ask for a new one.");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue(email);

  // Case and blanks around an e-mail are slips, not another person.
  await signIn(page, ` ${email.toUpperCase()} `, PASSWORD);
  await expect(page.getByRole("link", { name: "Main", exact: true })).toBeVisible();
});

test("SHELL-07 AUTH-01 only somebody who has typed something is told at the sign-in page that it is kept", async ({
  page,
  adminPage,
}) => {
  const kept = page.getByText("What you typed is kept");
  const lead = page.getByText("Sign in to go on.");
  await page.goto("/signin");
  await expect(page.getByRole("heading", { name: "Sign in", level: 1 })).toBeVisible();
  await expect(lead.or(kept)).toHaveCount(0);

  await page.goto("/mylogs");
  await expect(page).toHaveURL(/\/signin\?next=/);
  await expect(lead).toHaveText("Sign in to go on.");
  await expect(kept).toHaveCount(0);

  // A page with a box: looked at, and then written in.
  const challenge = await store(adminPage.request, "/api/challenges", CHALLENGE);
  for (const text of ["", "Could we talk?"]) {
    await page.goto(`/takechallenge/${challenge}`);
    await page.getByRole("tab", { name: "Rephrasing 2", exact: true }).click();
    const panel = page.getByRole("tabpanel").filter({ visible: true });
    await panel.getByRole("textbox", { name: "Your rephrasing" }).fill(text);
    await page.getByRole("link", { name: "Sign in to submit" }).click();
    await expect(lead).toHaveText(text ? "Sign in to go on. What you typed is kept." : "Sign in to go on.");
  }
});

test("SHELL-07 a deep link leads through the sign-in page and back to where the person wanted to go", async ({
  page,
  request,
}) => {
  const email = await signUp(request);
  await page.goto("/checkmessage?from=mail#box");
  await expect(page).toHaveURL(/\/signin\?next=/);
  // Nothing was typed, so nothing of it is promised.
  await expect(page.getByText("Sign in to go on.", { exact: true })).toBeVisible();
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Compose Message" })).toBeVisible();
  expect(pathOf(page)).toBe("/checkmessage?from=mail");
  expect(new URL(page.url()).hash).toBe("#box");
});

const ELSEWHERE = [
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/.//elsewhere.example",
  "/x/..//elsewhere.example",
  "\\\\elsewhere.example",
  "/\t/elsewhere.example",
  "javascript:document.title='broken in'",
];

test("SHELL-07 signing in never leads to another site, whatever the address asks for", async ({
  page,
  context,
  request,
  expectedConsole,
}) => {
  // The cookie goes while the page may still be reading.
  expectedConsole.push(answeredWith(401));
  const email = await signUp(request);
  const hosts = new Set<string>();
  page.on("request", (asked) => {
    if (asked.isNavigationRequest()) hosts.add(new URL(asked.url()).host);
  });
  for (const next of ELSEWHERE) {
    await context.clearCookies();
    await page.goto(`/signin?next=${encodeURIComponent(next)}`);
    await signIn(page, email);
    await expect(page.getByRole("link", { name: "Main", exact: true }), next).toBeVisible();
    await expect(page, next).not.toHaveURL(/signin/);
  }
  await page.reload();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("AUTH-12 HOME-04 without a group the joining code comes first, then the terms, then the app", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(422), UNREACHABLE);
  await page.goto("/checkmessage");
  await signIn(page, GIVEN.homelessEmail);
  const field = page.getByLabel("Joining Code");
  const join = page.getByRole("button", { name: "Join With Group Code" });
  await expect(field).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await join.click();
  await expect(page.getByRole("alert")).toHaveText("A valid joining code is required");
  for (const refused of ["NO-SUCH-CODE", GIVEN.fullCode]) {
    await field.fill(refused);
    await join.click();
    await expect(page.getByRole("alert")).toHaveText("Invalid group code");
  }
  await field.fill(JOINING_CODE);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await context.setOffline(true);
  await join.click();
  await expect(page.getByRole("alert")).toHaveText("could not access group validation module");
  await expect(field).toHaveValue(JOINING_CODE);
  await context.setOffline(false);
  await join.click();

  const terms = page.getByRole("dialog", { name: "Terms of Use" });
  await expect(terms).toBeVisible();
  await expect(terms.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(terms).toBeVisible();
  await page.reload();
  await expect(terms).toBeVisible();
  await terms.getByRole("link", { name: "download your data or delete your account" }).click();
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  await expect(terms).toHaveCount(0);
  await page.goBack();
  await terms.getByRole("checkbox", { name: "I have read the Terms of Use and agree" }).check();
  await terms.getByRole("button", { name: "Close" }).click();

  // They had been welcomed and had a name: nothing else stands before the app.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Compose Message" })).toBeVisible();
  const { me } = await (await page.request.get("/api/session")).json();
  expect(me).toMatchObject({ terms: true, group: "GENERAL" });
});

for (const path of ["/termsofuse", "/privacypolicy"]) {
  test(`AUTH-13 ${path} says 18 or older, educational, not therapy and not emergency help`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main).toContainText("18 or older");
    await expect(main).toContainText(/educational/i);
    await expect(main).toContainText(/not (meant as )?therapy/i);
    await expect(main).toContainText(/emergenc/i);
  });
}

test("AUTH-14 a username is set, kept unique, and every refusal has its words", async ({
  memberPage: page,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const other = await openPage();
  await signUp(other.request);
  const taken = `Quiet Harbour ${Date.now()}`;
  expect((await other.request.put("/api/me/username", { data: { username: taken } })).ok()).toBe(true);

  await page.goto("/account");
  const field = page.getByRole("textbox", { name: "Username" });
  const set = page.getByRole("button", { name: "Set username" });
  const problem = page.getByRole("alert");
  const mine = await field.inputValue();

  await set.click();
  await expect(problem).toHaveText("This is already your current username");
  for (const empty of ["", "   "]) {
    await field.fill(empty);
    await set.click();
    await expect(problem).toHaveText("No update to username detected");
  }
  for (const name of [taken, taken.toUpperCase(), ` ${taken.replace(" ", "  ")} `]) {
    await field.fill(name);
    await set.click();
    await expect(problem).toHaveText("This username is taken. Please choose another");
  }
  const [red, green] = await problem.evaluate((element) => getComputedStyle(element).color.match(/\d+/g) ?? []);
  expect(Number(red), "errors are red").toBeGreaterThan(2 * Number(green));
  await expect(page.getByRole("link", { name: mine })).toBeVisible();

  await page.getByRole("button", { name: "Auto-generate username" }).click();
  await expect(page.getByText('Click "Set Username" if you are happy with this proposed name.')).toBeVisible();
  await expect(field).not.toHaveValue("");
  expect(await field.inputValue()).not.toBe(taken);

  const fresh = `Éva ${Date.now()}`;
  await field.fill(fresh);
  await set.click();
  await expect(page.getByText(`user name updated successfully to ${fresh}`)).toBeVisible();
  const account = page.getByRole("banner").getByRole("link", { name: fresh });
  await expect(account).toContainText("É");
  await page.reload();
  await expect(account).toBeVisible();
  const { me } = await (await page.request.get("/api/session")).json();
  expect(me).toMatchObject({ username: fresh, initials: "É" });
});
