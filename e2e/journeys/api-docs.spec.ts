import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/test.ts";

test("DATA-05 DATA-06 the API's page has a quick start, and can be read and opened call by call, on a phone and in the dark", async ({
  page,
}) => {
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { name: "Wellput's API" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quick start" })).toBeVisible();
  await page.locator("summary").filter({ hasText: "Keeps a log under" }).click();
  await expect(page.getByText("curl -X POST", { exact: false }).filter({ visible: true })).toContainText("/api/logs");
  for (const [width, colorScheme] of [
    [1280, "light"],
    [360, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `the API's page at ${width}, ${colorScheme}`);
    await expectNoSidewaysScroll(page);
  }
});
