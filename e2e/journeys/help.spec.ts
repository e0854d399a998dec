import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { compose, feedback, marks, messageBox } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const HURT = "You are lazy. My husband hits me when he is drunk.";
const HEAVY = "You are lazy and I want to kill myself.";
const help = (page: Page) => page.getByRole("group", { name: "Where help is" }).filter({ visible: true });
const ask = (page: Page) => page.getByRole("button", { name: "Get Feedback", exact: true }).click();
const goOn = (page: Page) => help(page).getByRole("button", { name: "Go on with the message" });
const country = (page: Page) => page.getByLabel("Your country").first();
const leave = (page: Page) => page.getByRole("button", { name: "Leave quickly" }).first();
const NEUTRAL = /bbc\.co\.uk\/weather/;

/** The everyday page, which no test fetches from outside. */
async function answerNeutral(page: Page): Promise<void> {
  await page.route(NEUTRAL, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Weather</h1>" }));
}

/** A page of a browser that says where it is. */
async function pageIn(browser: Browser, url: string, locale: string): Promise<Page> {
  return (await browser.newContext({ baseURL: url, locale })).newPage();
}

test("ENG-10 help comes before anything about wording, and comments on it come when asked for, unrated", async ({
  memberPage: page,
}) => {
  await compose(page, HEAVY);
  await ask(page);
  await expect(help(page)).toContainText("You do not have to carry it alone");
  await expect(feedback(page).getByRole("status").first()).toHaveText(/Where help is stands after what you wrote/);
  await expect(page.getByText("Looks Good.")).toHaveCount(0);
  await expect(marks(page)).toHaveCount(0);
  await expectAccessible(page, "help beside a message");

  await goOn(page).click();
  await expect(page.getByText("On the wording")).toBeVisible();
  await expect(marks(page)).toHaveText([/lazy/]);
  await expect(help(page)).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  for (const name of ["Thumbs up", "Thumbs down", "Send Feedback"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.getByText(/Looks Good|What already works/)).toHaveCount(0);
  await expectAccessible(page, "comments after help");

  await messageBox(page).fill("You are lazy.");
  await ask(page);
  await expect(page.getByRole("button", { name: "Thumbs up" })).toHaveCount(1);
  await expect(help(page)).toHaveCount(0);
});

test("ENG-10 where it is less sure, comments come, nothing is called good, and a line leads to help", async ({
  memberPage: page,
}) => {
  const near = page.getByText("If somebody is not safe, or it is all too much, the wording can wait.");
  await compose(page, "Sometimes I wish I could just disappear for a week.");
  await ask(page);
  await expect(near).toBeVisible();
  await expect(feedback(page).getByText("There is no comment on the wording.").last()).toBeVisible();
  await expect(page.getByText(/Looks Good|What already works/)).toHaveCount(0);
  await expect(help(page)).toHaveCount(0);
  await expectAccessible(page, "a line that leads to help");
  await near.getByRole("link", { name: "Need help now?" }).click();
  await expect(page).toHaveURL(/\/help$/);

  await page.goto("/instantempathy");
  await page.getByRole("textbox").first().fill("Sometimes I wish I could just disappear for a week.");
  await page.getByRole("button", { name: "Get Empathy" }).click();
  await expect(near).toBeVisible();
  await expectAccessible(page, "a guess with a line that leads to help");
});

for (const [kind, message, title] of [
  ["abuse_victim", HURT, "You deserve to be safe"],
  ["threat_to_other", "You are lazy. I want to kill him.", "Nobody has to get hurt"],
  ["child", "My neighbour leaves her toddler alone all night and he has bruises.", "Every child must be safe"],
  ["emergency", "My dad collapsed on the kitchen floor and is not breathing, what do I write?", "Please call now"],
] as const) {
  test(`ENG-10 ${kind} has words of its own`, async ({ memberPage: page }) => {
    await compose(page, message);
    await ask(page);
    await expect(help(page)).toContainText(title);
    await expect(page.getByText("Looks Good.")).toHaveCount(0);
    await expectAccessible(page, kind);
  });
}

test("ENG-10 the numbers are those of the browser's region, changed in place, and remembered on the device", async ({
  browser,
  server,
}) => {
  const page = await pageIn(browser, server.url, "en-GB");
  await page.goto("/instantempathy");
  await page.getByRole("textbox", { name: "What is on your mind?" }).fill(HURT);
  await page.getByRole("button", { name: "Get Empathy" }).click();
  await expect(help(page).getByRole("link", { name: "999" })).toHaveAttribute("href", "tel:999");
  await expect(help(page)).toContainText("National Domestic Abuse Helpline");
  await expect(country(page)).toHaveValue("GB");
  await country(page).selectOption("France");
  await expect(help(page).getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
  await expect(help(page).getByRole("link", { name: "3919" })).toBeVisible();
  await expect(help(page)).not.toContainText("National Domestic Abuse Helpline");
  await page.goto("/help");
  await expect(country(page)).toHaveValue("FR");
  await page.context().close();

  const elsewhere = await pageIn(browser, server.url, "en");
  await elsewhere.goto("/help");
  await expect(country(elsewhere)).toHaveValue("");
  await expect(elsewhere.getByText(/the emergency number where you are/)).toBeVisible();
  await elsewhere.context().close();
});

test("ENG-10 what is typed is heard on this device, before anybody is asked and without a request", async ({
  memberPage: page,
}) => {
  await compose(page, "A");
  const requests: string[] = [];
  // The product's own parts may still come; nothing else is asked, and nothing is sent with them.
  page.on("request", (request) => {
    const isPart =
      request.method() === "GET" && /^\/assets\/[^?]*$/.test(request.url().slice(new URL(page.url()).origin.length));
    if (!isPart) requests.push(request.url());
  });
  await messageBox(page).pressSequentially(` ${HURT}`);
  await expect(help(page)).toContainText("This is not your fault");
  await messageBox(page).fill("Could you call me at noon?");
  await expect(help(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test("ENG-10 feedback while typing shows help first, and comments after it once asked for", async ({
  memberPage: page,
}) => {
  await compose(page, "You are lazy.");
  await page.getByRole("switch", { name: "Feedback while typing" }).click();
  await expect(marks(page)).toHaveCount(1);
  await messageBox(page).press("End");
  await messageBox(page).pressSequentially(" I want to die.");
  await expect(help(page)).toContainText("This sounds very heavy");
  await expect(marks(page)).toHaveCount(0);
  await goOn(page).click();
  await expect(marks(page)).toHaveCount(1);
  await expect(page.getByText("Looks Good.")).toHaveCount(0);
});

test("ENG-10 with feedback while typing on, what it does not read is heard all the same", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  await compose(page, "");
  await page.getByRole("switch", { name: "Feedback while typing" }).click();
  // Too long for comments.
  await messageBox(page).fill(`${"We had tea on Monday. ".repeat(50)}${HURT}`);
  await expect(help(page)).toContainText("You deserve to be safe");

  // The engine does not come.
  await page.route(/\/assets\/worker-/, (route) => route.abort());
  await compose(page, "");
  await messageBox(page).fill(HURT);
  await expect(page.getByRole("alert").filter({ hasText: "It could not start here." })).toBeVisible();
  await expect(help(page)).toContainText("You deserve to be safe");
});

test("ENG-10 practice and instant empathy show help, which costs no try", async ({ page }) => {
  await page.goto("/practice/angry_emoter");
  const left = page.getByText("3 left").filter({ visible: true });
  await expect(left).toHaveCount(1);
  await page.getByRole("textbox", { name: "Your rephrasing" }).filter({ visible: true }).fill(HURT);
  await page.getByRole("button", { name: "Get Feedback" }).filter({ visible: true }).click();
  await expect(help(page)).toContainText("You deserve to be safe");
  await expect(left).toHaveCount(1);
  await page.goto("/instantempathy");
  await page.getByRole("textbox", { name: "What is on your mind?" }).fill(HEAVY);
  await page.getByRole("button", { name: "Get Empathy" }).click();
  await expect(help(page)).toContainText("You do not have to carry it alone");
  await expect(page.getByText("10 left")).toBeVisible();
});

test("ENG-10 what is typed into instant empathy is heard where it is too long, and where no try is left", async ({
  page,
}) => {
  const box = page.getByRole("textbox", { name: "What is on your mind?" });
  await page.goto("/instantempathy");
  await box.fill(`${"We had tea on Monday. ".repeat(50)}${HURT}`);
  await expect(help(page)).toContainText("You deserve to be safe");
  await page.evaluate(() => localStorage.setItem("countedAttempts", JSON.stringify({ instantempathy: 10 })));
  await page.reload();
  await expect(page.getByRole("button", { name: "Get Empathy" })).toBeDisabled();
  await box.fill(HEAVY);
  await expect(help(page)).toContainText("This sounds very heavy");
});

test("ENG-10 private stories, titles, notes and words of a log, reasons and letters to us are heard where they are written", async ({
  memberPage: page,
}) => {
  await page.goto("/createprivate");
  await page.getByRole("textbox", { name: "What happened" }).fill(HURT);
  await expect(help(page)).toContainText("You deserve to be safe");
  await expect(goOn(page)).toHaveCount(0);

  await page.getByRole("textbox", { name: "What happened" }).fill("");
  await page.getByRole("textbox", { name: "Title" }).fill(HURT);
  await expect(help(page)).toContainText("You deserve to be safe");

  await page.goto("/mylogs");
  await page.getByRole("textbox", { name: "Why, in a word or two" }).fill("I want to die.");
  await expect(help(page)).toContainText("This sounds very heavy");
  await page.getByRole("textbox", { name: "Why, in a word or two" }).fill("");

  await page.goto("/newlog");
  const title = page.getByRole("textbox", { name: "Title" });
  await title.fill(HURT);
  await expect(help(page)).toContainText("You deserve to be safe");
  await title.fill("Monday");
  await page.getByRole("button", { name: /^Unmet needs/ }).click();
  await page.getByRole("textbox", { name: "Note on unmet needs" }).fill("I want to die.");
  await expect(help(page)).toContainText("This sounds very heavy");
  await page.getByRole("textbox", { name: "Note on unmet needs" }).fill("");
  await expect(help(page)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Own words: Unmet needs" }).fill("I want to die");
  await page.getByRole("textbox", { name: "Own words: Unmet needs" }).press("Enter");
  await expect(help(page)).toContainText("This sounds very heavy");

  await compose(page, "");
  await page.getByRole("textbox", { name: "Title (optional)" }).fill(HURT);
  await expect(help(page)).toContainText("You deserve to be safe");
  await page.getByRole("textbox", { name: "Title (optional)" }).fill("");

  await compose(page, "You are lazy.");
  await ask(page);
  await page.getByRole("button", { name: "Thumbs down" }).click();
  await page.getByRole("textbox", { name: "Tell us more?" }).fill(HURT);
  await expect(help(page)).toContainText("You deserve to be safe");

  await page.getByRole("button", { name: "Questions or comments? Let us know." }).click();
  const letter = page.getByRole("dialog");
  await letter.getByRole("textbox", { name: "Your question or comment" }).fill(HEAVY);
  await expect(letter.getByRole("group", { name: "Where help is" })).toContainText("This sounds very heavy");
  await expectAccessible(page, "help in a dialog");
});

test("ENG-10 on a shared sheet the writer alone sees the help", async ({ openPage }) => {
  const [ada, eve] = [await openPage(), await openPage()];
  const link = `/respondtoscenario/scenario1?groupName=general&sessionId=${randomUUID()}`;
  await ada.goto(`${link}&initialiseDoc=true`);
  await eve.goto(link);
  for (const page of [ada, eve]) await page.getByRole("tab", { name: "Strategies", exact: true }).click();
  const box = (page: Page, name: string) =>
    page.getByRole("tabpanel").filter({ visible: true }).getByRole("textbox", { name, exact: true });
  for (const name of ["Ways that could work", "My request"]) {
    await box(ada, name).fill(HURT);
    await expect(help(ada)).toHaveCount(1);
    await expect(box(eve, name)).toHaveValue(HURT);
    await eve.waitForTimeout(1500);
    await expect(help(eve)).toHaveCount(0);
    await box(ada, name).fill("Take turns.");
    await expect(help(ada)).toHaveCount(0);
  }
  await box(ada, "My request").fill(HURT);
  await expect(box(eve, "My request")).toHaveValue(HURT);
  await eve.getByRole("button", { name: "Get Feedback" }).filter({ visible: true }).last().click();
  await expect(eve.getByText("There is no comment on the wording.").last()).toBeVisible();
  await expect(help(eve)).toHaveCount(0);
  await expect(eve.getByText("Looks Good.")).toHaveCount(0);
});

test("ENG-10 somebody who may be watched leaves with one press, or Shift three times, and the page is not gone back to", async ({
  page,
}) => {
  await answerNeutral(page);
  for (const go of [() => leave(page).click(), () => pressShift(page, 3)]) {
    await page.goto("/about");
    await page.goto("/help");
    await expect(leave(page)).toBeVisible();
    await go();
    await expect(page).toHaveURL(NEUTRAL);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  }
  await page.goto("/practice/angry_emoter");
  const box = page.getByRole("textbox", { name: "Your rephrasing" }).filter({ visible: true });
  await box.fill(HURT);
  await expect(leave(page)).toBeVisible();
  // Capitals are no wish to leave.
  for (const letter of "AND") {
    await box.focus();
    await page.keyboard.press(`Shift+${letter}`);
  }
  await expect(box).toHaveValue(/AND/);
  await pressShift(page, 3);
  await expect(page).toHaveURL(NEUTRAL);
});

async function pressShift(page: Page, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press("Shift");
}

test("ENG-10 on a wide screen no address of the help page runs into whose it is", async ({ page }) => {
  await page.goto("/help");
  const addresses = page.getByRole("listitem").getByRole("link", { name: /^Page/ });
  await expect(addresses).not.toHaveCount(0);
  for (const address of await addresses.all()) {
    const [own, row] = [await address.boundingBox(), await address.locator("..").boundingBox()];
    const beside = await address.locator("xpath=following-sibling::*").boundingBox();
    expect(row?.width).toBeGreaterThan(480);
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  }
});

test("ENG-10 'Need help now?' stands at the foot of every page, and where the app cannot start", async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/, answeredWith(404));
  for (const address of ["/signin", "/instantempathy", "/nowhere"]) {
    await page.goto(address);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Need help now?" })).toBeVisible();
  }
  await page.route("**/api/session", (route) => route.abort());
  await page.goto("/signin");
  await page.getByRole("link", { name: "Need help now?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Need help now?");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
  await expectAccessible(page, "help without the app");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test.describe("kept on the device", () => {
  test.use({ serviceWorkers: "allow" });

  test("ENG-10 without a network the help page has everything, by kind and country", async ({
    context,
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(UNREACHABLE);
    await page.goto("/signin");
    await expect
      .poll(() => page.evaluate(async () => (await caches.match("/help", { ignoreSearch: true }))?.ok), {
        timeout: 40_000,
      })
      .toBe(true);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("helpNumbers")?.length ?? 0))
      .toBeGreaterThan(1000);
    await context.setOffline(true);
    await page.goto("/help");
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(5);
    await country(page).selectOption("New Zealand");
    await expect(page.getByRole("link", { name: "111" })).toBeVisible();
    await expect(page.getByRole("link", { name: "0800 733 843" })).toBeVisible();
    await expect(page.getByText(/Found here/).first()).toBeVisible();
    await country(page).selectOption("United Kingdom");
    await expect(page.getByRole("link", { name: "999" })).toBeVisible();
  });
});
