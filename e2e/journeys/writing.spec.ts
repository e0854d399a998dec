import type { Locator, Page } from "@playwright/test";
import { DIFFICULT } from "../fixtures/messages.ts";
import {
  askForFeedback,
  comments,
  compose,
  composeAndAsk,
  feedback,
  marks,
  messageBox,
  toast,
} from "../fixtures/steps.ts";
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

test("FB-13 a message that only had a wording put in is not called saved", async ({ memberPage: page }) => {
  const badge = (label: string) => page.getByText(label, { exact: true }).filter({ visible: true });
  await page.goto("/practice/angry_emoter");
  await page.getByRole("textbox", { name: "Your rephrasing" }).filter({ visible: true }).fill(DIFFICULT.text);
  await expect(badge("Draft on this device")).toBeVisible();
  await askForFeedback(page);
  await expect(badge("Saved to your account")).toBeVisible();
  await comments(page)
    .getByRole("button", { name: /^Use this wording/ })
    .first()
    .click();
  await expect(badge("Draft on this device")).toBeVisible();
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

const paste = (page: Page, text: string) =>
  page
    .evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
    .then(() => page.keyboard.press("ControlOrMeta+v"));

test("FB-18 FB-01 a pasted text that is too long is told with its length, and all of it is kept to be shortened", async ({
  memberPage: page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/prod/user_input")) requests += 1;
  });
  await compose(page, "Dear Tove. ");
  await messageBox(page).press("End");
  const long = "The report came on Friday. ".repeat(50);
  await paste(page, long);
  await expect(messageBox(page)).toHaveValue(`Dear Tove. ${long}`);
  const told = page.getByRole("alert").filter({ hasText: "This is 1,361 characters long, and 1,000 fit." });
  await expect(told).toContainText("It is all here: shorten it by 361, and it fits.");
  await expect(page.getByText("1361 / 1000")).toBeVisible();
  await expect(messageBox(page)).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: "Get Feedback", exact: true }).click();
  await expect(told).toHaveCount(2);
  expect(requests).toBe(0);

  // Typing on loses no letter; it is there after a reload, and becomes a message like any other once it is short enough.
  await messageBox(page).press("End");
  await messageBox(page).pressSequentially("more");
  await expect(page.getByText("1365 / 1000")).toBeVisible();
  await page.reload();
  await expect(messageBox(page)).toHaveValue(`Dear Tove. ${long}more`);
  await messageBox(page).press("ControlOrMeta+a");
  await paste(page, "x".repeat(999));
  await expect(page.getByRole("alert").filter({ hasText: "characters long" })).toHaveCount(0);
  await messageBox(page).pressSequentially("yyyy");
  await expect(messageBox(page)).toHaveValue(`${"x".repeat(999)}yyyy`);
});

test("FB-18 Compose asks to whom the message goes, and the feedback speaks to it", async ({ memberPage: page }) => {
  const whom = page.getByRole("radiogroup", { name: "To whom?" });
  await page.goto("/checkmessage");
  await expect(whom.getByRole("radio")).toHaveCount(3);
  await expect(whom.getByRole("radio", { name: /^Across/ })).toBeChecked();
  await whom.getByRole("radio", { name: /^Up/ }).check();
  await messageBox(page).fill("You are lazy.");
  const sent = page.waitForRequest("**/prod/user_input");
  await askForFeedback(page);
  expect(new URLSearchParams((await sent).postData() ?? "").get("d")).toBe("d");
  await expect(feedback(page).getByText(/With somebody above you/)).toBeVisible();

  // What was said for somebody above is no verdict on the same words to somebody below.
  await whom.getByRole("radio", { name: /^Down/ }).check();
  await expect(marks(page)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Before your change" })).toContainText("lazy");
  await askForFeedback(page);
  await expect(feedback(page).getByText(/From somebody who leads/)).toBeVisible();
  await page.reload();
  await expect(whom.getByRole("radio", { name: /^Down/ })).toBeChecked();
});

test("FB-15 an empty box has three examples to try, and each has something to show", async ({ memberPage: page }) => {
  const chips = page.getByRole("group", { name: "Try an example" }).getByRole("button");
  for (const path of ["/checkmessage", "/plaintextbox"]) {
    await page.goto(path);
    await expect(chips).toHaveCount(3);
    await chips.nth(1).click();
    await expect(messageBox(page)).not.toHaveValue("");
    await expect(chips).toHaveCount(0);
    await askForFeedback(page);
    await expect(marks(page).first()).toBeVisible();
    await messageBox(page).fill(" ");
    await expect(chips).toHaveCount(3);
  }
});

test("FB-15 Copy asks first while a [blank] is left", async ({ memberPage: page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  const question = page.getByRole("dialog", { name: "A [blank] is left" });
  await compose(page, "You came at nine.");
  await copy.click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await copied()).toBe("You came at nine.");

  await messageBox(page).fill("You came at [when].");
  await copy.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  expect(await copied()).toBe("You came at nine.");
  await copy.click();
  await question.getByRole("button", { name: "Copy all the same" }).click();
  await expect.poll(copied).toBe("You came at [when].");
});

test("FB-15 recent messages are kept only where somebody switches that on, for them alone, and go when they switch it off", async ({
  memberPage: page,
}) => {
  const keep = page.getByRole("switch", { name: /^Keep my recent messages/ });
  const recent = page.getByRole("list", { name: "Recent messages" }).getByRole("listitem");
  await composeAndAsk(page, "You are lazy.");
  await expect(keep).not.toBeChecked();
  await keep.click();
  await expect(recent).toHaveCount(0);
  await expect(page.getByText("None yet. The next one that you get feedback on is the first.")).toBeVisible();
  for (const text of ["You never listen.", "Your notes are sloppy."]) {
    await messageBox(page).fill(text);
    await askForFeedback(page);
  }
  await messageBox(page).fill("I want to die.");
  await askForFeedback(page);
  await expect(recent).toHaveText(["Your notes are sloppy.", "You never listen."]);

  // Picking one replaces what is there; undo brings that back, and never overwrites what is newer.
  await page.reload();
  await messageBox(page).fill("Half a thought");
  await recent.last().getByRole("button", { name: "You never listen.", exact: true }).click();
  await expect(messageBox(page)).toHaveValue("You never listen.");
  const undo = toast(page, "Your message was replaced.").last().getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(messageBox(page)).toHaveValue("Half a thought");
  await recent.last().getByRole("button", { name: "You never listen.", exact: true }).click();
  await messageBox(page).fill("Newer words");
  await undo.click();
  await expect(messageBox(page)).toHaveValue("Newer words");

  await recent
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(recent).toHaveText(["You never listen."]);
  await keep.click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain("You never listen.");
  await keep.click();
  await expect(recent).toHaveCount(0);
});
