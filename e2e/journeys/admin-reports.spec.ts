import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { becomeAdmin, signUp } from "../fixtures/people.ts";
import { composeAndAsk, toast } from "../fixtures/steps.ts";
import { GIVEN } from "../fixtures/template.ts";
import { expect, test } from "../fixtures/test.ts";

const HARSH = "You never listen to me.";

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return readFile(await file.path(), "utf8");
}

test("FB-05 ADM-02 a disagreement comes to the admin with its reason, and becomes a candidate line in one click", async ({
  adminPage,
  memberPage,
}) => {
  const reason = `It is a fact ${randomUUID().slice(0, 8)}`;
  await composeAndAsk(memberPage, HARSH);
  await memberPage
    .getByRole("button", { name: /thumbs down|disagree/i })
    .first()
    .click();
  await memberPage.getByRole("textbox", { name: /Tell us more/ }).fill(reason);
  await memberPage.getByRole("checkbox", { name: "The sentence may become an example" }).check();
  await memberPage.getByRole("button", { name: "Send Feedback" }).click();
  await expect(toast(memberPage, "THANK YOU!")).toBeVisible();

  await adminPage.goto("/admin/ratings");
  const item = adminPage.getByRole("list", { name: "Disagreements" }).getByRole("listitem").filter({ hasText: reason });
  await expect(item).toContainText(HARSH);
  await expect(adminPage.getByRole("table").first()).toContainText("NO_BIAS");
  await item.getByRole("button", { name: "Make it a candidate line" }).click();
  await expect(item.getByRole("button", { name: /take it back/ })).toBeVisible();
  const lines = (await download(adminPage, "Candidate lines as JSONL")).trim().split("\n");
  const line = lines.map((text) => JSON.parse(text)).find((candidate) => candidate.reason === reason);
  expect(line).toMatchObject({ text: HARSH, required: [], optional: [], hard_negative: true });
  expect(await download(adminPage, "Ratings as CSV")).toContain(reason);
  await expectAccessible(adminPage, "ratings with entries");

  // Taken back, it is an example no more.
  await memberPage.goto("/account");
  await memberPage.getByRole("button", { name: "Take back my examples" }).click();
  await expect(toast(memberPage, "1 sentence may no longer be an example.")).toBeVisible();
  await adminPage.reload();
  await expect(item).toContainText("Its writer did not allow this sentence to become a candidate line.");
  await expect(item.getByRole("button")).toHaveCount(0);
});

test("FB-06 ADM-02 a question comes to the admin with the e-mail that was given", async ({ adminPage, memberPage }) => {
  const question = `How do I print this? ${randomUUID().slice(0, 8)}`;
  await memberPage.goto("/checkmessage");
  await memberPage.getByRole("button", { name: "Questions or comments? Let us know." }).click();
  const dialog = memberPage.getByRole("dialog", { name: "How can we improve?" });
  await dialog.getByLabel("Your question or comment").fill(question);
  await dialog.getByLabel("E-mail (optional)").fill("ada@example.org");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(toast(memberPage, "Thank you.")).toBeVisible();
  await adminPage.goto("/admin/ratings");
  const entry = adminPage.getByRole("list", { name: "Questions and comments" }).getByRole("listitem");
  const letter = entry.filter({ hasText: question });
  await expect(letter.getByRole("link", { name: "ada@example.org" })).toHaveAttribute("href", "mailto:ada@example.org");
  await letter.getByRole("button", { name: /^Delete what was written/ }).click();
  await adminPage.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(letter).toHaveCount(0);
  await adminPage.goto("/admin/audit");
  await expect(adminPage.getByText("deleted a question or comment").first()).toBeVisible();
});

test("FB-10 where it is enabled a text goes to the Knowledge Bank, and the admin reads it there", async ({
  openInstallation,
  openPage,
  memberPage,
}) => {
  test.slow();
  const button = (page: Page) => page.getByRole("button", { name: "Add to Knowledge Bank" });
  await memberPage.goto("/checkmessage");
  await expect(memberPage.getByRole("button", { name: "Get Feedback" })).toBeVisible();
  await expect(button(memberPage)).toHaveCount(0);

  const installation = await openInstallation({ KNOWLEDGE_BANK: "checkmessage" });
  const page = await openPage({ url: installation.url });
  await signUp(page.request);
  await becomeAdmin(page.request, installation.server);
  await page.goto("/checkmessage");
  await button(page).click();
  await expect(toast(page, "No input detected")).toBeVisible();
  await page.getByRole("textbox", { name: "Your message", exact: true }).fill("The report came on Friday.");
  await button(page).click();
  await expect(toast(page, "Thank you. Your text was added to the Knowledge Bank.")).toBeVisible();
  await button(page).click();
  await page.goto("/admin/ratings");
  const entries = page.getByRole("list", { name: "Knowledge Bank" }).getByRole("listitem");
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("The report came on Friday.");
});

test("ADM-02 a group's link and QR code fill in the joining code, and who joined is on the roster", async ({
  adminPage,
  page,
  openPage,
}) => {
  await adminPage.goto("/admin");
  const members = adminPage.getByRole("button", { name: `Members of ${GIVEN.partnerName}, and how to join` });
  await members.click();
  const dialog = adminPage.getByRole("dialog", { name: GIVEN.partnerName });
  const picture = dialog.getByRole("img", { name: `QR code of the link to join ${GIVEN.partnerName}` });
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
  const link = (await dialog.getByRole("link", { name: /\/signup\?code=/ }).getAttribute("href")) ?? "";
  await expectAccessible(adminPage, "a group's members");
  await adminPage.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(adminPage);

  await page.goto(link);
  await expect(page.getByLabel("ACCESS CODE")).toHaveValue(GIVEN.partnerCode);
  const partner = await openPage();
  const email = await signUp(partner.request, { joiningCode: GIVEN.partnerCode });
  await adminPage.reload();
  await members.click();
  await expect(dialog.getByRole("listitem").filter({ hasText: email })).toBeVisible();
  expect(await download(adminPage, "Members as CSV")).toContain(email);
});

test("ADM-02 usage over time is a plot with its numbers, and a file", async ({ adminPage: page }) => {
  await page.goto("/admin/usage");
  const plot = page.getByRole("figure", { name: "Pages opened a day" });
  await expect(plot.getByRole("img")).toHaveAccessibleName(/in all; most on .+, with \d/);
  await plot.getByText("The numbers: Pages opened a day").click();
  await expect(plot.getByRole("row")).toHaveCount(31);
  await expect(page.getByRole("row").filter({ hasText: "Partner" })).toContainText("fewer than five");
  expect((await download(page, "Usage as CSV")).split("\r\n")).toHaveLength(32);
});
