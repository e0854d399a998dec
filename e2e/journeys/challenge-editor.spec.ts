import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { askForFeedback, comments } from "../fixtures/steps.ts";
import { expect, IN_THE_BROWSER, test } from "../fixtures/test.ts";

const SENTENCES = ["You are always late.", "Send it now!", "I feel ignored."];

const items = (page: Page) => page.getByRole("group", { name: /^Sentence \d+$/ });
const sentenceOf = (page: Page, number: number) =>
  page.getByRole("group", { name: `Sentence ${number}`, exact: true }).getByRole("textbox", {
    name: "Sentence",
    exact: true,
  });
/** What the test bench makes of the sentences: nothing is to come then that would move the page. */
const conclusions = (page: Page) => items(page).locator("[data-good]");
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function openEditor(page: Page, sentences: readonly string[] = SENTENCES): Promise<void> {
  await page.goto("/createchallenge");
  for (const [at, text] of sentences.entries()) {
    if (at > 0) await page.getByRole("button", { name: "Add a sentence" }).click();
    await sentenceOf(page, at + 1).fill(text);
    await expect(conclusions(page)).toHaveCount(sentences.slice(0, at + 1).filter(Boolean).length);
  }
}

async function expectOrder(page: Page, texts: readonly string[]): Promise<void> {
  await expect(items(page)).toHaveCount(texts.length);
  for (const [at, text] of texts.entries()) await expect(sentenceOf(page, at + 1)).toHaveValue(text);
}

test("CHAL-04 SHELL-10 sentences are put in order from the keyboard: the focus stays and the move is said", {
  tag: IN_THE_BROWSER,
}, async ({ adminPage: page }) => {
  await openEditor(page);
  await page.getByRole("button", { name: "Move sentence 3 up" }).focus();
  await page.keyboard.press("Enter");
  await expectOrder(page, ["You are always late.", "I feel ignored.", "Send it now!"]);
  await expect(said(page, "Sentence 3 is now number 2 of 3.")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Move sentence 2 up" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectOrder(page, ["I feel ignored.", "You are always late.", "Send it now!"]);
  // At the top there is no further up: the focus goes to the way back.
  await expect(page.getByRole("button", { name: "Move sentence 1 up" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Move sentence 1 down" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move sentence 2 down" })).toBeFocused();
  await page.reload();
  await expectOrder(page, ["You are always late.", "I feel ignored.", "Send it now!"]);
});

/** How high a sentence is at most while the sentences are put in order. */
const ROW_PX = 80;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the grip of a sentence is, once it stands `block` on the screen. */
async function gripOf(page: Page, number: number, block: ScrollLogicalPosition): Promise<Point> {
  await expect(conclusions(page)).toHaveCount(SENTENCES.length);
  const grip = items(page)
    .nth(number - 1)
    .locator("[aria-hidden]")
    .first();
  await grip.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
  const box = await grip.boundingBox();
  if (!box) throw new Error("There is no grip.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How high a row is while the sentences are put in order: every sentence is one, its fields are put away. */
async function heightOfRow(page: Page, number: number): Promise<number> {
  await expect(sentenceOf(page, 1)).toBeHidden();
  const row = await page
    .getByRole("listitem")
    .filter({ has: items(page) })
    .nth(number - 1)
    .boundingBox();
  if (!row) throw new Error("There is no row.");
  return row.y + row.height / 2;
}

async function beginDrag(page: Page, number: number, block: ScrollLogicalPosition = "center"): Promise<Point> {
  const { x, y } = await gripOf(page, number, block);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 6);
  return { x, y };
}

test("CHAL-04 sentences are put in order by dragging, and a drag that goes nowhere changes nothing", {
  tag: IN_THE_BROWSER,
}, async ({ adminPage: page }) => {
  await openEditor(page);
  const drag = async (from: number, ontoRow: number, block?: ScrollLogicalPosition) => {
    const { x } = await beginDrag(page, from, block);
    await page.mouse.move(x, await heightOfRow(page, ontoRow), { steps: 5 });
    await page.mouse.up();
  };
  await drag(3, 1);
  await expectOrder(page, ["I feel ignored.", "You are always late.", "Send it now!"]);
  await expect(said(page, "Sentence 3 is now number 1 of 3.")).toHaveCount(1);
  await drag(1, 2);
  await expectOrder(page, ["You are always late.", "I feel ignored.", "Send it now!"]);
  await drag(2, 2);
  await expectOrder(page, ["You are always late.", "I feel ignored.", "Send it now!"]);
  // Taken at the foot of the screen, it stays under the pointer.
  await drag(3, 2, "end");
  await expectOrder(page, ["You are always late.", "Send it now!", "I feel ignored."]);
});

test("CHAL-04 a sentence dragged to the edge of the screen has the page scroll to the rows beyond it", {
  tag: IN_THE_BROWSER,
}, async ({ adminPage: page }) => {
  await openEditor(page);
  const lies = (number: number) =>
    items(page)
      .nth(number - 1)
      .evaluate((item) => item.getBoundingClientRect().top);
  const { x, y } = await beginDrag(page, 3, "start");
  await expect(sentenceOf(page, 1)).toBeHidden();
  expect(Math.abs((await lies(3)) - y)).toBeLessThan(ROW_PX);
  await page.mouse.move(x, y - 30, { steps: 3 });
  await expect.poll(async () => (await lies(3)) < (await lies(1))).toBe(true);
  await page.mouse.up();
  await expectOrder(page, ["I feel ignored.", "You are always late.", "Send it now!"]);
});

test("CHAL-04 Escape puts a dragged sentence back, wherever the pointer goes after it", {
  tag: IN_THE_BROWSER,
}, async ({ adminPage: page }) => {
  await openEditor(page);
  const { x } = await beginDrag(page, 3);
  const first = await heightOfRow(page, 1);
  await page.mouse.move(x, first, { steps: 5 });
  await page.keyboard.press("Escape");
  await expectOrder(page, SENTENCES);
  await expect(sentenceOf(page, 1)).toBeVisible();
  await expect(said(page, "Sentence 3 stays where it was.")).toHaveCount(1);
  await page.mouse.move(x, first + 20, { steps: 3 });
  await page.mouse.up();
  await expectOrder(page, SENTENCES);
  await expect(sentenceOf(page, 1)).toBeVisible();
});

test("CHAL-04 sentences are put in order by a finger on a phone", { tag: IN_THE_BROWSER }, async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await openEditor(page);
  const at = (point: Point) => [{ x: Math.round(point.x), y: Math.round(point.y) }];
  const start = await gripOf(page, 3, "center");
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(start) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at({ x: start.x, y: start.y + 8 }) });
  const y = await heightOfRow(page, 1);
  for (const part of [0.4, 0.8, 1]) {
    const point = { x: start.x, y: start.y + (y - start.y) * part };
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(point) });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expectOrder(page, ["I feel ignored.", "You are always late.", "Send it now!"]);
  await expect(said(page, "Sentence 3 is now number 1 of 3.")).toHaveCount(1);
});

