import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { starterScenarios } from "@wellput/content";
import type { WorkshopDesk } from "@wellput/contract";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { openWorkshop, WORKSHOP } from "../fixtures/rows.ts";
import { toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

/** How soon one hears of another is measured apart: here a busy machine has the time that it takes. */
const WITHIN = { timeout: 30_000 };
const box = (page: Page) => page.getByRole("textbox", { name: "Your answer" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function join(page: Page, code: string, name = ""): Promise<void> {
  await page.goto(`/join/${code}`);
  await page.getByLabel("Your name, if you like").fill(name);
  await press(page, "Join");
}

/** The server takes answers to a closed step for a little less. */
const GRACE_MS = 5500;
const PHONE = { width: 360, height: 740 };
/** One of them calls herself what a browser would read as markup. */
const NAMES = { joan: "Joan", grace: "Grace", mary: "<b>Mary</b>" } as const;
const shown = (page: Page) => page.getByRole("region", { name: "What people wrote" }).getByRole("listitem");
const atTable = (page: Page) => page.getByRole("textbox", { name: "Your table’s answer" });

async function downloaded(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: link }).click()]);
  return readFile(await file.path(), "utf8");
}

/** A question, a break, a sentence for tables and a situation for the whole room, in the order in which they come. */
async function prepareRunSheet(trainer: Page): Promise<void> {
  await trainer.goto("/workshops/new");
  await trainer.getByLabel("Title").fill("Difficult Mondays");
  await trainer.getByLabel("For whom, if you like").fill("Ward 7");
  await press(trainer, "A question of your own");
  await trainer.getByLabel("What you ask").fill("How would you begin?");
  await press(trainer, "A sentence of a challenge");
  await trainer.getByRole("dialog").getByRole("button").nth(1).click();
  await expect(trainer.getByText("2. Sentence to say anew")).toBeVisible();
  await trainer.getByLabel("How people answer").nth(1).selectOption("Each table on one sheet");
  await press(trainer, "A break");
  await trainer.getByRole("button", { name: "Move up: step 3" }).click();
  await press(trainer, "A situation");
  await trainer.getByRole("dialog").getByRole("button").nth(1).click();
  await expect(trainer.getByText("4. Situation")).toBeVisible();
  await trainer.getByLabel("How people answer").nth(2).selectOption("Everybody on one sheet");
  await trainer.getByLabel("Keep what people write for").selectOption("30 days");
  await expectAccessible(trainer, "preparing a workshop");
  await press(trainer, "Open the workshop");
  await expect(title(trainer)).toHaveText("Difficult Mondays");
}

/** Ada types the code as she heard it, the others come by the link that the picture has; Eve gives no name. */
async function comeIn(people: Readonly<Record<"ada" | "eve" | "joan" | "grace" | "mary", Page>>, spoken: string) {
  const { ada, eve, ...others } = people;
  const code = spoken.replace(" ", "");
  // On her slow phone the door stands before what lies behind it has come.
  const { promise: doorStands, resolve: letCome } = Promise.withResolvers<void>();
  await ada.route("**/assets/seat-view-*.js", (route) => doorStands.then(() => route.continue()));
  await Promise.all([ada.waitForResponse(/join\._code-.+\.js$/), ada.goto("/join")]);
  await ada.getByLabel("Code").fill(spoken.toLowerCase());
  await press(ada, "Go on");
  await expect(ada.getByText(/deleted 30 days after/)).toBeVisible();
  letCome();
  await ada.getByLabel("Your name, if you like").fill("Ada");
  await press(ada, "Join");
  await expect(ada.getByText(/You are in/)).toBeVisible(WITHIN);
  await join(eve, code);
  await expect(eve.getByText(/You are in/)).toBeVisible(WITHIN);
  for (const [name, page] of Object.entries(others)) {
    await join(page, code, NAMES[name as keyof typeof NAMES]);
    await expect(page.getByText(/You are in/)).toBeVisible(WITHIN);
  }
}

