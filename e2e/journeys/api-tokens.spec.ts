import type { Route } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { expect, test } from "../fixtures/test.ts";

test("DATA-07 a token is made from the account, shown once, lets a program in as far as it says, and is revoked", async ({
  memberPage: page,
  playwright,
}) => {
  await page.goto("/account");
  await page.getByRole("link", { name: "API tokens" }).click();
  await expect(page.getByText("You have no token yet.", { exact: false })).toBeVisible();
  await expect(page.getByText("All end when you set a new password.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Make token" })).toBeDisabled();
  await page.getByLabel("Name").fill("My notebook");
  const reading = page.getByLabel("See my data");
  await expect(reading).toHaveAccessibleDescription(/all that ‘Download my data’ holds: also your e-mail, sign-ins/);
  await reading.check();
  await page.getByRole("button", { name: "Make token" }).click();
  const secret = page.locator("code", { hasText: "wp_" });
  await expect(secret).toBeVisible();
  const token = (await secret.textContent()) ?? "";
  await expectAccessible(page, "a new token");
  await page.getByRole("button", { name: "I have it" }).click();
  await expect(secret).toBeHidden();

  const list = page.getByRole("list", { name: "Your tokens" });
  await expect(list).toContainText("It has not been used yet.");
  const program = await playwright.request.newContext({
    baseURL: new URL(page.url()).origin,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const read = await program.put("/prod/user_input", { form: { data: "You never listen to me." } });
  expect(read.headers()["ratelimit-policy"]).toMatch(/^"analysis";q=\d+;w=60$/);
  expect((await read.json()).user_input.sentence0.r_l).not.toEqual([]);
  expect((await program.get("/api/logs")).status()).toBe(200);
  expect((await program.delete("/api/logs/any")).status()).toBe(403);
  await page.reload();
  await expect(list).toContainText("My notebook");
  await expect(list).toContainText("Read messages · See my data");
  await expect(list).toContainText("Last used");
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Revoke My notebook" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("You have no token yet.", { exact: false })).toBeVisible();
  expect((await program.get("/api/logs")).status()).toBe(401);
  await program.dispose();
});

test("DATA-07 SHELL-10 a token whose answer was lost is in the list, is not made twice, and is revoked before another is made", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE, answeredWith(409));
  await page.goto("/account/tokens");
  await page.getByLabel("Name").fill("My notebook");
  const list = page.getByRole("list", { name: "Your tokens" }).getByRole("listitem");
  const make = page.getByRole("button", { name: "Make token" });
  const losing = async (route: Route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort("connectionfailed");
  };
  await page.route("**/api/me/tokens", losing);
  await make.click();
  await expect(page.getByText("We could not reach the server.", { exact: false })).toBeVisible();
  await expect(list).toHaveCount(1);
  await page.unroute("**/api/me/tokens", losing);
  await make.click();
  await expect(
    page.getByText("The token was made, but its secret was lost on the way.", { exact: false }),
  ).toBeVisible();
  await expect(list).toHaveCount(1);
  await page.getByRole("button", { name: "Revoke My notebook" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole("main").locator("div:focus")).toHaveCount(1);
  await make.click();
  await expect(page.locator("code", { hasText: "wp_" })).toBeVisible();
  await expect(list).toHaveCount(1);
});
