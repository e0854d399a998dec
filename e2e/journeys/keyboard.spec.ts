import type { Locator, Page } from "@playwright/test";
import { DIFFICULT } from "../fixtures/messages.ts";
import { PASSWORD, signUp } from "../fixtures/people.ts";
import { comments, messageBox } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const TABS_MAX = 40;

/** Presses Tab until the element has the focus, and sees that a sighted person sees where it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(isFocusShown), "the focus is visible").toBe(true);
      return;
    }
  }
  throw new Error(`${TABS_MAX} presses of Tab do not reach ${target}`);
}

/** Whether the element, or what surrounds it closely, looks different with the focus than without. */
function isFocusShown(element: Element): boolean {
  const look = () => {
    // A border on its way to another colour could not be told from one that stays.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    return [element, element.parentElement ?? element]
      .map((shown) => getComputedStyle(shown))
      .map(({ outlineStyle, boxShadow, borderColor, backgroundColor }) =>
        [outlineStyle, boxShadow, borderColor, backgroundColor].join(" "),
      )
      .join();
  };
  const focused = look();
  (element as HTMLElement).blur();
  const blurred = look();
  (element as HTMLElement).focus({ preventScroll: true });
  return focused !== blurred;
}

test("SHELL-10 the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/termsofuse");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const isInside = await page.getByRole("main").evaluate((main) => main.contains(document.activeElement));
  expect(isInside, "the next Tab is inside the content").toBe(true);
});

test("SHELL-10 a menu of the bar opens, walks and closes by the keyboard", async ({ page }) => {
  await page.goto("/about");
  const workshops = page.getByRole("button", { name: "Workshops", exact: true });
  await tabTo(page, workshops);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "In-House" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await expect(workshops).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "In-House" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Public" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/publicworkshops$/);
});

test("SHELL-10 FB-02 signing in, writing, reading every comment and saving need no pointer", async ({
  page,
  request,
}) => {
  const email = await signUp(request);
  await page.goto("/checkmessage");
  await tabTo(page, page.getByLabel("E-mail", { exact: true }));
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Compose Message" })).toBeVisible();

  await tabTo(page, messageBox(page));
  await page.keyboard.type(DIFFICULT.text);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await expect(page.getByRole("region", { name: "Feedback" }).getByRole("status").first()).toHaveText(
    /^3 comments on your message/,
  );

  const heads = DIFFICULT.phrases.map((_, at) => comments(page).nth(at).getByRole("button").first());
  const [first, second, third] = heads as [Locator, Locator, Locator];
  await tabTo(page, first);
  await page.keyboard.press("ArrowDown");
  await expect(second).toBeFocused();
  await page.keyboard.press("End");
  await expect(third).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(third).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(second).toBeFocused();
  await page.keyboard.press("Home");
  await expect(first).toBeFocused();

  const up = comments(page).first().getByRole("button", { name: "Thumbs up" });
  await tabTo(page, up);
  await page.keyboard.press("Space");
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, page.getByRole("button", { name: "Send Feedback" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "THANK YOU!" })).toBeVisible();
  await messageBox(page).focus();
  await tabTo(page, page.getByRole("button", { name: "Save Message As Scenario" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/myscenarios$/);
});

test("SHELL-10 SCEN-08 who goes on by the keyboard begins at the head of the next step", async ({ page }) => {
  await page.goto("/respondtoscenario/scenario1");
  await page.getByRole("button", { name: "Next: My Interpretations" }).press("Enter");
  const panel = page.getByRole("tabpanel").filter({ visible: true });
  await expect(panel).toBeFocused();
  await expect(page.getByRole("tab", { name: "My Interpretations" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("searchbox")).toBeFocused();
  await page.getByRole("button", { name: "Previous: Instructions" }).press("Enter");
  await expect(panel).toBeFocused();
});
