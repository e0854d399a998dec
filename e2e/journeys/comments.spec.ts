import type { Locator, Page } from "@playwright/test";
import { DIFFICULT } from "../fixtures/messages.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
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

test("FB-02 pointing at a phrase lights its comment, and the reverse", async ({ memberPage: page }) => {
  await composeAndAsk(page, DIFFICULT.text);
  const lit = async (at: number) => {
    for (const [index] of DIFFICULT.phrases.entries()) {
      await expect(comments(page).nth(index)).toHaveAttribute("data-active", String(index === at));
      await expect(marks(page).nth(index)).toHaveAttribute("data-active", String(index === at));
    }
  };
  await pointAt(page, marks(page).nth(1));
  await lit(1);
  await comments(page).nth(2).hover();
  await lit(2);
  await page.getByRole("heading", { level: 1 }).hover();
  await lit(-1);

  // By keyboard: a phrase is a link to its comment, and the comment's head goes back to the phrase.
  const phrase = marks(page).nth(0).getByRole("link");
  await phrase.focus();
  await lit(0);
  await page.keyboard.press("Enter");
  await expect(comments(page).nth(0).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(messageBox(page)).toBeFocused();
  expect(await selectedText(messageBox(page))).toMatch(DIFFICULT.phrases[0]);
});

async function pointAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to point at");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

const selectedText = (box: Locator) =>
  box.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));

test("FB-04 a comment says why and how, with an article to read more", async ({ memberPage: page, context }) => {
  await composeAndAsk(page, DIFFICULT.text);
  const card = comments(page).first();
  await expect(card.getByText("Read More")).toBeHidden();
  await card.getByRole("button", { name: "Why and how" }).click();
  const link = card.getByRole("link", { name: /^Read More/ });
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  const code = new URL(opened.url()).hash.slice(1);
  expect(code).toBe("NO_BIAS");
  await expect(opened.locator(`[id="${code}"]`)).toBeInViewport();
});

test("FB-04 FB-05 the first comment shows the same said badly and well, drawings say what they are of, and ratings are called so", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, DIFFICULT.text);
  const pairs = feedback(page).getByRole("list", { name: "Before and after" });
  await expect(pairs).toHaveCount(1);
  await expect(comments(page).first().getByRole("list", { name: "Before and after" })).toBeVisible();
  await expect(pairs.getByRole("listitem")).toHaveCount(1);
  await comments(page).first().getByRole("button", { name: "Why and how" }).click();
  await expect(pairs.getByRole("listitem")).toHaveCount(3);

  const captions = feedback(page).locator("figcaption");
  await expect(captions).toHaveText(["Exaggeration or mind reading", "Verdict on a person", /^\S/]);
  const ratings = feedback(page).getByRole("group", { name: "Send these ratings" });
  await expect(ratings.getByRole("button", { name: "Send Feedback" })).toBeVisible();

  // With the last comment of its code a drawing goes, too.
  await comments(page).first().getByRole("button", { name: "Thumbs down" }).click();
  await comments(page).first().getByRole("button", { name: "Dismiss" }).click();
  await expect(captions).toHaveText(["Verdict on a person", /^\S/]);
});

test("FB-04 thumbs up and down are exclusive, a reason goes with its thumb, and a new attempt starts afresh", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, DIFFICULT.text);
  const card = comments(page).first();
  const [up, down] = [
    card.getByRole("button", { name: "Thumbs up" }),
    card.getByRole("button", { name: "Thumbs down" }),
  ];
  const reason = card.getByRole("textbox", { name: "Tell us more?" });
  await expect(reason).toHaveCount(0);

  await up.click();
  await expect(up).toHaveAttribute("aria-pressed", "true");
  await down.click();
  await expect(up).toHaveAttribute("aria-pressed", "false");
  await expect(down).toHaveAttribute("aria-pressed", "true");
  await reason.fill("It really was always.");
  await down.click();
  await expect(reason).toHaveCount(0);
  await down.click();
  await expect(reason).toHaveValue("");
  await up.click();
  await expect(reason).toHaveCount(0);

  await messageBox(page).fill(`${DIFFICULT.text} Yes.`);
  await askForFeedback(page);
  await expect(up).toHaveAttribute("aria-pressed", "false");
});

test("FB-05 only rated comments are sent; a disagreed one leaves the list, with a way back", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, DIFFICULT.text);
  const send = page.getByRole("button", { name: "Send Feedback" });
  await send.click();
  await expect(toast(page, "No Feedback Detected")).toBeVisible();

  await comments(page).nth(0).getByRole("button", { name: "Thumbs up" }).click();
  await comments(page).nth(1).getByRole("button", { name: "Thumbs down" }).click();
  await comments(page).nth(1).getByRole("textbox", { name: "Tell us more?" }).fill("They agreed that it was.");
  const sent = page.waitForRequest("**/api/ratings");
  await send.click();
  const { ratings } = (await sent).postDataJSON();
  expect(ratings).toMatchObject([
    { user_feedback_value: "+1", user_feedback_str: "", c: "NO_BIAS" },
    { user_feedback_value: "-1", user_feedback_str: "They agreed that it was.", c: "OBSERVE" },
  ]);
  await expect(toast(page, "THANK YOU!")).toBeVisible();
  await expect(comments(page)).toHaveCount(2);
  await expect(marks(page)).toHaveCount(2);
  await expect(comments(page).filter({ hasText: "sloppy" })).toHaveCount(0);
  await feedback(page).getByRole("button", { name: "Undo" }).click();
  await expect(comments(page)).toHaveCount(3);

  // What was sent is not sent twice.
  await send.click();
  await expect(toast(page, "No Feedback Detected").last()).toBeVisible();
});

