import type { Page } from "@playwright/test";
import { IdentityProvider } from "../../apps/server/test/kit/identity-provider.ts";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { freePort } from "../fixtures/free-port.ts";
import { newEmail, signUp } from "../fixtures/people.ts";
import { JOINING_CODE } from "../fixtures/server.ts";
import { signIn, skipFirstMinute } from "../fixtures/steps.ts";
import { test as base, expect } from "../fixtures/test.ts";

interface Campus {
  readonly idp: IdentityProvider;
  readonly page: Page;
}

/** An installation with one provider, and a page of it. */
const test = base.extend<{ campus: Campus }>({
  campus: async ({ openInstallation, openPage }, use) => {
    base.slow();
    const port = await freePort();
    const idp = await IdentityProvider.open(`http://localhost:${port}/api/session/providers/campus/callback`);
    const providers = JSON.stringify([idp.setting("campus", "Campus")]);
    const installation = await openInstallation({ SIGN_IN_PROVIDERS: providers, PORT: `${port}` });
    await use({ idp, page: await openPage({ url: installation.url }) });
    await idp.close();
  },
});

const button = (page: Page) => page.getByRole("link", { name: "Sign in with Campus" });
async function continueAs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "The provider" })).toBeVisible();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("AUTH-01 AUTH-12 HOME-04 the first sign-in by a provider leads through the gates to where the person wanted to go", async ({
  campus: { idp, page },
}) => {
  const email = newEmail();
  idp.people.set("ada", { email, email_verified: true });
  await page.goto("/checkmessage");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, "sign-in with a provider");
  await button(page).click();
  await continueAs(page, "ada");
  await page.getByLabel("Joining Code").fill(JOINING_CODE);
  await page.getByRole("button", { name: "Join With Group Code" }).click();
  const terms = page.getByRole("dialog", { name: "Terms of Use" });
  await terms.getByRole("checkbox").check();
  await terms.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog", { name: "Welcome" }).getByRole("button", { name: "Let us begin" }).click();
  await page.getByRole("dialog", { name: "Choose Username" }).getByRole("button", { name: "Close" }).click();
  await skipFirstMinute(page);
  await expect(page.getByRole("heading", { name: "Compose Message" })).toBeVisible();
  await page.goto("/account");
  await expect(page.getByText(email)).toBeVisible();
});

test("AUTH-03 a password for such an account says to use the previous way, and opens it; turning back there shows nothing", async ({
  campus: { idp, page },
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(401));
  const email = newEmail();
  idp.people.set("bo", { email, email_verified: true });
  await page.goto("/signin");
  await button(page).click();
  await continueAs(page, "bo");
  await expect(page.getByLabel("Joining Code")).toBeVisible();
  await page.context().clearCookies();

  await page.goto("/signin");
  await signIn(page, email, "some password");
  await expect(page.getByRole("alert")).toHaveText("Please use previous sign up method");
  await expect(page.getByRole("heading", { name: "The provider" })).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("AUTH-01 an unconfirmed e-mail and one of somebody else's are refused with words", async ({
  campus: { idp, page },
}) => {
  const email = await signUp(page.request);
  await page.context().clearCookies();
  idp.people.set("cy", { email: newEmail(), email_verified: false });
  idp.people.set("di", { email, email_verified: true });
  await page.goto("/signin");
  await button(page).click();
  await continueAs(page, "cy");
  await expect(page.getByRole("alert")).toContainText("Your e-mail address is not confirmed there.");
  await page.context().clearCookies();
  await button(page).click();
  await continueAs(page, "di");
  await expect(page.getByRole("alert")).toHaveText("Try signing in instead");
  expect(await (await page.request.get("/api/session")).json()).toEqual({ me: null });
});

test("AUTH-01 where no provider is configured there is no button, and an address with a made-up problem says nothing", async ({
  page,
}) => {
  await page.goto("/signin?problem=<b>Call%20this%20number</b>");
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Sign in with/ })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
