import type { Locator, Page } from "@playwright/test";
import { DIFFICULT } from "../fixtures/messages.ts";
import { comments, composeAndAsk, feedback, marks, messageBox, toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

/** So many comments that they fill more than one screen. */
const LONG = "You are lazy. You never listen. Your notes are sloppy. You are rude. You always forget my name.";

test("FB-17 on a wide screen the message stays in view while its comments are read", async ({ memberPage: page }) => {
  await composeAndAsk(page, LONG);
  await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await expect(comments(page)).toHaveCount(5);
  await comments(page).last().getByRole("button", { name: "Why and how" }).click();
  await comments(page).last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY), "there is something to scroll").toBeGreaterThan(200);
  await expect(messageBox(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Get Feedback", exact: true })).toBeInViewport();
  const [bar, box] = [await page.getByRole("banner").boundingBox(), await messageBox(page).boundingBox()];
  expect(box?.y, "below the bar").toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

async function tapOn(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to tap on");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("FB-17 a tap on a mark leads to its comment, and a tap there back to the mark, without a keyboard", async ({
    page,
  }) => {
    await page.goto("/plaintextbox");
    await messageBox(page).fill(LONG);
    await page.getByRole("button", { name: "Get Feedback", exact: true }).tap();
    await expect(marks(page)).toHaveCount(5);
    await expect(messageBox(page)).not.toBeFocused();
    const mark = marks(page).nth(3);
    await mark.scrollIntoViewIfNeeded();
    await tapOn(page, mark);
    const card = page.locator(`[id="${await mark.getAttribute("aria-details")}"]`);
    await expect(card).toBeInViewport();
    await expect(card).toHaveAttribute("data-active", "true");
    await card.getByText("Go to it").tap();
    await expect(mark).toBeInViewport();
    await expect(mark).toHaveAttribute("data-active", "true");
    await expect(messageBox(page)).not.toBeFocused();
  });
});

test("FB-13 undo takes a wording back and leaves what was typed since", async ({ memberPage: page }) => {
  await composeAndAsk(page, DIFFICULT.text);
  const undo = toast(page, "The phrase was replaced.").last().getByRole("button", { name: "Undo" });
  const use = comments(page)
    .getByRole("button", { name: /^Use this wording/ })
    .last();
  await use.click();
  const worded = await messageBox(page).inputValue();
  await messageBox(page).fill(`Hello. ${worded}`);
  await undo.click();
  await expect(messageBox(page)).toHaveValue(`Hello. ${DIFFICULT.text}`);

  await messageBox(page).fill(DIFFICULT.text);
  await use.click();
  await messageBox(page).fill("All of it is new.");
  await undo.click();
  await expect(toast(page, "You have changed this phrase since, so it stays as you wrote it.")).toBeVisible();
  await expect(messageBox(page)).toHaveValue("All of it is new.");
});

test("FB-05 what is put away is counted out, and a button never hides a single comment", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, LONG);
  await expect(comments(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Show 2 more" })).toBeVisible();
  await comments(page).first().getByRole("button", { name: "Thumbs down" }).click();
  await comments(page).first().getByRole("button", { name: "Dismiss" }).click();
  await expect(comments(page)).toHaveCount(4);
  await expect(page.getByRole("button", { name: /^Show \d+ more$/ })).toHaveCount(0);
  await expect(marks(page)).toHaveCount(4);
  await expect(feedback(page).getByText("4 comments left.").last()).toBeVisible();
  await expect(feedback(page).getByText("5 phrases")).toHaveCount(0);
  await expect(feedback(page).getByText("1 comment was put away.")).toBeVisible();
  await feedback(page).getByRole("button", { name: "Undo" }).click();
  await expect(comments(page)).toHaveCount(3);
});
