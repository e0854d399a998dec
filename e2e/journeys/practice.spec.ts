import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { askForFeedback, comments, signIn } from "../fixtures/steps.ts";
import { GIVEN } from "../fixtures/template.ts";
import { expect, IN_THE_BROWSER, test } from "../fixtures/test.ts";

const ANSWERS = ["You are lazy.", "Could you send me the report by Tuesday?"];

const open = (page: Page, tab: string) => page.getByRole("tab", { name: tab, exact: true }).click();
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page) => panel(page).getByRole("textbox", { name: "Your rephrasing" });

test("CHAL-02 CHAL-03 RESP-01 a member takes a challenge, gets feedback, submits, and finds it again", async ({
  memberPage: page,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto("/");
  await page
    .getByRole("list", { name: "Practice Scenarios" })
    .getByRole("link", { name: CHALLENGE.title })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/takechallenge/${id}$`));
  await expect(panel(page).getByRole("heading", { name: "How it works" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Read More" }).click();
  await panel(page).getByRole("button", { name: "See Less" }).click();
  const demonstration = panel(page).getByRole("region", { name: "Try it" });
  await demonstration.getByRole("button", { name: "Thumbs down" }).click();
  await expect(demonstration.getByRole("textbox", { name: "Tell us more?" })).toBeVisible();
  await demonstration.getByRole("button", { name: "Thumbs up" }).click();
  await expect(demonstration.getByRole("textbox", { name: "Tell us more?" })).toHaveCount(0);
  await open(page, "Scenario");
  await expect(panel(page)).toContainText(CHALLENGE.summary);

  for (const [at, answer] of ANSWERS.entries()) {
    await open(page, `Rephrasing ${at + 1}`);
    const sentence = CHALLENGE.challengeObjectList[at];
    await expect(panel(page)).toContainText(sentence?.p ?? "");
    await expect(panel(page).getByRole("blockquote")).toContainText(sentence?.s ?? "");
    await box(page).fill(answer);
    await askForFeedback(page);
  }
  await expect(panel(page).getByText("Looks Good.").last()).toBeVisible();
  await open(page, "Rephrasing 1");
  await expect(comments(page).filter({ visible: true })).toHaveCount(1);
  await expect(comments(page).first()).toContainText("lazy");

  // A reload loses nothing.
  await page.reload();
  await open(page, "Rephrasing 1");
  await expect(box(page)).toHaveValue(ANSWERS[0] ?? "");
  await box(page).fill("The report came on Friday.");
  const additional = page.getByRole("textbox", { name: "Additional (optional)" });
  await expect(additional).toHaveCount(0);
  await open(page, "Rephrasing 2");
  await additional.fill("It was easier on paper.");
  await page.reload();
  await open(page, "Rephrasing 2");
  await expect(additional).toHaveValue("It was easier on paper.");
  await page.getByRole("button", { name: "Submit Response" }).dblclick();
  await expect(page).toHaveURL(/\/submittedchallenge\//);
  await expect(page.getByRole("region", { name: "Additional" })).toContainText("It was easier on paper.");
  const answers = page.getByRole("region", { name: /^Rephrasing/ });
  await expect(answers.first()).toContainText("The report came on Friday.");
  await expect(answers.last()).toContainText(ANSWERS[1] ?? "");

  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  const mine = page.getByRole("list", { name: "My answers to practice scenarios" }).getByRole("listitem");
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText(CHALLENGE.title);
});

test("RESP-02 answers stand under the sentences that they were given to, whatever becomes of the challenge", async ({
  memberPage: page,
  adminPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  const [sentence0, sentence1] = ["The report came on Friday.", "Could you send it by noon?"];
  const answers = { title: CHALLENGE.title, parentDoc: id, sentence0, sentence1 };
  const response = await store(page.request, "/api/responses", answers);
  const [late, send] = CHALLENGE.challengeObjectList;
  const answer = (number: number) => page.getByRole("region", { name: `Rephrasing ${number}` });
  const expectAnswers = async () => {
    await page.goto(`/submittedchallenge/${response}`);
    for (const [number, { s }, text] of [
      [1, late, sentence0],
      [2, send, sentence1],
    ] as const) {
      await expect(answer(number).getByRole("blockquote")).toHaveText(s);
      await expect(answer(number)).toContainText(text);
    }
  };
  const change = async (version: number, challengeObjectList: readonly object[]) => {
    const data = { challengeObjectList, version };
    expect((await adminPage.request.patch(`/api/challenges/${id}`, { data })).status()).toBe(200);
  };
  await change(1, [send, late]);
  await expectAnswers();
  await expect(answer(1).getByRole("list").filter({ hasText: late.m })).toBeVisible();
  await expect(answer(2).getByRole("list").filter({ hasText: send.m })).toBeVisible();
  await change(2, [{ ...late, s: "You are late again." }]);
  await expectAnswers();
  await expect(page.getByRole("blockquote").filter({ hasText: "You are late again." })).toBeVisible();
  expect((await adminPage.request.delete(`/api/challenges/${id}`)).status()).toBe(204);
  await expectAnswers();
});

test("CHAL-02 RESP-02 samples come after one's own first try, which is kept beside the last one", async ({
  memberPage: page,
  adminPage,
}) => {
  const [{ m: sample }] = CHALLENGE.challengeObjectList;
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto("/checkmessage");
  await page.getByRole("switch", { name: "Feedback while typing" }).click();
  await page.goto(`/takechallenge/${id}`);
  await open(page, "Rephrasing 1");
  await box(page).fill("You are lazy.");
  await expect(panel(page).getByText("Try it on your own first.")).toBeVisible();
  await expect(panel(page).getByRole("heading", { name: "Sample answers" })).toHaveCount(0);
  // Whatever is switched on, nothing marks the first try while it is typed.
  await expect(panel(page).getByRole("switch")).toHaveCount(0);
  await page.waitForTimeout(1000);
  await expect(panel(page).locator("mark")).toHaveCount(0);
  await askForFeedback(page);
  await expect(panel(page).getByRole("list").filter({ hasText: sample })).toBeVisible();
  await expect(panel(page).getByRole("switch", { name: "Feedback while typing" })).toBeChecked();
  // A second try does not pass for the first, not even after a reload.
  await box(page).fill("You were late.");
  await askForFeedback(page);
  await page.reload();
  await open(page, "Rephrasing 2");
  await expect(panel(page).getByText("Try it on your own first.")).toBeVisible();
  await box(page).fill("Could you send it by noon?");
  await askForFeedback(page);
  await open(page, "Rephrasing 1");
  await expect(panel(page).getByRole("heading", { name: "Sample answers" })).toBeVisible();
  await box(page).fill("It came on Friday.");
  await open(page, "Rephrasing 2");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page).toHaveURL(/\/submittedchallenge\//);
  const first = page.getByRole("region", { name: "Rephrasing 1" });
  await expect(first).toContainText(/Your first try\s*You are lazy\.\s*Your last\s*It came on Friday\./);
  await expectAccessible(page, "a first and a last try");
  const { generalAttempt } = await (await page.request.get("/api/me/export")).json();
  const tagged = generalAttempt.map(({ m, tg }: { m: string; tg: string }) => `${m} ${tg}`);
  expect(tagged.sort()).toEqual([
    "Could you send it by noon? work,unaided",
    "You are lazy. work,unaided",
    "You were late. work",
  ]);
  // What did not change is shown once.
  const second = page.getByRole("region", { name: "Rephrasing 2" });
  await expect(second).toContainText("Could you send it by noon?");
  await expect(second).not.toContainText("first try");
});

test("CHAL-02 a visitor's browser has no sample before their first try, and finds it again after a reload", async ({
  page,
  adminPage,
}) => {
  const [{ m: sample }] = CHALLENGE.challengeObjectList;
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  const read: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes("/api/challenges")) read.push(answer.text().catch(() => ""));
  });
  await page.goto(`/takechallenge/${id}`);
  await open(page, "Rephrasing 1");
  await expect(panel(page).getByText("Try it on your own first.")).toBeVisible();
  expect((await Promise.all(read)).join("\n")).not.toContain(sample);
  await box(page).fill("It came after two days.");
  await askForFeedback(page);
  const samples = panel(page).getByRole("list").filter({ hasText: sample });
  await expect(samples).toBeVisible();
  await page.reload();
  await open(page, "Rephrasing 1");
  await expect(samples).toBeVisible();
});

test("RESP-02 a response is deleted after asking, and is nobody else's to read", async ({
  memberPage: page,
  adminPage,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  const parentDoc = await store(adminPage.request, "/api/challenges", CHALLENGE);
  const id = await store(page.request, "/api/responses", { parentDoc, title: "My answer", sentence0: "A word." });
  const stranger = await openPage();
  await signUp(stranger.request);
  await stranger.goto(`/submittedchallenge/${id}`);
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(stranger.getByText("A word.")).toHaveCount(0);

  await page.goto(`/submittedchallenge/${id}`);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("A word.").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  await expect(page.getByText("No answers yet.")).toBeVisible();
});

test("RESP-02 an admin finds a response in a list of the desk and removes it unread", async ({
  memberPage,
  adminPage,
}) => {
  const title = `To answer ${randomUUID().slice(0, 8)}`;
  const parentDoc = await store(adminPage.request, "/api/challenges", { ...CHALLENGE, title });
  const id = await store(memberPage.request, "/api/responses", { parentDoc, title: "Mine", sentence0: "A word." });
  await adminPage.goto("/admin");
  await adminPage.getByRole("navigation", { name: "Admin Panel" }).getByRole("link", { name: "Responses" }).click();
  const entry = adminPage.getByRole("list", { name: "Responses" }).getByRole("listitem").filter({ hasText: title });
  await expect(entry).toHaveCount(1);
  await expect(adminPage.getByText("A word.")).toHaveCount(0);
  await entry.getByRole("button", { name: "Delete" }).click();
  const dialog = adminPage.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await entry.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect(entry).toHaveCount(0);
  await memberPage.goto("/myscenarios");
  await expect(memberPage.getByText("No answers yet.")).toBeVisible();
  expect((await memberPage.request.get(`/api/responses/${id}`)).status()).toBe(404);
});

test("CHAL-01 CHAL-02 a visitor practises, and finds what they typed after signing in to submit", async ({
  page,
  request,
  adminPage,
}) => {
  const email = await signUp(request);
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto("/challenges");
  await page.getByRole("list", { name: "Situations" }).getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`/challenges/${id}$`));
  await open(page, "Rephrasing 2");
  await box(page).fill(ANSWERS[1] ?? "");
  await askForFeedback(page);
  await page.getByRole("link", { name: "Sign in to submit" }).click();
  await signIn(page, email);
  await open(page, "Rephrasing 2");
  await expect(box(page)).toHaveValue(ANSWERS[1] ?? "");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page).toHaveURL(/\/submittedchallenge\//);
});

test("CHAL-01 the same screen stands under the addresses that partners know", async ({ page, adminPage }) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  for (const address of ["challenges", "takechallenge", "publicscenario", "qmul", "biggerpie", "MediationNetwork"]) {
    await page.goto(`/${address}/${id}`);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(CHALLENGE.title);
    await expect(page.getByRole("tab"), address).toHaveText([
      "Introduction",
      "Scenario",
      "Rephrasing 1",
      "Rephrasing 2",
    ]);
  }
});

test("CHAL-02 a challenge that is not there leaves the page blank and a line in the console", {
  tag: IN_THE_BROWSER,
}, async ({ page, expectedConsole }) => {
  expectedConsole.push(answeredWith(404), answeredWith(422));
  for (const id of ["7a3f2c5e-0000-4000-8000-000000000000", "not-an-id"]) {
    const said = page.waitForEvent("console", (message) => message.text() === "No such document!");
    await page.goto(`/challenges/${id}`);
    await said;
    await expect(page.getByRole("main")).toHaveText("");
    await expect(page.getByRole("banner")).toBeVisible();
  }
});

test("CHAL-04 CHAL-05 who is neither its author nor an admin edits and deletes nothing", async ({
  adminPage,
  memberPage: page,
}) => {
  const title = `Not mine ${randomUUID()}`;
  const id = await store(adminPage.request, "/api/challenges", { ...CHALLENGE, title });
  await page.goto("/challenges");
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: `Edit ${title}` })).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Delete ${title}` })).toHaveCount(0);
  await page.goto(`/editchallenge/${id}`);
  await expect(page.getByText("Only its author can change this.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  const mine = { title: "Mine", version: 1 };
  expect((await page.request.patch(`/api/challenges/${id}`, { data: mine })).status()).toBe(403);
  expect((await page.request.delete(`/api/challenges/${id}`)).status()).toBe(403);
  expect(await (await page.request.get(`/api/challenges/${id}`)).json()).toMatchObject({ title });
});

test("CHAL-01 a group's challenge asks a signed-out member to sign in, and opens after it", async ({
  adminPage,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(401));
  const page = await openPage();
  const email = await signUp(page.request, { joiningCode: GIVEN.partnerCode });
  await page.request.delete("/api/session");
  const id = await store(adminPage.request, "/api/challenges", { ...CHALLENGE, groups: [GIVEN.partnerName] });
  await page.goto(`/takechallenge/${id}`);
  await expect(page.getByRole("heading", { name: "Sign in to open it" })).toBeVisible();
  await expectAccessible(page, "a group's challenge, signed out");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await signIn(page, email);
  await expect(page).toHaveURL(new RegExp(`/takechallenge/${id}$`));
  await expect(page.getByRole("heading", { name: CHALLENGE.title })).toBeVisible();
});

test("CHAL-02 Loading challenge... shows while it is on its way", { tag: IN_THE_BROWSER }, async ({
  page,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/challenges/${id}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/takechallenge/${id}`);
  await expect(page.getByText("Loading challenge...", { exact: true })).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { name: CHALLENGE.title })).toBeVisible();
});
