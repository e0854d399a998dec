import type { Page } from "@playwright/test";
import { answeredWith } from "../fixtures/console.ts";
import { askForFeedback, feedback, marks, messageBox, toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const NEVER = "You never listen to me.";
const DANGER = "You never help me and I want to die.";
const main = (page: Page) => page.getByRole("main");

test("HELP-02 HELP-04 a participant writes under the user id of their link, which this device remembers", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await page.goto("/messagehelper/Students2023");
  await expect(main(page)).toBeEmpty();
  await page.goto("/messagehelper/students2023?userId=P7");
  await expect(page.getByText("Kept for Students2023")).toBeVisible();
  await messageBox(page).fill(NEVER);
  await askForFeedback(page);
  await expect(marks(page)).toHaveCount(1);
  await page.goto("/messagehelper/Students2023");
  await expect(messageBox(page)).toHaveValue(NEVER);

  // What shows somebody at risk gets help first, and is not kept.
  await messageBox(page).fill(DANGER);
  await expect(feedback(page).getByText("call the emergency number now").last()).toBeVisible();
  await askForFeedback(page);
  await expect(page.getByText("Read here, not kept")).toBeVisible();

  // The same link on another device is the same person, who finds nothing of what was typed on this one.
  const other = await openPage({ url: installation.url });
  await other.goto("/messagehelper/Students2023?userId=P7");
  await expect(messageBox(other)).toHaveValue("");
  // Nor does another participant on this device, be it by the case of a letter.
  await page.goto("/messagehelper/Students2023?userId=p7");
  await expect(messageBox(page)).toHaveValue("");

  await page.getByRole("button", { name: "Privacy" }).click();
  await expect(page.getByText("Yours is p7.")).toBeVisible();
  await page.getByRole("button", { name: "About" }).click();
  await page.getByRole("button", { name: "About" }).click();
  await main(page).getByRole("button", { name: "Subscribe" }).click();
  const letter = page.getByRole("form", { name: "Letter", exact: true });
  await letter.getByRole("textbox").fill("ada@example.org");
  await letter.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Thank you. You are on the list.")).toBeVisible();
  await page.close();
  await other.close();
  await installation.stop();

  const kept = await installation.query("select collection, user_id from participants order by user_id desc");
  expect(kept).toEqual([
    { collection: "Students2023", user_id: "p7" },
    { collection: "Students2023", user_id: "P7" },
  ]);
  expect(await installation.query("select path, m from attempts")).toEqual([
    { path: "AIHelper/Students2023/P7", m: NEVER },
  ]);
  const viewed = await installation.query<{ name: string }>(
    "select name from usage_records where name like 'MH_%' order by created_at",
  );
  expect(viewed.map(({ name }) => name)).toEqual(["MH_PrivacyViewed", "MH_AboutViewed", "MH_SubscribeViewed"]);
});

test("HELP-02 without a user id nothing is shown, but from the front page and with recordAttempt and groups", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  for (const address of ["", "?userId=p7", "?recordAttempt=true", "?groups=734", "?response=123"]) {
    await page.goto(`/messagehelper${address}`);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(main(page)).toBeEmpty();
  }
  await page.goto("/messagehelper?response=12345");
  await expect(page.getByText("Read here, not kept")).toBeVisible();
  await page.goto("/messagehelper?recordAttempt=true&groups=734");
  await expect(page.getByText("Kept without your name")).toBeVisible();
  await messageBox(page).fill(NEVER);
  await askForFeedback(page);
  await expect(marks(page)).toHaveCount(1);
  await page.close();
  await installation.stop();
  expect(await installation.query("select path, g, m from attempts")).toEqual([
    { path: "generalAttempt", g: "734", m: NEVER },
  ]);
});

test("HELP-02 words from another page take the place of one's own, and Undo brings those back", async ({ page }) => {
  const own = "Could we talk about Monday?";
  await page.goto("/messagehelper?response=12345");
  await messageBox(page).fill(own);
  await page.goto("/front");
  await page.getByRole("textbox", { name: "What do you want to say?" }).fill(NEVER);
  await main(page).getByRole("button", { name: "Get Feedback", exact: true }).click();
  await expect(messageBox(page)).toHaveValue(NEVER);
  await expect(marks(page)).toHaveCount(1);
  await toast(page, "Your message was replaced.").getByRole("button", { name: "Undo" }).click();
  await expect(messageBox(page)).toHaveValue(own);
});

test("HELP-02 HELP-04 a link that cannot be right, or leads to no folder, is told clearly", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  for (const userId of ["a".repeat(10_000), "p7%2F..%2Fp8", "p%207", "%3Cb%3E"]) {
    await page.goto(`/messagehelper/Students2023?userId=${userId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not open");
    await expect(messageBox(page)).toHaveCount(0);
  }
  await page.goto("/messagehelper/Elsewhere?userId=p7");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not open");
  await expect(page.getByText("There is no folder or course of this name here.")).toBeVisible();
  await page.goto("/messagehelper/Students2023");
  await expect(main(page)).toBeEmpty();
});

test("HELP-03 /AIHelper stands without bars, for anybody and for participants", async ({ page }) => {
  await page.goto("/AIHelper");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await messageBox(page).fill(NEVER);
  await askForFeedback(page);
  await expect(marks(page)).toHaveCount(1);
  await page.goto("/aihelper/students2023?userId=p9");
  await expect(page.getByText("Kept for Students2023")).toBeVisible();
});
