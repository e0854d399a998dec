import type { BrowserContext, Page } from "@playwright/test";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { CHALLENGE, store, titlesOf } from "../fixtures/rows.ts";
import { askForFeedback, signIn, toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const MINE = "/api/scenarios?mine=true";
const KEPT_TEXT = "It was not saved. What you typed is still here.";
const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page, name: string) => panel(page).getByRole("textbox", { name, exact: true });

/** A screen where somebody writes for a while, as a person goes through it. */
interface WritingPlace {
  readonly ids: string;
  readonly name: string;
  /** A visitor may write there too. */
  readonly isPublic: boolean;
  readonly address: (challengeId: string) => string;
  /** Opens the step with the box. */
  readonly openStep: (page: Page) => Promise<void>;
  readonly label: string;
  readonly save: (page: Page) => Promise<void>;
  readonly savedAt: RegExp;
  /** The list in which it stands once. */
  readonly list: string;
}

const PLACES: readonly WritingPlace[] = [
  {
    ids: "SCEN-08",
    name: "the ten steps of an answer",
    isPublic: true,
    address: () => "/respondtoscenario/scenario1",
    openStep: (page) => step(page, "Final Message").click(),
    label: "Final message",
    save: async (page) => {
      await step(page, "Summary").click();
      await page.getByRole("button", { name: "Save My Answers" }).dblclick();
    },
    savedAt: /\/myscenarios$/,
    list: MINE,
  },
  {
    ids: "SCEN-03",
    name: "the nine steps to a message",
    isPublic: false,
    address: () => "/createprivate",
    openStep: (page) => step(page, "Final Message").click(),
    label: "Final message",
    save: (page) => page.getByRole("button", { name: "Save Scenario" }).dblclick(),
    savedAt: /\/myscenarios$/,
    list: MINE,
  },
  {
    ids: "CHAL-02 RESP-01",
    name: "a challenge",
    isPublic: true,
    address: (id) => `/takechallenge/${id}`,
    openStep: (page) => step(page, "Rephrasing 2").click(),
    label: "Your rephrasing",
    save: (page) => page.getByRole("button", { name: "Submit Response" }).dblclick(),
    savedAt: /\/submittedchallenge\//,
    list: "/api/responses",
  },
];

async function open(page: Page, place: WritingPlace, address: string): Promise<void> {
  await page.goto(address);
  await place.openStep(page);
}

/** Ends every session of the browser behind the open tab's back. */
async function signOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto("/account");
  await other.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/signin$/);
  await other.close();
}

for (const place of PLACES) {
  test(`${place.ids} ${place.name}: what is typed outlives a reload, a closed tab and a lost connection, and is stored once`, async ({
    memberPage: page,
    context,
    adminPage,
    expectedConsole,
  }) => {
    expectedConsole.push(UNREACHABLE);
    const address = place.address(await store(adminPage.request, "/api/challenges", CHALLENGE));
    await open(page, place, address);
    await box(page, place.label).fill("One.");
    await page.reload();
    await place.openStep(page);
    await expect(box(page, place.label)).toHaveValue("One.");

    await box(page, place.label).fill("One. Two.");
    const second = await context.newPage();
    await page.close();
    await open(second, place, address);
    await expect(box(second, place.label)).toHaveValue("One. Two.");

    await context.setOffline(true);
    await box(second, place.label).fill("One. Two. Three.");
    await place.save(second);
    await expect(toast(second, KEPT_TEXT).first()).toBeVisible();
    await context.setOffline(false);
    await second.reload();
    await place.openStep(second);
    await expect(box(second, place.label)).toHaveValue("One. Two. Three.");
    await place.save(second);
    await expect(second).toHaveURL(place.savedAt);
    expect(await titlesOf(second.request, place.list)).toHaveLength(1);
    await open(second, place, address);
    await expect(box(second, place.label)).toHaveValue("");
  });

  test(`${place.ids} AUTH-16 ${place.name}: a session that ended elsewhere costs nothing that was typed, before and after`, async ({
    page,
    context,
    adminPage,
    expectedConsole,
  }) => {
    expectedConsole.push(answeredWith(401));
    const address = place.address(await store(adminPage.request, "/api/challenges", CHALLENGE));
    const email = await signUp(page.request);
    await open(page, place, address);
    await box(page, place.label).fill("Typed before.");
    await signOutElsewhere(context);
    await box(page, place.label).fill("Typed before. Typed after.");
    await place.save(page);
    let last = "Typed before. Typed after.";
    if (place.isPublic) {
      await expect(toast(page, "You are no longer signed in.").first()).toBeVisible();
      await place.openStep(page);
      last = "Typed before. Typed after. And as a visitor.";
      await box(page, place.label).fill(last);
    } else {
      await expect(page).toHaveURL(/\/signin/);
    }
    await page.goto(`/signin?next=${encodeURIComponent(address)}`);
    await signIn(page, email);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await place.openStep(page);
    await expect(box(page, place.label)).toHaveValue(last);
    await place.save(page);
    await expect(page).toHaveURL(place.savedAt);
    expect(await titlesOf(page.request, place.list)).toHaveLength(1);
  });
}

