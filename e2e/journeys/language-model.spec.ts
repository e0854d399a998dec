import { signUp } from "../fixtures/people.ts";
import { composeAndAsk, marks } from "../fixtures/steps.ts";
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
});
