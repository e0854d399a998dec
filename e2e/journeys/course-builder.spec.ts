import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { becomeAdmin, signUp } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";

test("COURSE-05 an admin makes a course without code: pages in order, a preview, a file, and people who take it", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(answeredWith(422));
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await signUp(page.request);
  await becomeAdmin(page.request, installation.server);
  await page.goto("/admin/courses");
  await page.getByRole("link", { name: "Make a course" }).click();
  await page.getByRole("button", { name: "Save the course" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Before it can be saved, give the course a title, a name in its address and at least one page.",
  );
  await page.getByLabel("Title", { exact: true }).fill("Calm letters");
  await page.getByLabel("Name in its address").fill("grüße");

  const pages = page.getByRole("list", { name: "Pages of the course" });
  const card = (name: RegExp) => pages.getByRole("group", { name });
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await page.getByRole("button", { name: "Save the course" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "The name in its address: A name has letters from a to z, numbers, - and _ alone",
  );
  await page.getByLabel("Name in its address").fill("calm-letters");
  await page.getByRole("button", { name: "Save the course" }).click();
  await expect(page.getByRole("alert")).toContainText("Page 1: Give the page a title.");
  await card(/^1\./).getByLabel("Title").fill("Welcome");
  await card(/^1\./).getByLabel("Text", { exact: true }).fill("Good that you came.\n\nIt takes five minutes.");
  await page.getByRole("button", { name: "Questionnaire", exact: true }).click();
  await card(/^2\./).getByLabel("Title").fill("Mood");
  await card(/^2\./).getByLabel("Question", { exact: true }).fill("How calm are you?");
  await card(/^2\./).getByLabel("It has to be answered").check();
  await page.getByRole("button", { name: "Message", exact: true }).click();
  await card(/^3\./).getByLabel("Title").fill("A message");
  await card(/^3\./).getByLabel("What has happened").fill("A friend came late.");
  await expectAccessible(page, "the course builder");

  // What is typed stays through a reload; the keyboard moves pages.
  await page.reload();
  await page.getByRole("button", { name: "Move page 3 up" }).focus();
  await page.keyboard.press("Enter");
  await expect(card(/^2\. A message/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Move page 2 up" })).toBeFocused();
  await page.getByRole("button", { name: "Remove page 1" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  const middleOf = async (row: Locator) => {
    const box = await row.boundingBox();
    if (!box) throw new Error("There is no row.");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const grip = pages.locator('[data-item="3"] [aria-hidden]').first();
  await grip.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const { x, y } = await middleOf(grip);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 6);
  await page.mouse.move(x, (await middleOf(pages.locator('[data-item="2"]'))).y, { steps: 5 });
  await page.mouse.up();
  await expect(card(/^2\. Mood/)).toBeVisible();

  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Good that you came.")).toBeVisible();
  await page.getByRole("button", { name: "Back to the course" }).click();
  await page.getByRole("button", { name: "Save the course" }).click();
  await expect(page).toHaveURL(/\/admin\/courses\/calm-letters$/);
  await expect(page.getByText("Saved. Now it can be made a study.")).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const kept = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(kept.items.map(({ title }: { title: string }) => title)).toEqual(["Welcome", "Mood", "A message"]);
  await page.goto("/admin/courses/new");
  const take = async (name: string, text: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Take in a file" }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  };
  await take("broken.json", "{");
  await expect(page.getByRole("alert")).toContainText("broken.json is no course");
  await take("copy.json", JSON.stringify({ ...kept, name: "copied" }));
  await expect(page.getByLabel("Name in its address")).toHaveValue("copied");

  const taker = await openPage({ url: installation.url });
  await taker.goto("/course/calm-letters?userId=p1");
  await expect(taker.getByText("Page 1 / 4", { exact: true })).toBeVisible({ timeout: 30_000 });
  const next = taker.getByRole("button", { name: "Next", exact: true });
  await next.click();
  await expect(next).toBeDisabled();
  await taker.getByRole("button", { name: "Send my answers" }).click();
  await expect(taker.getByText("One question still needs an answer.")).toBeVisible();
  await taker.getByRole("radio", { name: "4" }).check();
  await taker.getByRole("button", { name: "Send my answers" }).click();
  await next.click();
  await taker.getByRole("textbox", { name: "Your message" }).fill("You came at nine.");
  await taker.getByRole("button", { name: "Send my message" }).click();
  await next.click();
  await expect(taker.getByRole("heading", { level: 1 })).toHaveText("You have come to the end");

  // The built-in ones open in it.
  await page.goto("/admin/courses/usersStudentExpt1");
  await expect(pages.getByRole("group")).toHaveCount(12);
});

test("COURSE-05 what is thrown away goes back to what is saved by now; what another saved meanwhile is asked about", async ({
  openDesk,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const { desk: page } = await openDesk();
  const welcome = {
    kind: "page",
    id: "page-1",
    title: "Welcome",
    mustFinish: false,
    paragraphs: ["Good that you came."],
  };
  const end = { title: "Done", paragraphs: [] };
  const course = { name: "calm", title: "Calm", needsUserId: true, items: [welcome], end };
  const put = async (title: string, base: string | null): Promise<string> => {
    const data = { course: { ...course, title }, base };
    const answer = await page.request.put("/api/admin/courses/calm", { data });
    expect(answer.status()).toBe(200);
    return (await answer.json()).version;
  };
  const newest = async () => (await page.request.get("/api/courses/calm")).json();
  await put("Calm", null);
  await page.goto("/admin/courses/calm");
  const title = page.getByLabel("Title", { exact: true });
  const save = page.getByRole("button", { name: "Save the course" });
  const saved = page.getByText("Whoever has begun finishes the version they began with.");
  const throwAway = page.getByRole("button", { name: "Throw away my changes" });

  await title.fill("Calm letters");
  await save.click();
  await expect(saved).toBeVisible();
  await title.fill("Not this");
  await throwAway.click();
  await expect(title).toHaveValue("Calm letters");
  await title.fill("Calm letters at work");
  await save.click();
  await expect(saved).toBeVisible();

  const theirs = await put("Theirs", (await newest()).version);
  await title.fill("Mine");
  await save.click();
  await expect(page.getByRole("alert")).toContainText("changed meanwhile, by you elsewhere or by somebody else");
  await expect(title).toHaveValue("Mine");
  await page.getByRole("button", { name: "Take what is saved" }).click();
  await expect(title).toHaveValue("Theirs");

  await put("Theirs once more", theirs);
  await title.fill("Mine after all");
  await save.click();
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await expect(saved).toBeVisible();
  expect((await newest()).course.title).toBe("Mine after all");

  // A new course does not take the place of one that is there.
  await page.goto("/admin/courses/new");
  await title.fill("Another");
  await page.getByLabel("Name in its address").fill("calm");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  const added = page.getByRole("list", { name: "Pages of the course" });
  await added.getByRole("textbox", { name: "Title" }).fill("Welcome");
  await added.getByLabel("Text", { exact: true }).fill("Good that you came.");
  await save.click();
  await expect(page.getByRole("alert")).toContainText("There is a course of this name already.");
});