/** A link of one's own brings seat and words to another device, and none of it to the server's list of addresses. */
async function takeSeatElsewhere(ada: Page, openPage: () => Promise<Page>): Promise<void> {
  await press(ada, "Your seat");
  const link = ada.getByRole("region", { name: "Your own link" }).getByRole("link");
  await expect(link).toBeVisible();
  await expectAccessible(ada, "one's own seat");
  const laptop = await openPage();
  await laptop.goto((await link.getAttribute("href")) ?? "");
  await expect(box(laptop)).toHaveValue("Could we talk about Monday?", WITHIN);
  expect(laptop.url()).not.toContain("seat=");
  expect(await downloaded(ada, "Download what you wrote")).toContain("Could we talk about Monday?");
  const mail = ada.getByRole("link", { name: "Send it to yourself" });
  await expect(mail).toHaveAttribute("href", /^mailto:\?subject=Difficult%20Mondays&body=.+talk%20about%20Monday/);
  await laptop.close();
  // A reload keeps one's place and one's words.
  await ada.reload();
  await expect(box(ada)).toHaveValue("Could we talk about Monday?");
}

type AtTables = Readonly<Record<"ada" | "eve" | "joan" | "grace" | "trainer" | "wall", Page>>;

/** Two write in one field letter by letter, a third sees who writes, and sits down at the other table. */
async function writeAtTables({ ada, eve, joan, grace, trainer, wall }: AtTables): Promise<void> {
  for (const page of [ada, eve, joan, grace]) await expect(atTable(page)).toBeVisible(WITHIN);
  await expect(ada.getByText("Table 1 with Joan, one without a name")).toBeVisible(WITHIN);
  await expect(grace.getByText("Table 2 with <b>Mary</b>, Edith")).toBeVisible(WITHIN);
  await Promise.all([
    atTable(ada).pressSequentially("Could we talk?", { delay: 30 }),
    atTable(eve).pressSequentially("Please listen.", { delay: 30 }),
  ]);
  for (const page of [ada, eve, joan])
    for (const words of [/Could we talk\?/, /Please listen\./]) await expect(atTable(page)).toHaveValue(words, WITHIN);
  await atTable(ada).press("End");
  await atTable(ada).pressSequentially(" Soon");
  await expect(joan.getByText("Ada is writing")).toBeVisible(WITHIN);
  await expectAccessible(joan, "a table's sheet");
  await expectNoSidewaysScroll(joan);
  await expect(wall.getByText("1 of 2 tables has written")).toBeVisible(WITHIN);
  await atTable(grace).fill("On Monday you came at ten.");
  await expect(trainer.getByRole("listitem").filter({ hasText: "Please listen." })).toContainText("Table 1", WITHIN);
  await expect(trainer.getByText("2 answers")).toBeVisible(WITHIN);
  await press(joan, "I sit elsewhere");
  await joan.getByLabel("Your table’s number").fill("2");
  await press(joan, "Sit there");
  await expect(joan.getByText(/^Table 2 with Grace/)).toBeVisible();
  await expect(atTable(joan)).toHaveValue("On Monday you came at ten.");
}

/** The count is told when the vote is closed, the kindest first. */
async function voteForKindest(people: readonly Page[], trainer: Page, wall: Page): Promise<void> {
  await press(trainer, "Reveal");
  for (const page of people) await expect(shown(page)).toHaveCount(2, WITHIN);
  await press(trainer, "Vote for the kindest wording");
  for (const page of people) {
    const voting = page.getByRole("region", { name: "Which is the kindest wording?" });
    const chosen = voting.getByRole("listitem").filter({ hasText: "Please listen." });
    await chosen.getByRole("button", { name: "Vote for this" }).click(WITHIN);
    await expect(chosen.getByRole("button", { name: "Your vote" })).toBeVisible();
    await expect(voting.getByText("3 votes")).toHaveCount(0);
  }
  await expect(wall.getByText("Vote on your phone: 3 votes so far")).toBeVisible(WITHIN);
  for (const page of people.slice(0, 1)) await expectAccessible(page, "a vote");
  await press(trainer, "Close the vote");
  for (const page of people) await expect(shown(page).first()).toContainText("3 votes", WITHIN);
  await expect(wall.getByRole("listitem").first()).toContainText("3 votes", WITHIN);
}

/** Whose seat is taken away has a key that opens nothing, until they are let in again. */
async function loseSeatAndGetItBack(joan: Page, trainer: Page): Promise<void> {
  await press(trainer, "Everybody here");
  await trainer.getByRole("button", { name: "Remove Joan" }).click();
  await expect(joan.getByText(/Your trainer has taken your seat away/)).toBeVisible(WITHIN);
  await joan.reload();
  await expect(joan.getByText(/Your trainer has taken your seat away/)).toBeVisible();
  await expectAccessible(joan, "a seat that was taken away");
  await trainer.getByRole("button", { name: "Let Joan in again" }).click();
  await expect(joan.getByText(/^Table \d/)).toBeVisible(WITHIN);
  await trainer.keyboard.press("Escape");
}