test("CHAL-04 SCEN-09 after saving, the trainer copies the link, opens it as a learner, or starts a session", async ({
  adminPage: page,
  openPage,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page, ["You are always late."]);
  await page.getByRole("textbox", { name: "Title" }).fill("The early train");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/challenges$/);
  const saved = page.getByRole("status").filter({ hasText: "“The early train” is saved" });
  await saved.getByRole("button", { name: "Copy link" }).click();
  await expect(saved.getByText("Copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/takechallenge\/[0-9a-f-]{36}$/);
  const learner = await openPage();
  await learner.goto(link);
  await expect(learner.getByRole("heading", { level: 1 })).toHaveText("The early train");
  for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `what was saved, ${width} wide, ${colorScheme}`);
    await expectNoSidewaysScroll(page);
  }
  await saved.getByRole("button", { name: "Start a shared session" }).click();
  const dialog = page.getByRole("dialog", { name: "A shared session" });
  await expect(dialog.getByRole("link", { name: /takechallenge.*sessionId=/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await saved.getByRole("link", { name: "Open as a learner" }).click();
  await expect(page).toHaveURL(link);
  // Whoever comes to the list in another way is told nothing.
  await page.goto("/challenges");
  await expect(page.getByRole("list", { name: "Situations" })).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test("CHAL-04 a sentence that was typed comes back with Undo; an empty one goes without a word more", {
  tag: IN_THE_BROWSER,
}, async ({ adminPage: page }) => {
  await openEditor(page);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await page.getByRole("button", { name: "Remove sentence 2" }).click();
  await expectOrder(page, ["You are always late.", "I feel ignored."]);
  await expect(said(page, "Sentence 2 is removed.")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Sentence 2" })).toBeFocused();
  await undo.click();
  await expectOrder(page, SENTENCES);
  await expect(undo).toHaveCount(0);
  await page.getByRole("button", { name: "Add a sentence" }).click();
  await page.getByRole("button", { name: "Remove sentence 4" }).click();
  await expectOrder(page, SENTENCES);
  await expect(undo).toHaveCount(0);
});

test("SHELL-10 CHAL-04 the list of sentences is accessible at a desk and on a phone, in light and dark", {
  tag: IN_THE_BROWSER,
}, async ({ adminPage: page }) => {
  await openEditor(page);
  await page.getByRole("button", { name: "Remove sentence 2" }).click();
  for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `the editor, ${width} wide, ${colorScheme}`);
    await expectNoSidewaysScroll(page);
  }
});

test("CHAL-04 FB-12 before saving, the editor says what a sentence earns and which samples are clean, and sends no text", {
  tag: IN_THE_BROWSER,
}, async ({ adminPage: page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await openEditor(page, ["You are always late."]);
  const first = page.getByRole("group", { name: "Sentence 1", exact: true });
  await first.getByRole("combobox", { name: "Type" }).selectOption("O");
  await first.getByRole("textbox", { name: "Sample answers" }).fill("This week you came at 9:20.\nYou are lazy.\n");
  const sample = (at: number) => first.getByRole("list", { name: "Sample answers" }).locator("> li").nth(at);
  await expect(first.locator("mark").first()).toContainText("always");
  await expect(first.getByRole("list", { name: "Codes" }).first()).toContainText(
    "NO_BIAS “always” Exaggeration or mind reading",
  );
  await expect(first).toContainText("It earns the code it teaches: Observation is about this.");
  await expect(sample(0)).toContainText("Clean.");
  await expect(sample(1)).toContainText("OBSERVE “lazy”");
  await expect(sample(1)).toContainText("Not clean: learners would copy what is marked.");

  // The type says what is taught: as a request the same sentence teaches nothing.
  await first.getByRole("combobox", { name: "Type" }).selectOption("R");
  await expect(first).toContainText("It is marked, but with nothing that Request teaches.");
  await first.getByRole("textbox", { name: "Sentence", exact: true }).fill("The report came on Friday.");
  await expect(first).toContainText("Nothing is marked, so there is nothing to learn from it yet.");
  const carried = sent.filter((request) => !/^\S+\/assets\//.test(request));
  expect(carried.filter((request) => /late|lazy|report/.test(request))).toEqual([]);

  // It advises; it does not forbid.
  await page.getByRole("textbox", { name: "Title" }).fill("Nothing to learn");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save all the same" }).click();
  await expect(page).toHaveURL(/\/challenges$/);
});

test("CHAL-02 CHAL-04 Preview shows the draft as learners meet it; nothing is saved and no try is kept", async ({
  adminPage: page,
}) => {
  const stored = async () => {
    const { generalAttempt = [], publicChallenges } = await (await page.request.get("/api/me/export")).json();
    return { tries: generalAttempt.length, challenges: publicChallenges.length };
  };
  const before = await stored();
  await openEditor(page, ["You are always late.", ""]);
  await page.getByRole("textbox", { name: "Title" }).fill("A late report");
  await page.getByRole("textbox", { name: "Summary" }).fill("It came on Friday.");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview: A late report" });
  await expect(preview.getByRole("heading", { name: "How it works" })).toBeVisible();
  await preview.getByRole("button", { name: "Scenario" }).click();
  await expect(preview.getByText("It came on Friday.")).toBeVisible();
  await preview.getByRole("tab", { name: "Rephrasing 1" }).click();
  await expect(preview.getByRole("blockquote").filter({ visible: true })).toHaveText("You are always late.");
  await preview.getByRole("textbox", { name: "Your rephrasing" }).fill("You are lazy.");
  await askForFeedback(page);
  await expect(comments(page).filter({ visible: true })).toContainText("lazy");
  await expectAccessible(page, "the preview");
  await preview.getByRole("tab", { name: "Rephrasing 2" }).click();
  await expect(preview.getByRole("blockquote").filter({ visible: true })).toHaveText("(no sentence yet)");
  await expect(preview.getByText("Here learners submit their answers.")).toBeVisible();
  await preview.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Preview" })).toBeFocused();
  await expect(sentenceOf(page, 1)).toHaveValue("You are always late.");
  expect(await stored()).toEqual(before);
});

test("CHAL-05 a draft that was left does not go over what was saved since: whoever opens it again is told, and decides", async ({
  adminPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const id = await store(page.request, "/api/challenges", { ...CHALLENGE, groups: ["GENERAL"] });
  const change = (data: object) => page.request.patch(`/api/challenges/${id}`, { data });
  const title = page.getByRole("textbox", { name: "Title" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await page.goto(`/editchallenge/${id}`);
  await title.fill("Mine");
  await page.goto("/challenges");
  expect((await change({ summary: "Theirs.", version: 1 })).status()).toBe(200);
  await page.goto(`/editchallenge/${id}`);
  await expect(title).toHaveValue("Mine");
  await save.click();
  await expect(page.getByRole("alert")).toContainText("changed meanwhile, by you elsewhere or by somebody else");
  await expectAccessible(page, "a challenge that was changed meanwhile");
  await page.getByRole("button", { name: "Take what is saved" }).click();
  await expect(title).toHaveValue(CHALLENGE.title);
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Theirs.");

  await title.fill("Mine after all");
  expect((await change({ summary: "Theirs again.", version: 2 })).status()).toBe(200);
  await save.click();
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await expect(page).toHaveURL(/\/challenges$/);
  const kept = { title: "Mine after all", summary: "Theirs.", version: 4 };
  expect(await (await page.request.get(`/api/challenges/${id}`)).json()).toMatchObject(kept);
});

const importFile = (page: Page, name: string, content: string | Buffer) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });

test("CHAL-04 a challenge goes out as one file and comes back as the same, on a form that saves only when asked", async ({
  adminPage: page,
}) => {
  const rows = async () => (await (await page.request.get("/api/challenges?mine=true")).json()).items;
  const original = await store(page.request, "/api/challenges", { ...CHALLENGE, groups: ["GENERAL", "Elsewhere"] });
  await page.goto(`/editchallenge/${original}`);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as a file" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("a-late-report.json");
  const text = await readFile(await file.path(), "utf8");

  await openEditor(page, ["Something of my own."]);
  const count = (await rows()).length;
  await importFile(page, file.suggestedFilename(), text);
  await expect(page.getByText("a-late-report.json fills the form. Nothing is saved yet.")).toBeVisible();
  await expectOrder(
    page,
    CHALLENGE.challengeObjectList.map(({ s }) => s),
  );
  await expect(page.getByRole("checkbox", { name: "Elsewhere: no group has this name here" })).toBeChecked();
  await expectAccessible(page, "an imported draft");
  expect(await rows()).toHaveLength(count);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectOrder(page, ["Something of my own."]);

  await importFile(page, file.suggestedFilename(), text);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/challenges$/);
  const [copy, ...others] = await rows();
  const { id: _copyId, createdAt: _copied, ...fields } = copy;
  const {
    id: _originalId,
    createdAt: _created,
    ...originalFields
  } = others.find(({ id }: { id: string }) => id === original);
  expect(fields).toEqual(originalFields);
});

test("CHAL-04 a file that does not fit is refused with the reason, field by field, and the form stays", {
  tag: IN_THE_BROWSER,
}, async ({ adminPage: page }) => {
  await openEditor(page, ["Something of my own."]);
  const refusal = page.getByRole("main").getByRole("alert");
  await importFile(page, "huge.json", Buffer.alloc(10 * 1024 * 1024, "x"));
  await expect(refusal).toContainText("huge.json was not taken over, and the form is as it was.");
  await expect(refusal).toContainText("It has 10,240 kB. A challenge has at most 256 kB.");
  await importFile(page, "page.json", "<html></html>");
  await expect(refusal).toContainText("It is not JSON, so it cannot be read.");
  const wrong = { ...CHALLENGE, title: 7, onload: "x", challengeObjectList: [{ t: "Q", p: "", s: "You are late." }] };
  await importFile(page, "wrong.json", JSON.stringify(wrong));
  await expect(refusal.getByRole("listitem")).toHaveText([
    "title: it has to be text.",
    /^challengeObjectList\[0\]\.t: it has to be one of/,
    "onload: a challenge has no such field.",
  ]);
  await expectAccessible(page, "a refused file");
  await importFile(
    page,
    "many.json",
    JSON.stringify({ ...CHALLENGE, ...Object.fromEntries(Array.from({ length: 14 }, (_none, at) => [`x${at}`, 1])) }),
  );
  await expect(refusal).toContainText("And 4 more problems.");
  await expectOrder(page, ["Something of my own."]);

  const html = "<img src=x onerror=alert(1)>";
  await importFile(page, "html.json", JSON.stringify({ ...CHALLENGE, title: html }));
  await expect(
    page.getByText("title has HTML tags. Readers will see them as they stand, not as formatting."),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(html);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("dialog", { name: `Preview: ${html}` })).toBeVisible();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});

test("CHAL-04 what is not finished is not exported, and the reason is said", { tag: IN_THE_BROWSER }, async ({
  adminPage: page,
}) => {
  await page.goto("/createchallenge");
  await page.getByRole("button", { name: "Export as a file" }).click();
  const reasons = page.getByRole("main").getByRole("alert").getByRole("listitem");
  await expect(reasons).toHaveText(["title: it is empty.", "challengeObjectList[0].s: it is empty."]);
});
