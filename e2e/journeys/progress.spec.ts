import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/test.ts";

async function practise(request: APIRequestContext, message: string): Promise<void> {
  const form = { data: message, record_attempt: "true", attempt_id: randomUUID() };
  expect((await request.put("/prod/user_input", { form })).status()).toBe(200);
}

test("HOME-05 HOME-07 from ten tries on a learner sees streak, tries over time, and what comes up less often than before", async ({
  memberPage: page,
}) => {
  const section = page.getByRole("region", { name: "Your practice" });
  for (let left = 5; left > 0; left--) await practise(page.request, "You never listen to me.");
  for (let left = 4; left > 0; left--) await practise(page.request, "The report came on Friday.");
  const progress = page.waitForResponse("**/api/me/progress*");
  await page.goto("/");
  await progress;
  await expect(page.getByRole("region", { name: "Practice Scenarios" }).getByRole("listitem")).toHaveCount(5);
  await expect(section).toHaveCount(0);
  await practise(page.request, "The report came on Friday.");

  await page.reload();
  await expect(section).toContainText("1 day in a row. 10 tries in the last four weeks.");
  const plot = section.getByRole("figure", { name: "Tries a day" });
  await expect(plot.getByRole("img")).toHaveAccessibleName("10 tries in the last four weeks, 10 of them today.");
  await plot.getByText("The numbers: Tries a day").click();
  await expect(plot.getByRole("row")).toHaveCount(29);
  await expect(plot.getByRole("row").last()).toContainText("10");
  await expect(section.getByRole("listitem").first()).toContainText("in 0 of your last 5 tries, in 5 of the 5 before");

  for (const [width, colorScheme] of [
    [1280, "dark"],
    [360, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `home with practice at ${width}, ${colorScheme}`);
    await expectNoSidewaysScroll(page);
  }
});
