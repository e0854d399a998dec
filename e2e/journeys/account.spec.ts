import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { newEmail, PASSWORD, signUp } from "../fixtures/people.ts";
import { store } from "../fixtures/rows.ts";
import { compose, signIn } from "../fixtures/steps.ts";
import { GIVEN } from "../fixtures/template.ts";
import { expect, test } from "../fixtures/test.ts";

const NEW_PASSWORD = "another long password";
const fields = (page: Page) => ({
  first: page.getByLabel("New password", { exact: true }),
  again: page.getByLabel("The same once more", { exact: true }),
  change: page.getByRole("button", { name: "Change password" }),
});

test("AUTH-10 the account shows e-mail and username, and a new password needs both fields equal", async ({
  page,
  context,
}) => {
  const email = await signUp(context.request);
  await page.goto("/account");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(/^tester /);
  const { first, again, change } = fields(page);
  await expect(change).toBeDisabled();
  await first.fill(NEW_PASSWORD);
  await expect(change).toBeDisabled();
  await again.fill(`${NEW_PASSWORD}!`);
  await expect(change).toBeDisabled();
  await again.fill(NEW_PASSWORD);
  await change.click();
  await expect(page.getByText("password reset successfully")).toBeVisible();
  await expect(first).toHaveValue("");

  await context.clearCookies();
  await page.goto("/signin");
  await signIn(page, email, NEW_PASSWORD);
  await expect(page.getByRole("link", { name: "Main", exact: true })).toBeVisible();
});

test("AUTH-10 a password that is refused is said under the form, and what was typed stays", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(422));
  await page.goto("/account");
  const { first, again, change } = fields(page);
  await first.fill("short");
  await again.fill("short");
  await change.click();
  await expect(page.getByRole("alert")).toHaveText("A password has at least 8 characters.");
  await expect(first).toHaveValue("short");
});

test("AUTH-10 AUTH-11 who signed in a while ago gives the current password too", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  // It stops and starts an installation of its own.
  test.slow();
  expectedConsole.push(answeredWith(403), answeredWith(401));
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await signUp(page.request);
  await installation.stop();
  await installation.query("update sessions set created_at = now() - interval '1 hour'");
  await installation.start();

  await page.goto("/account");
  const { first, again, change } = fields(page);
  await first.fill(NEW_PASSWORD);
  await again.fill(NEW_PASSWORD);
  await change.click();
  await expect(page.getByRole("alert")).toHaveText("You signed in a while ago. Please give your current password too.");
  await page.getByLabel("Current password", { exact: true }).fill("not this one");
  await change.click();
  await expect(page.getByRole("alert")).toContainText("This password does not fit.");
  await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await change.click();
  await expect(page.getByText("password reset successfully")).toBeVisible();

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByLabel("Current password", { exact: true }).fill(NEW_PASSWORD);
  await expectAccessible(page, "the question before an account is deleted");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("You have successfully deleted your account.");
});

