import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { openWorkshop, WORKSHOP } from "../fixtures/rows.ts";
import { toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const told = (page: Page, over: number, fits: string) =>
  page.getByRole("alert").filter({ hasText: new RegExp(`^This is .+ and ${fits} fit\\..* shorten it by ${over},`) });

/** The calls that change or ask something, from now on. */
function sentFrom(page: Page, path: RegExp): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (path.test(request.url()) && !/usage/.test(request.url())) sent.push(request.url());
  });
  return sent;
}

test("FB-18 HELP-03 a text that is too long for empathy is kept whole and told, and goes once it is short enough", async ({
  page,
}) => {
  const long = "My sister did not call. ".repeat(42);
  const sent = sentFrom(page, /getEmpathicResponse/);
  for (const [path, label] of [
    ["/instantempathy", "What is on your mind?"],
    ["/instantempathyuat", "Text"],
  ] as const) {
    await page.goto(path);
    const box = page.getByRole("textbox", { name: label });
    await box.fill(long);
    await expect(box).toHaveValue(long);
    await expect(told(page, 8, "1,000")).toBeVisible();
    await page.getByRole("button", { name: "Get Empathy" }).click();
    await expect(toast(page, "It is all here")).toHaveCount(2);
    expect(sent, path).toEqual([]);
    await expectAccessible(page, `${path} with too long a text`);
    await box.fill(long.slice(0, 1000));
    await expect(told(page, 8, "1,000")).toHaveCount(0);
    await page.getByRole("button", { name: "Get Empathy" }).click();
    await expect(page.getByText(/Are you feeling/)).toBeVisible();
    expect(sent.splice(0), path).toHaveLength(1);
  }
});

test("FB-18 LOG-03 SCEN-03 a form with a text that is too long sends nothing, says which it is, and keeps it", async ({
  memberPage: page,
}) => {
  const sent = sentFrom(page, /\/api\/(?:logs|scenarios)$/);
  const long = "It was a long day. ".repeat(106);
  await page.goto("/newlog");
  await page.getByRole("button", { name: "Unmet needs" }).click();
  const note = page.getByRole("textbox", { name: "Note on unmet needs" });
  await note.fill(long);
  await page.getByRole("button", { name: "Add note on unmet needs" }).click();
  await expect(note).toHaveValue(long);
  await page.getByRole("button", { name: "Save & Close" }).click();
  await expect(toast(page, "Note on unmet needs: This is 2,014 characters long")).toBeVisible();
  await expect(note).toBeFocused();
  await expectNoSidewaysScroll(page);

  const story = "It was a long day. ".repeat(1053);
  await page.goto("/createprivate");
  await page.getByRole("textbox", { name: "What happened" }).fill(story);
  await expect(told(page, 7, "20,000")).toBeVisible();
  await page.getByRole("tab", { name: "Final Message" }).click();
  await page.getByRole("button", { name: "Save Scenario" }).click();
  await expect(toast(page, "What happened: This is 20,007 characters long")).toBeVisible();
  expect(sent).toEqual([]);
  await page.reload();
  await page.getByRole("tab", { name: "Instructions" }).click();
  await expect(page.getByRole("textbox", { name: "What happened" })).toHaveValue(story);
});

test("FB-18 WORK-02 an answer that is too long waits on the phone, and is sent once it fits", async ({
  page,
  adminPage: trainer,
}) => {
  const { id, code } = await openWorkshop(trainer.request, WORKSHOP);
  await trainer.request.patch(`/api/workshops/${id}`, { data: { act: "go", position: 0 } });
  await page.goto(`/join/${code}`);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  const box = page.getByRole("textbox", { name: "Your answer" });
  const sent = sentFrom(page, /\/api\/rooms\/[^/]+\/[^/]+$/);
  await box.fill("a".repeat(2001));
  await expect(told(page, 1, "2,000")).toBeVisible();
  await expect(page.getByText("Not sent yet: your words are kept here, and sent once they fit.")).toBeVisible();
  await page.waitForTimeout(1500);
  expect(sent).toEqual([]);
  await page.reload();
  await expect(box).toHaveValue("a".repeat(2001));
  await box.press("End");
  await box.press("Backspace");
  await expect(page.getByText("Sent", { exact: true })).toBeVisible();
});
