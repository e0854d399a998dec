import type { Page } from "@playwright/test";
import { answeredWith } from "../fixtures/console.ts";
import { CLEAN, DIFFICULT } from "../fixtures/messages.ts";
import {
  askForFeedback,
  comments,
  compose,
  composeAndAsk,
  feedback,
  marks,
  messageBox,
  toast,
} from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const ask = (page: Page) => page.getByRole("button", { name: "Get Feedback", exact: true });

test("FB-01 the box has five rows, a counter and room for 1000 characters", async ({ memberPage: page }) => {
  await page.goto("/checkmessage");
  const box = messageBox(page);
  await expect(box).toHaveAttribute("rows", "5");
  await expect(page.getByText("0 / 1000")).toBeVisible();
  await box.fill("x".repeat(998));
  await box.pressSequentially("yyyy");
  // No letter is lost: what is too much is told.
  await expect(box).toHaveValue(`${"x".repeat(998)}yyyy`);
  await expect(page.getByText("1002 / 1000")).toBeVisible();
  await expect(page.getByText(/^This is 1,002 characters long, and 1,000 fit\./)).toBeVisible();
  await expect(ask(page)).toBeVisible();
});

test("FB-02 while waiting it says so, and a second press asks only once", async ({ memberPage: page }) => {
  await compose(page, DIFFICULT.text);
  const held = Promise.withResolvers<void>();
  let requests = 0;
  await page.route("**/prod/user_input", async (route) => {
    requests += 1;
    await held.promise;
    await route.continue();
  });
  await ask(page).dblclick();
  await messageBox(page).press("ControlOrMeta+Enter");
  await expect(feedback(page).getByText("Getting feedback for you")).toBeVisible();
  held.resolve();
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await expect(page.getByText("Getting feedback for you")).toHaveCount(0);
  expect(requests).toBe(1);
});

/** Severity has a word and a line of its own, so that nobody needs to see the tint. */
const LINE_OF: Record<string, string> = {
  "May sting": "dotted",
  "May land badly": "solid",
  "Likely to hurt": "double",
};

test("FB-02 every flagged phrase is marked in red, by severity, and tied to its comment", async ({
  memberPage: page,
}) => {
  await compose(page, DIFFICULT.text);
  const answer = page.waitForResponse("**/prod/user_input");
  await ask(page).click();
  const { user_input: input } = await (await answer).json();
  const severities = Object.keys(input)
    .filter((key) => /^sentence\d+$/.test(key))
    .flatMap((key) => input[key].r_l)
    .filter(({ bad }: { bad: boolean }) => bad)
    .map(({ severity }: { severity: number }) => severity);

  await expect(marks(page)).toHaveCount(DIFFICULT.phrases.length);
  const tints: number[][] = [];
  for (const [at, phrase] of DIFFICULT.phrases.entries()) {
    const mark = marks(page).nth(at);
    await expect(mark).toContainText(phrase);
    const comment = page.locator(`[id="${await mark.getAttribute("aria-details")}"]`);
    await expect(comment).toContainText(phrase);
    const word = await comment.getByText(/^(May sting|May land badly|Likely to hurt)$/).innerText();
    await expect(mark).toHaveCSS("text-decoration-line", "underline");
    await expect(mark).toHaveCSS("text-decoration-style", LINE_OF[word] ?? "");
    tints.push(await mark.evaluate(channelsOf, "background-color"));
  }
  for (const [red = 0, green = 0, blue = 0] of tints) {
    expect(red, "red leads").toBeGreaterThan(Math.max(green, blue) + 10);
  }
  const lightness = tints.map(lightnessOf);
  const base = lightnessOf(await marks(page).first().evaluate(channelsOf, "--wp-flag"));
  // The colour of severity 0.5 lies between them: lower ones are lighter than it, higher ones darker.
  for (const [at, severity] of severities.entries()) {
    expect(Math.sign((lightness[at] ?? 0) - base), `severity ${severity}`).toBe(Math.sign(0.5 - severity));
  }
  const bySeverity = severities.map((_, at) => at).sort((a, b) => (severities[a] ?? 0) - (severities[b] ?? 0));
  const inOrder = bySeverity.map((at) => lightness[at] ?? 0);
  expect(inOrder, "higher severity is never lighter").toEqual(inOrder.toSorted((a, b) => b - a));
});

const lightnessOf = (channels: number[]) => channels.reduce((sum, channel) => sum + channel, 0);

/** A colour of an element as red, green and blue, 0 to 255, whatever space it was mixed in. */
function channelsOf(element: Element, property: string): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) throw new Error("no canvas");
  canvas.fillStyle = getComputedStyle(element).getPropertyValue(property);
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

