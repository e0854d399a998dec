import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { DIFFICULT } from "../fixtures/messages.ts";
import { signUp } from "../fixtures/people.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { askForFeedback, comments, composeAndAsk, messageBox } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

/** Looks at what is shown now: at a desk and on a phone, in light and dark. */
async function expectGood(page: Page, what: string): Promise<void> {
  for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page, `${what}, ${width} wide, ${colorScheme}`);
    await expectNoSidewaysScroll(page);
  }
}

test("SHELL-10 FB-02 a marked message with all its comments, reasons and help is accessible", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, DIFFICULT.text);
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await comments(page).first().getByRole("button", { name: "Thumbs down" }).click();
  await comments(page).nth(1).getByRole("button", { name: "Why and how" }).click();
  await expect(
    comments(page)
      .nth(1)
      .getByRole("link", { name: /^Read More/ }),
  ).toBeVisible();
  await expectGood(page, "comments");

  await messageBox(page).fill("Something else.");
  await expect(page.getByRole("region", { name: "Before your change" })).toBeVisible();
  await expectGood(page, "comments on the text before its change");
  await page.getByRole("button", { name: "Questions or comments? Let us know." }).click();
  await expect(page.getByRole("dialog", { name: "How can we improve?" })).toBeVisible();
  await expectGood(page, "general feedback");
});

test("SHELL-10 HOME-04 the welcome is accessible, and keeps the keyboard inside", async ({ page }) => {
  await signUp(page.request, { onboarded: false });
  await page.goto("/");
  const welcome = page.getByRole("dialog", { name: "Welcome" });
  await expect(welcome).toBeVisible();
  await expectGood(page, "Welcome");
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press("Tab");
    const isInside = await welcome.evaluate((dialog) => dialog.contains(document.activeElement));
    expect(isInside, "the focus stays in the dialog").toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Choose Username" })).toBeVisible();
  await expectGood(page, "Choose Username");
});

test("SHELL-10 HOME-02 asking before deleting is accessible and gives the focus back", async ({ memberPage: page }) => {
  await store(page.request, "/api/scenarios", { title: "A seat by the window", summary: "Two want it." });
  await page.goto("/myscenarios");
  const remove = page.getByRole("button", { name: "Delete A seat by the window" });
  await remove.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectGood(page, "asking");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
});

test("SHELL-10 CHAL-02 every tab of a challenge is accessible, with feedback in it", async ({ page, adminPage }) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto(`/challenges/${id}`);
  for (const name of ["Scenario", "Rephrasing 1"]) {
    await page.getByRole("tab", { name, exact: true }).click();
    await expectGood(page, name);
  }
  await page.getByRole("textbox", { name: "Your rephrasing" }).filter({ visible: true }).fill(DIFFICULT.text);
  await askForFeedback(page);
  await expectGood(page, "a rephrasing with comments");
});

test("SHELL-10 the menus are accessible", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Workshops", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "In-House" })).toBeVisible();
  await expectAccessible(page, "a menu of the bar");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the menu on a phone");
});