/** The archive is the trainer's on any device: who was here, what they wrote, to keep and to print. */
async function lookBack(trainer: Page): Promise<void> {
  await trainer.goto("/workshops");
  const card = trainer.getByRole("listitem").filter({ hasText: "Ward 7" }).first();
  await expect(card).toContainText("6 people");
  await card.getByRole("link").first().click();
  await expect(trainer.getByText("The workshop is over.")).toBeVisible(WITHIN);
  expect(await downloaded(trainer, "Answers as CSV")).toContain("You never listen to me.");
  await trainer.getByRole("link", { name: "Answers to print" }).click();
  await expect(trainer.getByText("I would like to sit by the window.").first()).toBeVisible();
  await expectNoSidewaysScroll(trainer);
}

test("WORK-01 WORK-02 WORK-03 WORK-04 WORK-05 ENG-08 a trainer runs a whole workshop from its run sheet, with six people of whom one comes late", async ({
  adminPage: trainer,
  adminState,
  openPage,
}) => {
  test.setTimeout(300_000);
  const phone = () => openPage({ viewport: PHONE });
  const [ada, eve, joan, grace, mary] = [
    await phone(),
    await phone(),
    await phone(),
    await openPage(),
    await openPage(),
  ];
  const wall = await trainer.context().newPage();
  // The clocks of a phone and of the wall are sped up later.
  for (const page of [ada, wall]) await page.clock.install();
  await prepareRunSheet(trainer);
  const spoken = (await trainer.getByText(/^[A-Z]{3} [A-Z]{3}$/).innerText()).trim();
  const code = spoken.replace(" ", "");
  await wall.goto(`${trainer.url()}/wall`);
  await expect(wall.getByRole("img", { name: /QR code/ })).toBeVisible();
  await comeIn({ ada, eve, joan, grace, mary }, spoken);
  const counts = trainer.getByRole("definition");
  await expect(counts).toHaveText(["5", "0", "0"], WITHIN);
  await expect(trainer.getByText("Here: Ada, Joan, Grace, <b>Mary</b>")).toBeVisible();
  await expect(wall.getByText("5 here")).toBeVisible(WITHIN);

  // Each writes their own answer, and the room counts down.
  await press(trainer, "Next");
  for (const page of [ada, eve, joan, grace, mary, wall])
    await expect(title(page)).toHaveText("How would you begin?", WITHIN);
  await box(ada).pressSequentially("Could we talk about Monday?");
  await box(eve).pressSequentially("You never listen to me.");
  for (const page of [ada, eve]) await expect(page.getByText("Sent", { exact: true })).toBeVisible();
  await expect(counts).toHaveText(["5", "2", "0"], WITHIN);
  await expect(wall.getByText("2 of 5 have written")).toBeVisible(WITHIN);
  await expect(trainer.getByText("You never listen to me.")).toBeVisible();
  await expect(wall.getByText("You never listen to me.")).toHaveCount(0);
  await expectNoSidewaysScroll(ada);
  await takeSeatElsewhere(ada, openPage);
  await press(trainer, "Timer");
  await trainer.getByRole("menuitem", { name: "2 minutes" }).click();
  for (const page of [ada, eve, wall]) await expect(page.getByRole("timer")).toHaveText(/^(2:00|1:\d\d)$/, WITHIN);
  // News from the room sets a clock that was sped up right again, as it would a phone's wrong one.
  for (const page of [ada, wall])
    await expect(async () => {
      await page.clock.fastForward("02:00");
      await expect(page.getByRole("timer")).toHaveText("Time is up", { timeout: 1_000 });
    }).toPass();

  // Pens down; everything is shown without names; one is discussed with what the program says of it, another is hidden.
  await press(trainer, "Lock");
  await expect(ada.getByText(/Pens down/)).toBeVisible(WITHIN);
  await expect(wall.getByText("Pens down")).toBeVisible();
  await press(trainer, "Reveal");
  for (const page of [ada, eve, grace]) await expect(shown(page)).toHaveCount(2, WITHIN);
  await expect(wall.getByText("You never listen to me.")).toBeVisible();
  for (const page of [eve, wall]) await expect(page.getByRole("main")).not.toContainText("Ada");
  const answer = (words: string) => trainer.getByRole("listitem").filter({ hasText: words });
  await answer("Could we talk").getByRole("button", { name: "Hide" }).click();
  await expect(shown(eve)).toHaveCount(1, WITHIN);
  const sent: string[] = [];
  for (const page of [trainer, wall])
    page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  await answer("You never listen").getByRole("button", { name: "Discuss" }).click();
  await expect(wall.locator("mark")).toContainText("never", WITHIN);
  await expect(trainer.getByRole("region", { name: "What Wellput says of it" })).toContainText("May land badly");
  expect(sent, "what a guest wrote is read on the trainer's devices alone").toEqual([]);

  // Edith comes late, and has before her what all have.
  const edith = await phone();
  await join(edith, code, "Edith");
  await expect(shown(edith)).toHaveCount(1, WITHIN);
  await press(trainer, "Next");
  await expect(title(edith)).toHaveText("A break of ten minutes", WITHIN);
  await trainer.getByLabel("People at a table").selectOption("3");
  await press(trainer, "Seat everybody anew");
  const question = trainer.getByRole("dialog", { name: "Seat everybody anew" });
  await expect(question).toContainText("also whoever chose their table");
  await question.getByRole("button", { name: "Seat everybody anew" }).click();
  await expect(trainer.getByRole("region", { name: "Tables" }).getByRole("listitem")).toHaveCount(2, WITHIN);
  await press(trainer, "Next");
  await writeAtTables({ ada, eve, joan, grace, trainer, wall });
  await voteForKindest([ada, eve, edith], trainer, wall);
  await loseSeatAndGetItBack(joan, trainer);

  // At last everybody writes on one sheet; then it is over for all, and each has their words.
  await press(trainer, "Next");
  const everybodys = (page: Page) => page.getByRole("textbox", { name: "Everybody’s answer" });
  await everybodys(mary).pressSequentially("I would like to sit by the window.");
  await expect(everybodys(edith)).toHaveValue("I would like to sit by the window.", WITHIN);
  await press(trainer, "End the workshop");
  await expect(wall.getByText("Thank you for being here.")).toBeVisible(WITHIN);
  for (const page of [ada, eve, joan, grace, mary, edith])
    await expect(page.getByText(/Thank you for being here/)).toBeVisible(WITHIN);
  await expect(eve.getByRole("region", { name: "What you wrote" })).toContainText("You never listen to me.");
  await expect(eve.getByRole("link", { name: "how the workshop was" })).toHaveAttribute("href", "/workshopsurvey");
  const sheet = await downloaded(eve, "Download what you wrote");
  expect(sheet).toContain("How would you begin?\n\nYou never listen to me.");
  expect(sheet).toContain("Please listen.");
  await lookBack(await openPage({ storageState: adminState, viewport: PHONE }));
});

