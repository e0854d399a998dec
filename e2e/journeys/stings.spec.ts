import { comments, composeAndAsk, feedback, marks, messageBox } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const STING = "You people wait until somebody falls before you fix a bulb.";

test("ENG-09 what stings without the words of a rule is marked, told by its kind, and has help of its own", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, `The third landing has been dark since August. ${STING}`);
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page)).toContainText("You people wait until somebody falls");
  const card = comments(page).first();
  await expect(card).toContainText(/May sting|May land badly/);
  await expect(card.getByText(/\?$/).first()).toBeVisible();
  await card.getByRole("button", { name: "Why and how" }).click();
  await expect(card.getByRole("link", { name: /Read More/ })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(3);
});

test("FB-16 after a wording is put in, its blanks are asked for, and then the text is read again without a new try", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, STING);
  await expect(marks(page)).toHaveCount(1);
  let tries = 0;
  await page.route("**/prod/user_input", async (route) => {
    tries += 1;
    await route.continue();
  });
  await comments(page)
    .first()
    .getByRole("button", { name: /^Use this wording/ })
    .click();
  await expect(feedback(page).getByText("Fill in the [blanks], then it is read again.").last()).toBeVisible();
  await expect(feedback(page).getByText("Looks Good.")).toHaveCount(0);
  await messageBox(page).fill("You are lazy. The bulb on the third landing has been out since August.");
  await expect(marks(page)).toHaveText(/lazy/);
  await expect(comments(page)).toHaveCount(1);
  expect(tries).toBe(0);
});

test("FB-16 a message with a [blank] left is not praised; filled in, it is read again without a new try", async ({
  memberPage: page,
}) => {
  await composeAndAsk(page, "The report came on [day].");
  await expect(feedback(page).getByText("Fill in the [blanks], then it is read again.").last()).toBeVisible();
  await expect(feedback(page).getByText("Looks Good.")).toHaveCount(0);
  let tries = 0;
  await page.route("**/prod/user_input", async (route) => {
    tries += 1;
    await route.continue();
  });
  // An emptied box is no message, and is not read.
  await messageBox(page).fill("");
  await page.waitForTimeout(600);
  await expect(feedback(page).getByText("Looks Good.")).toHaveCount(0);
  await messageBox(page).fill("The report came on Friday.");
  await expect(feedback(page).getByText("Looks Good.").last()).toBeVisible();
  await expect(feedback(page).getByText(/^Fill in/)).toHaveCount(0);
  expect(tries).toBe(0);
});

test("FB-16 a missing piece is something to add, not an injury", async ({ memberPage: page }) => {
  await composeAndAsk(page, "I am sad.");
  await expect(feedback(page).getByText("Nothing here is likely to hurt. One thing could be added.")).toBeVisible();
  await expect(comments(page).first()).toContainText("Something to add");
  await expect(marks(page)).toHaveCSS("text-decoration-style", "dotted");
});

test("ENG-12 another language is told to be one, instead of praise", async ({ memberPage: page }) => {
  await composeAndAsk(page, "Tu ne m'écoutes jamais et je suis fatiguée de répéter.");
  await expect(
    feedback(page)
      .getByText(/^I read English so far/)
      .first(),
  ).toBeVisible();
  await expect(feedback(page).getByText("Looks Good.")).toHaveCount(0);
});