test("FB-05 the whole message goes along only while its box is ticked, and the line, the badge and the privacy page say so", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, DIFFICULT.text);
  const box = page.getByRole("checkbox", { name: "Include my whole message" });
  const example = page.getByRole("checkbox", { name: "The sentence may become an example" });
  const send = async (at: number) => {
    await comments(page).nth(at).getByRole("button", { name: "Thumbs up" }).click();
    const sent = page.waitForRequest("**/api/ratings");
    await page.getByRole("button", { name: "Send Feedback" }).click();
    await expect(toast(page, "THANK YOU!").last()).toBeVisible();
    return (await sent).postDataJSON().ratings;
  };
  await expect(box).toBeChecked();
  await expect(feedback(page).getByText(/^Sent to the administrators: .* and your whole message\.$/)).toBeVisible();
  expect(await send(0)).toMatchObject([{ textInput: DIFFICULT.text, mayBeExample: false, s_str: expect.any(String) }]);

  await box.uncheck();
  await expect(feedback(page).getByText(/^Sent to .* its sentence\. Nothing else of your message\.$/)).toBeVisible();
  const [rating] = await send(1);
  expect(Object.keys(rating).sort()).toEqual(
    ["id", "user_feedback_value", "user_feedback_str", "textInput", "email", "mayBeExample", "rule"]
      .concat(["comment_id", "s_str", "c", "r_str", "s_i"])
      .sort(),
  );
  expect(rating).toMatchObject({ textInput: "", email: "", user_feedback_value: "+1" });
  expect(DIFFICULT.text).not.toBe(rating.s_str);

  // The choice is remembered on this device, and the other one is asked for where a comment was wrong.
  await page.reload();
  await composeAndAsk(page, DIFFICULT.text);
  await expect(box).not.toBeChecked();
  await expect(example).toHaveCount(0);
  await comments(page).first().getByRole("button", { name: "Thumbs down" }).click();
  await expect(example).not.toBeChecked();

  const words = "Your whole message goes along only while 'Include my whole message' is ticked.";
  const typeset = words.replace(/'(.*)'/, ".$1.");
  await page.getByText("Read here, not kept").click();
  await expect(page.getByText(new RegExp(typeset))).toBeVisible();
  await page.goto("/privacypolicy");
  await expect(page.getByText(new RegExp(typeset))).toBeVisible();
});

test("FB-06 anybody can write to the team, with their recent input unless they untick it", async ({
  memberPage: page,
}) => {
  await compose(page, DIFFICULT.text);
  const write = async (isIncluded: boolean) => {
    await page.getByRole("button", { name: "Questions or comments? Let us know." }).click();
    const dialog = page.getByRole("dialog", { name: "How can we improve?" });
    const box = dialog.getByRole("checkbox", { name: "Include my recent input" });
    await expect(box).toBeChecked();
    await box.setChecked(isIncluded);
    await dialog.getByRole("textbox", { name: "Your question or comment" }).fill("More examples, please.");
    const sent = page.waitForRequest("**/api/ratings");
    await dialog.getByRole("button", { name: "Send" }).click();
    const { ratings } = (await sent).postDataJSON();
    await expect(toast(page, "Thank you. If you included your email, we will get back to you .").last()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    return ratings[0];
  };
  const general = { user_feedback_value: "general", user_feedback_str: "More examples, please.", email: "" };
  expect(await write(true)).toMatchObject({ ...general, textInput: DIFFICULT.text });
  expect(await write(false)).toMatchObject({ ...general, textInput: "" });
  await expect(messageBox(page)).toHaveValue(DIFFICULT.text);
});

test("FB-06 CHAL-03 where nothing was written there is no recent input to include", async ({
  memberPage: page,
  adminPage,
}) => {
  const challenge = await store(adminPage.request, "/api/challenges", CHALLENGE);
  for (const address of [`/takechallenge/${challenge}`, "/checkmessage"]) {
    await page.goto(address);
    await page.getByRole("button", { name: "Questions or comments? Let us know." }).click();
    const dialog = page.getByRole("dialog", { name: "How can we improve?" });
    await dialog.getByRole("textbox", { name: "Your question or comment" }).fill("More examples, please.");
    await expect(dialog.getByRole("checkbox")).toHaveCount(0);
    const sent = page.waitForRequest("**/api/ratings");
    await dialog.getByRole("button", { name: "Send" }).click();
    expect((await sent).postDataJSON().ratings[0]).toMatchObject({ user_feedback_value: "general", textInput: "" });
    await expect(dialog).toHaveCount(0);
  }
});

test("FB-13 a rewording is put in the text by one press, and undo brings the phrase back", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, DIFFICULT.text);
  const use = comments(page).getByRole("button", { name: "Use this wording" }).first();
  const count = await comments(page).count();
  await use.click();
  await expect(messageBox(page)).not.toHaveValue(DIFFICULT.text);
  await expect(comments(page)).toHaveCount(count - 1);
  await messageBox(page).press("ControlOrMeta+z");
  await expect(messageBox(page)).toHaveValue(DIFFICULT.text);
  await expect(comments(page)).toHaveCount(count);

  await use.click();
  await expect(messageBox(page)).not.toHaveValue(DIFFICULT.text);
  await toast(page, "The phrase was replaced.").last().getByRole("button", { name: "Undo" }).click();
  await expect(messageBox(page)).toHaveValue(DIFFICULT.text);
});
