import { readFile } from "node:fs/promises";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { UNREACHABLE } from "../fixtures/console.ts";
import { toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

test("LEARN-03 anybody answers the workshop survey; what is typed stays when sending fails, and one thank-you ends it", async ({
  context,
  adminPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE, /net::ERR_FAILED/);
  let page = await context.newPage();
  await page.goto("/workshopsurvey");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Answer one question at least. Any will do.")).toBeVisible();
  const useful = page.getByRole("group", { name: "How useful was the workshop for your daily life?" });
  await useful.getByRole("radio", { name: "4" }).check();
  await page.getByRole("radio", { name: "Just right" }).check();
  await page.getByRole("textbox", { name: "What will you try in the coming week?" }).fill("=Ask before I guess");
  for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `the survey, ${width} wide, ${colorScheme}`);
  }
  await page.reload();
  await expect(useful.getByRole("radio", { name: "4" })).toBeChecked();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "What you typed is still here")).toBeVisible();
  await context.setOffline(false);
  // It arrives, and the answer is lost: whoever comes again in a new tab sends the same sheet.
  const sent: string[] = [];
  await context.route("**/api/survey-answers", async (route) => {
    sent.push(route.request().postDataJSON().id);
    await route.fetch();
    if (sent.length === 1) return route.abort();
    return route.fulfill({ status: 204 });
  });
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.close();
  page = await context.newPage();
  await page.goto("/workshopsurvey");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you." })).toBeFocused();
  expect(new Set(sent).size).toBe(1);

  await adminPage.goto("/admin/survey");
  const plot = adminPage.getByRole("figure", { name: "How useful was the workshop for your daily life?" });
  await expect(plot.getByRole("img")).toHaveAccessibleName(/4: [1-9]/);
  await expect(adminPage.getByText("=Ask before I guess")).toBeVisible();
  await expectAccessible(adminPage, "what people answered");
  const coming = adminPage.waitForEvent("download");
  await adminPage.getByRole("link", { name: "Answers as CSV" }).click();
  const file = await readFile(await (await coming).path(), "utf8");
  expect(file).toContain("'=Ask before I guess");
});

test("LEARN-03 another survey stands there where the installation names one, and says where answers go", async ({
  openInstallation,
  openPage,
}) => {
  const { url } = await openInstallation({ WORKSHOP_SURVEY_URL: "https://survey.example.org/s/1" });
  const page = await openPage({ url });
  await page.route("https://survey.example.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Survey</title><p>Another survey</p>" }),
  );
  await page.goto("/workshopsurvey");
  await expect(page.getByText("This survey stands at survey.example.org")).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("Another survey")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toHaveCount(0);
});
