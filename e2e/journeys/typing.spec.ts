import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { CLEAN, DIFFICULT } from "../fixtures/messages.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { askForFeedback, comments, compose, feedback, marks, messageBox, quiet } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

/** The engine with all its readers, as it travels. */
const ENGINE_MAX_BYTES = 1_130_000;

const typingSwitch = (page: Page) =>
  page.getByRole("switch", { name: "Feedback while typing" }).filter({ visible: true });
const isEngine = (request: Request) => /\/assets\/worker-[^/]+\.js$/.test(request.url());
const commentTexts = async (page: Page) => {
  const more = page.getByRole("button", { name: /^Show \d+ more$/ });
  if (await more.isVisible()) await more.click();
  return comments(page).allInnerTexts();
};

function listen(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

test("FB-12 while typing the same comments come from this device, and no request is sent", async ({
  memberPage: page,
}) => {
  await page.goto("/checkmessage");
  await expect(page.getByText("On this device as you type")).toHaveCount(0);
  await typingSwitch(page).click();
  await expect(page.getByText("On this device as you type")).toBeVisible();
  await messageBox(page).fill("The");
  await expect(feedback(page).getByText("Looks Good.").last()).toBeVisible();
  await quiet(page);

  // From the first key on there is none, not even for a file: words of help and drawings are there already.
  const requests = listen(page);
  await messageBox(page).fill("");
  await messageBox(page).pressSequentially(`${DIFFICULT.text} Could you call me at noon?`, { delay: 15 });
  await expect(feedback(page).getByRole("img")).toHaveCount(3);
  await expect(feedback(page).getByText("What works already")).toBeVisible();
  await feedback(page).getByRole("button", { name: "Why and how" }).first().click();
  await expect(feedback(page).getByRole("img")).toHaveCount(4);
  await feedback(page).getByRole("button", { name: "Less" }).first().click();
  await expect(marks(page)).toHaveCount(DIFFICULT.phrases.length);
  for (const [at, phrase] of DIFFICULT.phrases.entries()) await expect(marks(page).nth(at)).toContainText(phrase);
  const here = await commentTexts(page);
  expect(here).toHaveLength(DIFFICULT.phrases.length);
  expect(requests.map((request) => request.url())).toEqual([]);

  // The button still asks the server, which says the same.
  await askForFeedback(page);
  expect(requests.filter((request) => request.url().endsWith("/prod/user_input"))).toHaveLength(1);
  expect(await commentTexts(page)).toEqual(here);
});

test("FB-09 FB-12 over words that are not read yet a verdict is one on those before, and nothing moves", async ({
  memberPage: page,
}) => {
  await page.goto("/checkmessage");
  await typingSwitch(page).click();
  await messageBox(page).fill(CLEAN);
  const verdict = feedback(page).locator("p").filter({ hasText: "Looks Good." }).last();
  const earlier = verdict.getByText("before your change");
  await expect(verdict).toBeVisible();
  await expect(earlier).toHaveCount(0);
  const before = await verdict.boundingBox();
  // Keys without a rest: nothing is read meanwhile.
  const typed = messageBox(page).pressSequentially(" ".repeat(30), { delay: 60 });
  await expect(earlier).toBeVisible();
  expect(await verdict.boundingBox()).toEqual(before);
  await typed;
  await expect(earlier).toHaveCount(0);
  await expect(verdict).toBeVisible();
});

test("FB-12 the engine may reckon in WebAssembly in its workers, and nothing may on the page", async ({
  memberPage: page,
}) => {
  const compiles = () => {
    try {
      return new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) !== null;
    } catch {
      return false;
    }
  };
  await page.goto("/checkmessage");
  await typingSwitch(page).click();
  await messageBox(page).fill(DIFFICULT.text);
  await expect(marks(page)).toHaveCount(DIFFICULT.phrases.length);
  const workers = page.workers();
  expect(workers.length).toBeGreaterThan(0);
  for (const worker of workers) expect([worker.url(), await worker.evaluate(compiles)]).toEqual([worker.url(), true]);
  expect(await page.evaluate(compiles)).toBe(false);
});

test("FB-12 the engine is fetched only for those who switch it on, and is small enough", async ({
  memberPage: page,
}) => {
  const requests = listen(page);
  await compose(page, DIFFICULT.text);
  await askForFeedback(page);
  await expect(comments(page)).toHaveCount(3);
  expect(requests.filter(isEngine)).toEqual([]);
  const fetched = page.waitForRequest(isEngine);
  await messageBox(page).press("End");
  await messageBox(page).pressSequentially(" Now");
  await typingSwitch(page).click();
  const code = await (await page.request.get((await fetched).url())).body();
  expect(gzipSync(code).length).toBeLessThan(ENGINE_MAX_BYTES);
  await expect(marks(page)).toHaveCount(DIFFICULT.phrases.length);
});

test("FB-12 marks follow their words while the text changes, and a mended phrase loses its mark", async ({
  memberPage: page,
}) => {
  await compose(page, "");
  await typingSwitch(page).click();
  await messageBox(page).fill("Your notes are sloppy.");
  await expect(marks(page)).toHaveCount(1);
  const comment = await comments(page).first().getAttribute("id");
  await messageBox(page).press("End");
  await messageBox(page).pressSequentially(" The room is booked until eleven.");
  await expect(marks(page)).toHaveCount(1);
  expect(await comments(page).first().getAttribute("id"), "the same card").toBe(comment);
  await messageBox(page).fill(CLEAN);
  await expect(marks(page)).toHaveCount(0);
  await expect(feedback(page).getByText("Looks Good.").last()).toBeVisible();
});

test("FB-12 the device remembers the switch, for every box, until it is switched off", async ({
  memberPage: page,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto("/checkmessage");
  await expect(typingSwitch(page)).not.toBeChecked();
  await typingSwitch(page).click();
  await page.goto(`/takechallenge/${id}`);
  await page.getByRole("tab", { name: "Rephrasing 1", exact: true }).click();
  // A first try at a sentence is made without it.
  await page.getByRole("textbox", { name: "Your rephrasing" }).fill("You are late.");
  await askForFeedback(page);
  await expect(typingSwitch(page)).toBeChecked();
  await page.getByRole("textbox", { name: "Your rephrasing" }).fill("You are lazy.");
  await expect(marks(page).filter({ visible: true })).toHaveCount(1);
  await typingSwitch(page).click();
  await expect(marks(page).filter({ visible: true })).toHaveCount(0);
  await page.reload();
  await page.getByRole("tab", { name: "Rephrasing 1", exact: true }).click();
  await expect(typingSwitch(page)).not.toBeChecked();
});

test("FB-12 an engine that cannot be fetched is told, and the next key tries again", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  await page.route(/\/assets\/worker-/, (route) => route.abort(), { times: 2 });
  await compose(page, "");
  await typingSwitch(page).click();
  await messageBox(page).fill("Your notes are sloppy");
  await expect(page.getByRole("alert").filter({ hasText: "It could not start here." })).toBeVisible();
  await messageBox(page).press("End");
  await messageBox(page).pressSequentially(".");
  await expect(marks(page)).toHaveCount(1);
  await expect(page.getByText("It could not start here.")).toHaveCount(0);
});