test("FB-03 a message with nothing in it to remark on Looks Good.", async ({ memberPage: page }) => {
  await composeAndAsk(page, CLEAN);
  await expect(feedback(page).getByText("Looks Good.").last()).toBeVisible();
  await expect(feedback(page).getByRole("status").first()).toHaveText("Looks Good.");
  await expect(marks(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send Feedback" })).toHaveCount(0);
});

test("FB-07 empty input is told, and nothing is sent", async ({ memberPage: page }) => {
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/prod/user_input")) requests += 1;
  });
  for (const empty of ["", "   \n "]) {
    await compose(page, empty);
    await ask(page).click();
    await expect(toast(page, "No input detected")).toBeVisible();
  }
  expect(requests).toBe(0);
});

const WRONG_ANSWERS = {
  "an error status": { status: 500, json: { error: { code: "INTERNAL", message: "broken", requestId: "r1" } } },
  "an error field": { status: 200, json: { error: { code: "INTERNAL", message: "broken", requestId: "r2" } } },
  "a page of a proxy": { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
} as const;

test("FB-07 a failing service has one clear message, and the text stays for the next try", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(500), answeredWith(502));
  await compose(page, DIFFICULT.text);
  for (const answer of Object.values(WRONG_ANSWERS)) {
    await page.route("**/prod/user_input", (route) => route.fulfill(answer), { times: 1 });
    await askForFeedback(page);
    const problem = toast(page, "Oops, there seems to be an issue, Please try later");
    await expect(problem).toBeVisible();
    await problem.getByRole("button", { name: "Close" }).click();
    await expect(problem).toHaveCount(0);
  }
  await expect(messageBox(page)).toHaveValue(DIFFICULT.text);
  await askForFeedback(page);
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
});

test("FB-07 after 20 seconds the request is really aborted, and it says so", async ({ memberPage: page }) => {
  await page.clock.install();
  await compose(page, DIFFICULT.text);
  await page.route("**/prod/user_input", () => new Promise<void>(() => {}), { times: 1 });
  const started = page.waitForRequest("**/prod/user_input");
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask(page).click();
  const request = await started;
  const failed = page.waitForEvent("requestfailed", (other) => other === request);
  await page.clock.runFor(19_900);
  await expect(page.getByText("Getting feedback for you")).toBeVisible();
  expect(request.failure()).toBeNull();
  await page.clock.runFor(200);
  expect((await failed).failure()?.errorText).toBe("net::ERR_ABORTED");
  await expect(toast(page, "Request Cancelled due to taking too long.")).toBeVisible();
  await expect(page.getByText("Getting feedback for you")).toHaveCount(0);
  await expect(messageBox(page)).toHaveValue(DIFFICULT.text);
});

test("FB-09 typing clears the marks and the verdict; the comments stay to edit by, and are no more to rate", async ({
  memberPage: page,
}) => {
  const before = page.getByRole("region", { name: "Before your change" });
  await composeAndAsk(page, DIFFICULT.text);
  await expect(before).toHaveCount(0);
  await messageBox(page).press("End");
  await messageBox(page).pressSequentially("!");
  await expect(marks(page)).toHaveCount(0);
  await expect(feedback(page).getByText(/may land harder than you mean/)).toHaveCount(0);
  await expect(before.getByRole("listitem")).toHaveCount(DIFFICULT.phrases.length);
  for (const [at, phrase] of DIFFICULT.phrases.entries()) {
    await expect(before.getByRole("listitem").nth(at)).toContainText(phrase);
  }
  await expect(before.getByRole("button", { name: /^(Thumbs|Use this wording)/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Send Feedback" })).toHaveCount(0);
  await before.getByRole("button", { name: "Why and how" }).first().click();
  await expect(before.getByRole("link", { name: /^Read More/ })).toBeVisible();

  // What was before comes back with its marks; the next reading takes the place of both.
  await messageBox(page).press("Backspace");
  await expect(marks(page)).toHaveCount(DIFFICULT.phrases.length);
  await expect(before).toHaveCount(0);
  await messageBox(page).fill(CLEAN);
  await expect(before).toBeVisible();
  await askForFeedback(page);
  await expect(before).toHaveCount(0);
  await expect(feedback(page).getByText("Looks Good.").last()).toBeVisible();
  await messageBox(page).press("End");
  await messageBox(page).pressSequentially("!");
  await expect(feedback(page).getByText("Looks Good.")).toHaveCount(0);
});

test("FB-09 words in curly brackets are left out of the feedback", async ({ memberPage: page }) => {
  await composeAndAsk(page, "{You always forget my name. Your notes are sloppy.} Shall we talk on Friday at noon?");
  await expect(feedback(page).getByText("Looks Good.").last()).toBeVisible();
});