test("WORK-03 a trainer steers by keyboard alone, from the wall as from the desk, and a timer runs for all", async ({
  adminPage: trainer,
  openPage,
}) => {
  const { id, code } = await openWorkshop(trainer.request, WORKSHOP);
  const guest = await openPage();
  await join(guest, code);
  await trainer.goto(`/workshops/${id}/wall`);
  await expect(title(trainer)).toHaveText(WORKSHOP.title);
  await trainer.keyboard.press("PageDown");
  await expect(box(guest)).toBeVisible(WITHIN);
  await expect(title(trainer)).toHaveText("How would you begin?", WITHIN);
  await trainer.keyboard.press("t");
  for (const page of [guest, trainer]) await expect(page.getByRole("timer")).toHaveText(/^(2:00|1:\d\d)$/, WITHIN);
  await trainer.keyboard.press("l");
  for (const page of [guest, trainer]) await expect(page.getByText(/Pens down/)).toBeVisible(WITHIN);
  await trainer.keyboard.press("r");
  await expect(guest.getByText("What people wrote")).toBeVisible(WITHIN);
  await trainer.keyboard.press("d");
  await expect(trainer.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await trainer.goto(`/workshops/${id}`);
  await expect(trainer.getByText("Step 1 of 3")).toBeVisible();
  // In a dialog the keys are the dialog's: what was sent by one of them would be there with the next step.
  await press(trainer, "QR code");
  const dialog = trainer.getByRole("dialog", { name: "To join this workshop" });
  await expect(dialog).toBeVisible();
  await trainer.keyboard.press("ArrowRight");
  await trainer.keyboard.press("t");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(trainer.getByText("Step 1 of 3")).toBeVisible();
  await trainer.keyboard.press("ArrowRight");
  for (const page of [guest, trainer]) await expect(page.getByText("Step 2 of 3")).toBeVisible(WITHIN);
  await trainer.keyboard.press("ArrowLeft");
  await expect(guest.getByText("Step 1 of 3")).toBeVisible(WITHIN);
  await trainer.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(trainer, "a workshop on a phone");
  await expectNoSidewaysScroll(trainer);
});

/** Pixels of a page below its screen, once what follows a new size has been drawn. */
const belowScreen = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.documentElement.scrollHeight - window.innerHeight;
  });