test("CHAL-02 RESP-01 a challenge submitted again while its page is still on the way is stored once", async ({
  memberPage: page,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto(`/takechallenge/${id}`);
  await step(page, "Rephrasing 2").click();
  await box(page, "Your rephrasing").fill("Could you send it by Tuesday?");
  const arrival = Promise.withResolvers<void>();
  await page.route("**/assets/*submittedchallenge*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const submit = page.getByRole("button", { name: "Submit Response" });
  await submit.click();
  await expect.poll(() => titlesOf(page.request, "/api/responses")).toHaveLength(1);
  await submit.click();
  arrival.resolve();
  await expect(page).toHaveURL(/\/submittedchallenge\//);
  expect(await titlesOf(page.request, "/api/responses")).toHaveLength(1);
});

test("LEARN-05 a practice outlives a reload, a closed tab and a lost connection, and its summary has everything", async ({
  memberPage: page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  await page.goto("/practice/angry_emoter");
  await box(page, "Your rephrasing").fill("You never listen to me.");
  await askForFeedback(page);
  await step(page, "Sentence 2").click();
  await box(page, "Your rephrasing").fill("Two.");
  await page.reload();
  await expect(box(page, "Your rephrasing")).toHaveValue("Two.");

  const second = await context.newPage();
  await page.close();
  await second.goto("/practice/angry_emoter");
  await expect(panel(second).getByText("Sentence 2 of 8")).toBeVisible();
  await context.setOffline(true);
  await box(second, "Your rephrasing").fill("Two. Typed without a network.");
  await second.getByRole("button", { name: "Get Feedback" }).click();
  await expect(toast(second, "There is no network just now. What you typed is still here.")).toBeVisible();
  await step(second, "Summary").click();
  await context.setOffline(false);
  await second.reload();
  for (const text of ["You never listen to me.", "Two. Typed without a network.", "“never”"]) {
    await expect(panel(second)).toContainText(text);
  }
});

test("LEARN-05 AUTH-16 a practice goes on where the session ended, and its person finds all of it again", async ({
  page,
  context,
}) => {
  const email = await signUp(page.request);
  await page.goto("/practice/angry_emoter");
  await box(page, "Your rephrasing").fill("Before.");
  await signOutElsewhere(context);
  await box(page, "Your rephrasing").fill("Before. After.");
  await askForFeedback(page);
  await page.goto("/signin?next=/practice/angry_emoter");
  await signIn(page, email);
  await expect(box(page, "Your rephrasing")).toHaveValue("Before. After.");
});

test("AUTH-16 a tab from before somebody else signed in saves nothing as theirs, and becomes theirs", async ({
  page,
  context,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(412));
  const [ada, eve] = [await signUp(page.request), await signUp(request)];
  const message = page.getByRole("textbox", { name: "Your message", exact: true });
  const other = await context.newPage();
  const changeHands = async (email: string) => {
    await other.goto("/account");
    await other.getByRole("banner").getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL(/\/signin$/);
    await signIn(other, email);
    await expect(other.getByRole("banner").getByRole("button", { name: "Logout" })).toBeVisible();
  };
  await page.goto("/checkmessage");
  await message.fill("What Ada wrote.");
  await changeHands(eve);
  await page.getByRole("button", { name: "Save Message As Scenario" }).click();
  await expect(message).toHaveValue("");
  expect(await titlesOf(page.request, MINE)).toEqual([]);

  await message.fill("What Eve wrote.");
  await changeHands(ada);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(message).toHaveValue("What Ada wrote.");
  await page.getByRole("button", { name: "Save Message As Scenario" }).click();
  await expect(page).toHaveURL(/\/myscenarios/);
  expect(await titlesOf(page.request, MINE)).toHaveLength(1);
});

test("RESP-01 what a visitor types is theirs once they sign in, before anything older, and nobody else's after that", async ({
  page,
  context,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  const openAgain = async () => {
    await page.goto(`/takechallenge/${id}`);
    await step(page, "Rephrasing 2").click();
  };
  const email = await signUp(page.request);
  await openAgain();
  await box(page, "Your rephrasing").fill("Older, of the account.");
  await signOutElsewhere(context);
  await openAgain();
  await expect(box(page, "Your rephrasing")).toHaveValue("");
  await box(page, "Your rephrasing").fill("Newer, of a visitor.");
  await page.getByRole("link", { name: "Sign in to submit" }).click();
  await signIn(page, email);
  await step(page, "Rephrasing 2").click();
  await expect(box(page, "Your rephrasing")).toHaveValue("Newer, of a visitor.");
  await signOutElsewhere(context);
  await openAgain();
  await expect(box(page, "Your rephrasing")).toHaveValue("");
});

test("CHAL-02 CHAL-05 a challenge that is deleted while somebody is at it stays open with what they typed, and says that it is gone", async ({
  memberPage: page,
  adminPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto(`/takechallenge/${id}`);
  await step(page, "Rephrasing 1").click();
  await box(page, "Your rephrasing").fill("When the report comes late,");
  await adminPage.request.delete(`/api/challenges/${id}`);
  await expect(
    page.getByRole("alert").filter({ hasText: "This practice scenario is not here any more." }),
  ).toBeVisible();
  await expect(box(page, "Your rephrasing")).toHaveValue("When the report comes late,");
});

test("CHAL-02 a challenge opens again at the sentence that one was at, after a reload and on the way back, until it is submitted", async ({
  memberPage: page,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  const isAt = (name: string) => expect(step(page, name)).toHaveAttribute("aria-selected", "true");
  await page.goto(`/takechallenge/${id}`);
  await isAt("Introduction");
  await step(page, "Rephrasing 2").click();
  await box(page, "Your rephrasing").fill("Could you send it by Tuesday?");
  await page.reload();
  await isAt("Rephrasing 2");
  await page.goto("/challenges");
  await page.goBack();
  await isAt("Rephrasing 2");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page).toHaveURL(/\/submittedchallenge\//);
  await page.goto(`/takechallenge/${id}`);
  await isAt("Introduction");
});