test("AUTH-17 another e-mail holds once the link in a mail to it is opened", async ({
  openPage,
  adminPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const page = await openPage();
  const before = await signUp(page.request);
  const wanted = newEmail();
  await page.goto("/account");
  await page.getByRole("button", { name: "Change e-mail" }).click();
  const field = page.getByLabel("New e-mail");
  await expect(field).toBeFocused();
  await field.fill(before);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("alert")).toHaveText("This is your e-mail already.");
  await expect(field).toHaveValue(before);
  await field.fill(wanted);
  await expectAccessible(page, "the form for another e-mail");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status").filter({ hasText: `We sent a mail to ${wanted}.` })).toBeVisible();
  await expect(page.getByText(before, { exact: true })).toBeVisible();

  // Without a mail server the admin finds the mails in the outbox and hands them on.
  const mails = await (await adminPage.request.get("/api/admin/mails")).json();
  const to = (email: string) => mails.items.find(({ recipient }: { recipient: string }) => recipient === email);
  expect(to(before).subject).toBe("Your Wellput account may get another e-mail");
  const mail = await (await adminPage.request.post(`/api/admin/mails/${to(wanted).id}/reading`)).json();
  await page.goto(/http:\S+\/confirmemail\?token=\S+/.exec(mail.text)?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Your e-mail is changed" })).toBeVisible();
  await page.getByRole("link", { name: "To your account" }).click();
  await expect(page.getByText(wanted, { exact: true })).toBeVisible();
});

test("AUTH-17 leaving the group asks first, leads to the joining-code gate, and a code opens it again", async ({
  openPage,
}) => {
  const page = await openPage();
  await signUp(page.request);
  await page.goto("/account");
  await page.getByRole("button", { name: "Leave the group" }).click();
  const dialog = page.getByRole("dialog", { name: "GENERAL" });
  await expect(dialog).toContainText("Are you sure you want to leave your group?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Leave the group" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Join your group" })).toBeVisible();
  await page.goto("/mylogs");
  await page.getByLabel("Joining Code").fill(GIVEN.partnerCode);
  await page.getByRole("button", { name: "Join With Group Code" }).click();
  await expect(page.getByRole("heading", { name: "Feelings, Needs, and Strategies" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText(`You belong to ${GIVEN.partnerName}.`)).toBeVisible();
});

test("AUTH-11 AUTH-12 AUTH-15 whoever has no group still takes their data, revokes tokens and deletes the account", async ({
  memberPage: page,
}) => {
  await store(page.request, "/api/logs", { title: "A quiet Monday" });
  const token = { id: randomUUID(), name: "My notebook", scopes: ["analysis"] };
  expect((await page.request.post("/api/me/tokens", { data: token })).status()).toBe(201);
  expect((await page.request.delete("/api/me/group")).ok()).toBe(true);
  await page.goto("/mylogs");
  await expect(page.getByRole("heading", { name: "Join your group" })).toBeVisible();
  await expectAccessible(page, "the gate of the joining code");
  await page.getByRole("link", { name: "download your data or delete your account" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  const own = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(own).toMatchObject({ logs: [{ title: "A quiet Monday" }], profile: [{ group: null }] });

  await page.getByRole("link", { name: "API tokens" }).click();
  await page.getByRole("button", { name: "Revoke My notebook" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("You have no token yet.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("You have successfully deleted your account.");
});

test("AUTH-15 one's own data comes as one JSON file", async ({ memberPage: page }) => {
  await store(page.request, "/api/logs", { title: "A quiet Monday" });
  await page.goto("/account");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("wellput-my-data.json");
  const own = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(own).toMatchObject({ logs: [{ title: "A quiet Monday" }], profile: [{ group: "GENERAL" }] });
});

test("AUTH-15 data that does not come is told of, and no refusal is saved in its place", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(401), /ERR_FAILED/);
  const files: string[] = [];
  page.on("download", (file) => files.push(file.suggestedFilename()));
  await page.goto("/account");
  const downloadLink = page.getByRole("link", { name: "Download my data" });
  await expect(downloadLink).toBeVisible();
  const { cookies } = await page.context().storageState();
  await page.context().clearCookies();
  await downloadLink.click();
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await page.context().addCookies(cookies);
  await page.goto("/account");
  await page.route("**/api/me/export", (route) => route.abort());
  await downloadLink.click();
  await expect(page.getByText("We could not reach the server. Check your connection and try again.")).toBeVisible();
  await page.unroute("**/api/me/export");
  const [file] = await Promise.all([page.waitForEvent("download"), downloadLink.dblclick()]);
  expect(await readFile(await file.path(), "utf8")).toContain('"profile"');
  expect(files, "pressed twice, it comes once").toEqual(["wellput-my-data.json"]);
});

test("AUTH-11 deleting the account asks, says so, signs out everywhere, and the account is gone", async ({
  page,
  context,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(401));
  const email = await signUp(context.request);
  const elsewhere = await openPage({ storageState: await context.storageState() });
  await compose(page, "A private word.");
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await expect(dialog).toContainText("Are you sure you want to Permanently Delete your account?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(
    "You have successfully deleted your account. We will log you out and delete your personal records",
  );
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page).toHaveURL(/\/signin$/);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("A private word.");
  await signIn(page, email);
  await expect(page.getByRole("alert")).toHaveText("User not found in records. Try signing up instead");
  await elsewhere.goto("/account");
  await expect(elsewhere).toHaveURL(/\/signin\?next=/);
});