const sizeOf = (place: Locator) => place.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test("WORK-03 a long text stands whole on the wall, in letters for the back of the room; on a phone it can be read", async ({
  adminPage: trainer,
}) => {
  const steps = starterScenarios.map(({ title, summary }) => ({
    kind: "scenario",
    prompt: "What would you say here?",
    material: `${title}\n${summary}`,
  }));
  const long = { kind: "question", prompt: "How would you begin? ".repeat(23).trim() };
  const { id } = await openWorkshop(trainer.request, { title: "Long texts", steps: [...steps, long] });
  const steer = (data: object) => trainer.request.patch(`/api/workshops/${id}`, { data });
  const desk = await (await trainer.request.get(`/api/workshops/${id}`)).json();
  await trainer.goto(`/workshops/${id}/wall`);
  for (const [position, { prompt, material }] of [...steps, { ...long, material: "" }].entries()) {
    await steer({ act: "go", position });
    await steer({ act: "timer", stepId: desk.steps[position].id, seconds: 300 });
    await expect(trainer.getByRole("timer")).toBeVisible(WITHIN);
    const text = material ? trainer.getByRole("blockquote") : title(trainer);
    await expect(text).toHaveText(material || prompt, WITHIN);
    for (const [width, height] of [[1280, 720] as const, [1920, 1080] as const]) {
      await trainer.setViewportSize({ width, height });
      await expect.poll(() => belowScreen(trainer), `${width} wide: ${prompt}`).toBeLessThanOrEqual(0);
      expect(await sizeOf(text), `${width} wide: ${prompt}`).toBeGreaterThanOrEqual(height / 32);
    }
    await trainer.setViewportSize(PHONE);
    await expectNoSidewaysScroll(trainer);
    expect(await sizeOf(text)).toBeGreaterThanOrEqual(18);
  }
  await expectAccessible(trainer, "a long text on a phone");
});

test("WORK-01 WORK-05 a trainer edits a workshop that is open, runs it with another group apart, and reads the answers to print them", async ({
  adminPage: trainer,
  openPage,
}) => {
  const { id, code } = await openWorkshop(trainer.request, WORKSHOP);
  const guest = await openPage();
  await join(guest, code);
  await trainer.goto(`/workshops/${id}`);
  await press(trainer, "Next");
  await box(guest).fill("Could we talk about Monday?");
  await expect(guest.getByText("Sent", { exact: true })).toBeVisible();
  await trainer.getByRole("link", { name: "Edit the steps" }).click();
  await expect(trainer.getByRole("button", { name: "Remove: step 1" })).toHaveCount(0);
  await trainer.getByRole("button", { name: "Remove: step 3" }).click();
  await press(trainer, "A break");
  await trainer.getByRole("button", { name: "Move up: step 3" }).click();
  await press(trainer, "Save the workshop");
  await press(trainer, "Next");
  await expect(title(guest)).toHaveText("A break of ten minutes", WITHIN);
  await expect(box(guest)).toHaveCount(0);
  await trainer.getByRole("link", { name: "Answers to print" }).click();
  await expect(trainer.getByRole("main").getByText("Could we talk about Monday?").first()).toBeVisible();
  await expectAccessible(trainer, "a workshop's answers");
  await trainer.getByRole("link", { name: "Back to the workshop" }).click();
  await press(trainer, "Run it with another group");
  await trainer.getByLabel("For whom, if you like").fill("The night shift");
  await expectAccessible(trainer, "a workshop to run again");
  await press(trainer, "Open the workshop");
  await expect(trainer).not.toHaveURL(new RegExp(id));
  await expect(trainer.getByText("People are coming in.")).toBeVisible();
  await expect(trainer.getByRole("button", { name: /A break of ten minutes/ })).toBeVisible();
  await expect(trainer.getByRole("definition")).toHaveText(["0", "0", "0"]);
  await expect(trainer.getByRole("main")).toContainText("The night shift");
  await trainer.goto("/workshops");
  const cards = trainer.getByRole("listitem").filter({ hasText: WORKSHOP.title });
  await expect(cards.first()).toContainText("The night shift · Code");
  await expect(cards.nth(1)).not.toContainText("The night shift");
});

