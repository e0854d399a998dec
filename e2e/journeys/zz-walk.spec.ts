import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { becomeAdmin, signUp } from "../fixtures/people.ts";
import { test } from "../fixtures/test.ts";

const OUT = "/tmp/w/shots/w4";
async function shoot(page: Page, name: string, full = true) {
  for (const scheme of ["light", "dark"] as const)
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(350);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) console.log("TOO WIDE", name, width, wide);
      await page.screenshot({ path: `${OUT}/${name}-${width}-${scheme}.png`, fullPage: full });
    }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("walk", async ({ openInstallation, openPage, expectedConsole }) => {
  test.setTimeout(900_000);
  expectedConsole.push(/.*/);
  const installation = await openInstallation();
  const desk = await openPage({ url: installation.url });
  await signUp(desk.request);
  await becomeAdmin(desk.request, installation.server);
  await desk.goto("/admin/courses");
  await desk.getByRole("link", { name: "Make a course" }).click();
  await desk.getByLabel("Title", { exact: true }).fill("Calm letters");
  await desk.getByLabel("Name in its address").fill("calm-letters");
  const pages = desk.getByRole("list", { name: "Pages of the course" });
  const card = (name: RegExp) => pages.getByRole("group", { name });
  const add = (kind: string) => desk.getByRole("button", { name: kind, exact: true }).click();
  await add("Questionnaire");
  await card(/^1\./).getByLabel("Title").fill("About you");
  await card(/^1\./).getByLabel("Question", { exact: true }).fill('How often do you write, "in anger", at work?');
  await card(/^1\./).getByLabel("It has to be answered").check();
  await add("Message");
  await card(/^2\./).getByLabel("Title").fill("A first message");
  await card(/^2\./).getByLabel("What has happened").fill("A colleague has come late to the third meeting in a row.\n\nWrite to her.");
  await add("Lesson");
  await card(/^3\./).getByLabel("Title").fill("What happened, without a verdict");
  await card(/^3\./).getByLabel("Only for these arms").fill("taught ");
  await card(/^3\./).getByLabel("What is said").fill("Say what a camera would have seen.\n\nLeave the verdict out.");
  await add("Text");
  await card(/^4\./).getByLabel("Title").fill("A pause");
  await card(/^4\./).getByLabel("Only for these arms").fill("control");
  await card(/^4\./).getByLabel("Text", { exact: true }).fill("Look out of the window for a minute.");
  await add("Message");
  await card(/^5\./).getByLabel("Title").fill("A second message");
  await card(/^5\./).getByLabel("When it is written").selectOption("after");
  await card(/^5\./).getByLabel("What has happened").fill("A friend has cancelled dinner at the last minute.\n\nWrite to him.");
  await add("Questionnaire");
  await card(/^6\./).getByLabel("Title").fill("How was it?");
  await card(/^6\./).getByLabel("Question", { exact: true }).fill("How calm are you now?");
  await shoot(desk, "builder");
  await desk.getByRole("button", { name: "Save the course" }).click();
  await desk.waitForTimeout(1500);
  console.log("AFTER SAVE", desk.url(), await desk.getByRole("alert").allTextContents());
  await shoot(desk, "builder-saved");
  await desk.goto("/admin/courses");
  const sheet = desk.getByRole("group", { name: "calm-letters" });
  await sheet.locator("details", { hasText: /Make it a study|Study:/ }).last().locator("summary").click();
  const form = sheet.getByRole("form", { name: "Study: calm-letters" });
  await form.getByRole("textbox", { name: "Consent" }).fill("We study how people write to each other when they are upset.\n\nIt takes fifteen minutes. Taking part is up to you. What you write is read by two researchers of the university, without your name.");
  await form.getByRole("spinbutton", { name: "People at most" }).fill("12");
  await form.getByRole("textbox", { name: "Completion code" }).fill("C7H2KQ");
  await form.getByLabel("Arms").fill("taught control");
  await form.getByLabel("Each arm in a block").fill("1");
  await form.getByLabel("Parameters of the panel").fill("STUDY_ID SESSION_ID");
  await form.getByLabel("Address from the end").fill("https://panel.example.org/done?id={userId}&s={SESSION_ID}");
  await shoot(desk, "study-form");
  await form.getByRole("button", { name: "Save" }).click();
  await desk.waitForTimeout(1000);
  for (let at = 1; at <= 12; at++) {
    const taker = await openPage({ url: installation.url });
    await taker.setViewportSize({ width: 360, height: 740 });
    await taker.goto(`/course/calm-letters?userId=p${at}&STUDY_ID=7&SESSION_ID=s-${at}`);
    if (at === 1) await shoot(taker, "consent");
    await taker.getByRole("button", { name: "I have read this and I agree" }).click();
    if (at === 1) {
      await taker.getByRole("radio").first().waitFor();
      await shoot(taker, "questionnaire");
    }
    await taker.getByRole("radio").nth(at % 5).check();
    await taker.getByRole("button", { name: "Send my answers" }).click();
    const next = taker.getByRole("button", { name: "Next", exact: true });
    await next.click();
    if (at === 1) await shoot(taker, "message");
    await taker.getByRole("textbox", { name: "Your message" }).fill(`You are always late, ${at}.`);
    await taker.getByRole("button", { name: "Send my message" }).click();
    await next.click();
    await taker.waitForTimeout(500);
    if (at === 5) { await taker.context().close(); continue; }
    const heading = await taker.getByRole("heading", { level: 1 }).textContent();
    if (at <= 2) await shoot(taker, heading?.startsWith("What") ? "lesson" : "pause");
    await next.click();
    if (at === 6) {
      await taker.getByRole("button", { name: "Leave the study" }).click();
      await taker.getByRole("button", { name: "Leave and delete" }).waitFor();
      await shoot(taker, "leave", false);
      await taker.getByRole("button", { name: "Leave and delete" }).click();
      await taker.getByText("You have left the study").waitFor();
      await shoot(taker, "left");
      await taker.context().close();
      continue;
    }
    await taker.getByRole("textbox", { name: "Your message" }).fill(`You cancelled at six, and I had cooked, ${at}.`);
    await taker.getByRole("button", { name: "Send my message" }).click();
    await next.click();
    await taker.getByRole("radio").nth(heading?.startsWith("What") ? 3 + (at % 2) : at % 3).check();
    await taker.getByRole("button", { name: "Send my answers" }).click();
    await next.click();
    await taker.getByText("Your completion code").waitFor();
    if (at === 1) await shoot(taker, "end");
    await taker.context().close();
  }
  await desk.reload();
  await sheet.getByText("Where people stop, and what came out").click();
  await sheet.getByRole("figure").first().waitFor();
  await shoot(desk, "desk");
  for (const file of ["wide", "long", "codebook", "messages", "message-key", "withdrawals"]) {
    const text = await (await desk.request.get(`/api/admin/courses/calm-letters/${file}.csv`)).text();
    (await import("node:fs")).writeFileSync(`${OUT}/${file}.csv`, text);
  }
  await desk.goto("/admin/participants");
  await shoot(desk, "participants");
  const stranger = await openPage({ url: installation.url });
  for (const path of ["/front", "/messagehelper", "/AIHelper", "/courses", "/usersStudentExpt2", "/usersStudentExpt1?userId=t1", "/demoCourse?userId=t1", "/intro-course734/0"]) {
    await stranger.goto(path);
    await stranger.waitForTimeout(1200);
    await shoot(stranger, `s${path.replace(/\W+/g, "-")}`);
  }
  void readFileSync;
});
