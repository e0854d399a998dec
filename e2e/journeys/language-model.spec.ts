import { signUp } from "../fixtures/people.ts";
import { comments, composeAndAsk, feedback, marks } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

test("ENG-08 the box says that a language model reads, and feedback comes even when the model cannot be reached", async ({
  openInstallation,
  openPage,
}) => {
  // Nothing listens at this address.
  const installation = await openInstallation({ MODEL_BASE_URL: "http://127.0.0.1:9/v1", LOG_LEVEL: "silent" });
  const page = await openPage({ url: installation.url });
  await signUp(page.request);
  await composeAndAsk(page, "Your notes are sloppy.");
  await expect(marks(page)).toHaveCount(1);
  const badge = page.getByText("Read by a language model");
  await badge.click();
  await expect(page.getByText("your text also goes to a language model of another company")).toBeVisible();

  // A wording that was put in goes nowhere by itself, and nothing is called good before it is read.
  await composeAndAsk(page, "You should tell me when you are late. I waited until nine on Friday.");
  await comments(page)
    .getByRole("button", { name: /^Use this wording/ })
    .click();
  await expect(marks(page)).toHaveCount(0);
  // Written there, and announced.
  const isUnread = feedback(page).getByText("Your change has not been read yet.");
  await expect(isUnread).toHaveCount(2);
  await expect(feedback(page).getByRole("status").and(isUnread)).toHaveCount(1);
  await expect(feedback(page).getByText("Looks Good.")).toHaveCount(0);
});