test("WORK-01 what is written without a connection is kept on the phone, and arrives when it is back, though the room went on", async ({
  adminPage: trainer,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  const { id, code } = await openWorkshop(trainer.request, WORKSHOP);
  const go = (position: number) => trainer.request.patch(`/api/workshops/${id}`, { data: { act: "go", position } });
  await go(0);
  const guest = await openPage();
  await join(guest, code);
  await expect(box(guest)).toBeVisible();
  await guest.context().setOffline(true);
  await box(guest).fill("Could we begin on Monday?");
  await expect(guest.getByText(/Not sent yet/)).toBeVisible(WITHIN);
  await go(1);
  await guest.context().setOffline(false);
  await guest.reload();
  await expect(guest.getByText("Step 2 of 3")).toBeVisible();
  await go(0);
  await expect(box(guest)).toHaveValue("Could we begin on Monday?", WITHIN);
  await expect(guest.getByText("Sent", { exact: true })).toBeVisible(WITHIN);
  await trainer.goto(`/workshops/${id}`);
  await expect(trainer.getByText("Could we begin on Monday?")).toBeVisible();
});

test("WORK-01 words that came too late for two steps keep no later answer from being sent", async ({
  adminPage: trainer,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE, /ERR_FAILED/, answeredWith(409));
  const { id, code } = await openWorkshop(trainer.request, WORKSHOP);
  const steer = (data: object) => trainer.request.patch(`/api/workshops/${id}`, { data });
  const go = (position: number) => steer({ act: "go", position });
  const guest = await openPage();
  const { steps }: WorkshopDesk = await (await go(0)).json();
  await join(guest, code);
  // The phone hears what happens, and nothing that it says gets through.
  const answers = `**/api/rooms/${code}/*`;
  await guest.route(answers, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
  for (const position of [0, 1]) {
    await go(position);
    await expect(guest.getByText(`Step ${position + 1} of 3`)).toBeVisible(WITHIN);
    await box(guest).fill(`Late words ${position + 1}`);
    await expect(guest.getByText(/Not sent yet/)).toBeVisible(WITHIN);
    await steer({ act: "phase", stepId: steps[position]?.id, phase: "locked" });
  }
  await go(2);
  await expect(guest.getByText("Step 3 of 3")).toBeVisible(WITHIN);
  // So long what was on its way is still taken.
  await guest.waitForTimeout(GRACE_MS);
  const refused = [1, 2].map(() => guest.waitForResponse((answer) => answer.status() === 409));
  await guest.unroute(answers);
  await Promise.all(refused);
  await box(guest).fill("In time");
  await expect(guest.getByText("Sent", { exact: true })).toBeVisible(WITHIN);
  await go(1);
  await steer({ act: "phase", stepId: steps[1]?.id, phase: "writing" });
  await expect(box(guest)).toHaveValue("Late words 2", WITHIN);
  await expect(guest.getByText("Sent", { exact: true })).toBeVisible(WITHIN);

  // What no step takes any more is before its writer at the end.
  await steer({ act: "end", isOver: true });
  const neverSent = guest.getByRole("region", { name: "Not sent" });
  await expect(neverSent).toContainText("Late words 1", WITHIN);
  await expect(neverSent).not.toContainText("Late words 2");
  await expect(neverSent.getByRole("button", { name: "Copy" })).toHaveCount(1);
  await expectAccessible(guest, "words that never arrived");
});

test("WORK-01 whoever joins while an earlier question of their phone is still on its way sits down all the same", async ({
  adminPage: trainer,
  openPage,
}) => {
  const { code } = await openWorkshop(trainer.request, WORKSHOP);
  const guest = await openPage();
  // On a slow phone what is behind the door comes after all that is told here.
  const [asked, joined, answered] = [signal(), signal(), signal()];
  await guest.route("**/assets/seat-view-*.js", (route) => answered.promise.then(() => route.continue()));
  await guest.goto(`/join/${code}`);
  await expect(guest.getByRole("button", { name: "Join", exact: true })).toBeVisible();
  await guest.route(`**/api/rooms/${code}`, async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await joined.promise;
    await route.fulfill({ response });
  });
  await setAsleep(guest, true);
  await setAsleep(guest, false);
  await asked.promise;
  await press(guest, "Join");
  await expect(guest.getByText("Finding your seat…")).toBeVisible();
  joined.resolve();
  // Long enough for an answer that is taken to be shown.
  await guest.waitForTimeout(500);
  answered.resolve();
  await expect(guest.getByText(/You are in/)).toBeVisible();
});

const signal = () => Promise.withResolvers<void>();

/** A phone whose screen goes dark, or is looked at again. */
const setAsleep = (page: Page, isAsleep: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isAsleep);

test("WORK-01 WORK-03 a phone with a wrong clock, one that slept, and a trainer whose laptop closed find the room as it is", async ({
  adminPage: trainer,
  openPage,
}) => {
  const { id, code } = await openWorkshop(trainer.request, WORKSHOP);
  const [hasty, sleeper] = [await openPage(), await openPage()];
  await hasty.clock.install({ time: Date.now() + 60 * 60 * 1000 });
  for (const page of [hasty, sleeper]) await join(page, code);
  await trainer.goto(`/workshops/${id}`);
  await press(trainer, "Next");
  for (const page of [hasty, sleeper]) await expect(box(page)).toBeVisible(WITHIN);
  await expect(trainer.getByText("Step 1 of 3")).toBeVisible(WITHIN);
  await trainer.keyboard.press("t");
  await expect(hasty.getByRole("timer")).toHaveText(/^(2:00|1:\d\d)$/, WITHIN);
  await setAsleep(sleeper, true);
  await press(trainer, "Next");
  await expect(hasty.getByText("Step 2 of 3")).toBeVisible(WITHIN);
  await expect(sleeper.getByText("Step 1 of 3")).toBeVisible();
  await setAsleep(sleeper, false);
  await expect(sleeper.getByText("Step 2 of 3")).toBeVisible(WITHIN);
  const laptop = trainer.context();
  await trainer.close();
  await box(sleeper).fill("Could we begin on Monday?");
  await expect(sleeper.getByText("Sent", { exact: true })).toBeVisible(WITHIN);
  const again = await laptop.newPage();
  await again.goto(`/workshops/${id}`);
  await expect(again.getByText("Step 2 of 3")).toBeVisible(WITHIN);
  await expect(again.getByText("Could we begin on Monday?")).toBeVisible(WITHIN);
});

test("WORK-02 ENG-10 words that show somebody at risk bring help to their writer, and reach neither trainer nor room", async ({
  adminPage: trainer,
  openPage,
}) => {
  const { id, code } = await openWorkshop(trainer.request, WORKSHOP);
  await trainer.request.patch(`/api/workshops/${id}`, { data: { act: "go", position: 0 } });
  const guest = await openPage();
  await join(guest, code);
  await box(guest).fill("I want to kill myself.");
  await expect(
    guest
      .getByRole("main")
      .getByRole("link", { name: /988|\d{3}/ })
      .first(),
  ).toBeVisible(WITHIN);
  await expect(guest.getByText("Sent", { exact: true })).toBeVisible(WITHIN);
  await trainer.goto(`/workshops/${id}`);
  await press(trainer, "Reveal");
  await expect(trainer.getByText("0 answers")).toBeVisible();
  await expect(trainer.getByRole("main")).not.toContainText("kill");
});

test("WORK-01 a code that leads nowhere is told of, and stands there to be looked at", async ({
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  const guest = await openPage();
  await guest.goto("/join/FHJKLM");
  await expect(guest.getByText(/There is no workshop with this code/)).toBeVisible();
  await expect(guest.getByLabel("Code")).toHaveValue("FHJKLM");
});

test("WORK-01 an edit that was left takes no step away that was added since: whoever opens it again is told, and decides", async ({
  adminPage: trainer,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const { id } = await openWorkshop(trainer.request, WORKSHOP);
  const path = `/api/workshops/${id}`;
  const read = async (): Promise<WorkshopDesk> => (await trainer.request.get(path)).json();
  const prompts = async () => (await read()).steps.map(({ prompt }) => prompt);
  const add = async (...added: readonly string[]) => {
    const steps = (await read()).steps.map(({ id: step, kind, prompt, material, mode }) => ({
      id: step,
      kind,
      prompt,
      material,
      mode,
    }));
    const more = added.map((prompt) => ({ id: randomUUID(), kind: "question", prompt }));
    const data = { title: WORKSHOP.title, steps: [...steps, ...more] };
    expect((await trainer.request.put(path, { data })).status()).toBe(200);
  };
  const name = trainer.getByLabel("Title");
  await trainer.goto(`/workshops/${id}/edit`);
  await name.fill("Mine");
  await trainer.goto("/workshops");
  await add("Added elsewhere");
  await trainer.goto(`/workshops/${id}/edit`);
  await expect(name).toHaveValue("Mine");
  await press(trainer, "Save the workshop");
  await expect(trainer.getByRole("alert")).toContainText("changed meanwhile, by you elsewhere or by somebody else");
  await expectAccessible(trainer, "a workshop that was changed meanwhile");
  await expect(name).toHaveValue("Mine");
  expect(await prompts()).toContain("Added elsewhere");
  await press(trainer, "Take what is saved");
  await expect(name).toHaveValue(WORKSHOP.title);
  await expect(trainer.getByLabel("What you ask")).toHaveCount(4);

  // Saved over it all the same, a step that people have had before them stays.
  await name.fill("Mine after all");
  await add("Nobody has read this", "Everybody has read this");
  await trainer.request.patch(path, { data: { act: "go", position: 5 } });
  await press(trainer, "Save the workshop");
  await press(trainer, "Save mine over it");
  await expect(trainer).toHaveURL(new RegExp(`/workshops/${id}$`));
  expect(await prompts()).toEqual([
    ...WORKSHOP.steps.map(({ prompt }) => prompt),
    "Added elsewhere",
    "Everybody has read this",
  ]);
});

test("WORK-01 WORK-05 whoever is in a workshop that is deleted reads that it has ended, and has their words before them", async ({
  adminPage: trainer,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404), UNREACHABLE, /ERR_FAILED/);
  const { id, code } = await openWorkshop(trainer.request, WORKSHOP);
  await trainer.request.patch(`/api/workshops/${id}`, { data: { act: "go", position: 0 } });
  const guest = await openPage();
  await join(guest, code);
  await box(guest).fill("Could we talk?");
  await expect(guest.getByText("Sent", { exact: true })).toBeVisible(WITHIN);
  await trainer.goto(`/workshops/${id}`);
  const wall = await trainer.context().newPage();
  await wall.goto(`/workshops/${id}/wall`);
  await expect(wall.getByRole("heading", { name: "How would you begin?" })).toBeVisible();
  await guest.route(`**/api/rooms/${code}/*`, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await box(guest).fill("Could we talk on Friday?");
  await expect(guest.getByText(/Not sent yet/)).toBeVisible(WITHIN);
  expect((await trainer.request.delete(`/api/workshops/${id}`)).status()).toBe(204);
  await expect(guest.getByText("This workshop has ended. Thank you for being here.")).toBeVisible(WITHIN);
  await expect(guest.getByText("Could we talk?")).toBeVisible();
  await expect(guest.getByRole("region", { name: "Not sent" })).toContainText("Could we talk on Friday?");
  await expectAccessible(guest, "a workshop that was deleted");
  await expect(wall.getByRole("heading", { name: "This workshop has ended." })).toBeVisible(WITHIN);
  await expect(title(trainer)).toHaveText("This workshop has ended", WITHIN);
});

test("WORK-02 WORK-03 without a network whoever votes, and whoever steers, reads that there is none", async ({
  adminPage: trainer,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  const { id, code } = await openWorkshop(trainer.request, WORKSHOP);
  const steer = (data: object) => trainer.request.patch(`/api/workshops/${id}`, { data });
  const { steps }: WorkshopDesk = await (await steer({ act: "go", position: 0 })).json();
  const guest = await openPage();
  await join(guest, code);
  await box(guest).fill("Could we talk?");
  await expect(guest.getByText("Sent", { exact: true })).toBeVisible(WITHIN);
  await steer({ act: "phase", stepId: steps[0]?.id, phase: "revealed" });
  await steer({ act: "vote", stepId: steps[0]?.id, isOpen: true });
  await expect(guest.getByRole("button", { name: "Vote for this" })).toBeVisible(WITHIN);
  await trainer.goto(`/workshops/${id}`);
  await expect(trainer.getByRole("button", { name: "Next", exact: true })).toBeVisible();
  for (const [page, button] of [
    [guest, "Vote for this"],
    [trainer, "Next"],
  ] as const) {
    await page.context().setOffline(true);
    await press(page, button);
    await expect(toast(page, "There is no network just now.")).toBeVisible();
    await page.context().setOffline(false);
  }
});
