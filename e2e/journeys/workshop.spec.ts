import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { openWorkshop, WORKSHOP } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/test.ts";

const WITHIN = { timeout: 4000 };
const box = (page: Page) => page.getByRole("textbox", { name: "Your answer" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function join(page: Page, code: string, name = ""): Promise<void> {
  await page.goto(`/join/${code}`);
  await page.getByLabel("Your name, if you like").fill(name);
  await press(page, "Join");
}

test("WORK-01 WORK-02 WORK-03 WORK-05 a trainer opens a workshop, two join by its code, write, and look at what they wrote", async ({
  adminPage: trainer,
  openPage,
}) => {
  test.slow();
  const [ada, eve] = [await openPage(), await openPage()];
  await ada.setViewportSize({ width: 360, height: 740 });
  await trainer.goto("/workshops/new");
  await trainer.getByLabel("Title").fill("Difficult Mondays");
  await press(trainer, "A question of your own");
  await trainer.getByLabel("What you ask").fill("How would you begin?");
  await press(trainer, "A sentence of a challenge");
  await trainer.getByRole("dialog").getByRole("button").nth(1).click();
  await expect(trainer.getByText("2. Sentence to say anew")).toBeVisible();
  await trainer.getByLabel("Keep what people write for").selectOption("30 days");
  await expectAccessible(trainer, "preparing a workshop");
  await press(trainer, "Open the workshop");
  await expect(title(trainer)).toHaveText("Difficult Mondays");
  const spoken = (await trainer.getByText(/^[A-Z]{3} [A-Z]{3}$/).innerText()).trim();
  const code = spoken.replace(" ", "");

  // Ada types the code as she heard it, and on her slow phone the door stands before what lies behind it has come; Eve comes by
  // the link that the picture has.
  const { promise: doorStands, resolve: letCome } = Promise.withResolvers<void>();
  await ada.route("**/assets/seat-view-*.js", (route) => doorStands.then(() => route.continue()));
  await Promise.all([ada.waitForResponse(/join\._code-.+\.js$/), ada.goto("/join")]);
  await ada.getByLabel("Code").fill(spoken.toLowerCase());
  await press(ada, "Go on");
  await expect(ada.getByText(/deleted 30 days after/)).toBeVisible();
  letCome();
  await ada.getByLabel("Your name, if you like").fill("Ada");
  await press(ada, "Join");
  await expect(ada.getByText(/You are in/)).toBeVisible();
  await join(eve, code);
  const counts = trainer.getByRole("definition");
  await expect(counts).toHaveText(["2", "0", "0"], WITHIN);
  await expect(trainer.getByText("Here: Ada")).toBeVisible();

  const wall = await trainer.context().newPage();
  await wall.goto(`${trainer.url()}/wall`);
  await expect(wall.getByRole("img", { name: /QR code/ })).toBeVisible();
  await press(trainer, "Next");
  for (const page of [ada, eve, wall]) await expect(title(page)).toHaveText("How would you begin?", WITHIN);
  await box(ada).pressSequentially("Could we talk about Monday?");
  await box(eve).pressSequentially("You never listen to me.");
  for (const page of [ada, eve]) await expect(page.getByText("Sent", { exact: true })).toBeVisible();
  await expect(counts).toHaveText(["2", "2", "0"], WITHIN);
  await expect(wall.getByText("2 of 2 have written")).toBeVisible(WITHIN);
  await expect(trainer.getByText("You never listen to me.")).toBeVisible();
  await expect(wall.getByText("You never listen to me.")).toHaveCount(0);
  await expectNoSidewaysScroll(ada);

  // A link of one's own brings seat and words to another device, and none of it to the server's list of addresses.
  await press(ada, "Your seat");
  const link = ada.getByRole("region", { name: "Your own link" }).getByRole("link");
  await expect(link).toBeVisible();
  await expectAccessible(ada, "one's own seat");
  const laptop = await openPage();
  await laptop.goto((await link.getAttribute("href")) ?? "");
  await expect(box(laptop)).toHaveValue("Could we talk about Monday?", WITHIN);
  expect(laptop.url()).not.toContain("seat=");
  const [soFar] = await Promise.all([
    ada.waitForEvent("download"),
    ada.getByRole("link", { name: "Download what you wrote" }).click(),
  ]);
  expect(await readFile(await soFar.path(), "utf8")).toContain("Could we talk about Monday?");
  const mail = ada.getByRole("link", { name: "Send it to yourself" });
  await expect(mail).toHaveAttribute("href", /^mailto:\?subject=Difficult%20Mondays&body=.+talk%20about%20Monday/);
  await ada.keyboard.press("Escape");
  await laptop.close();

  // A reload keeps one's place and one's words.
  await ada.reload();
  await expect(box(ada)).toHaveValue("Could we talk about Monday?");

  await press(trainer, "Lock");
  await expect(ada.getByText(/Pens down/)).toBeVisible(WITHIN);
  await expect(wall.getByText("Pens down")).toBeVisible();
  await press(trainer, "Reveal");
  const shown = (page: Page) => page.getByRole("region", { name: "What people wrote" }).getByRole("listitem");
  for (const page of [ada, eve]) await expect(shown(page)).toHaveCount(2, WITHIN);
  await expect(wall.getByText("You never listen to me.")).toBeVisible();
  for (const page of [eve, wall]) await expect(page.getByRole("main")).not.toContainText("Ada");

  // One is discussed with what the program says of it, another is hidden.
  const answer = (words: string) => trainer.getByRole("listitem").filter({ hasText: words });
  await answer("Could we talk").getByRole("button", { name: "Hide" }).click();
  await expect(shown(eve)).toHaveCount(1, WITHIN);
  await answer("You never listen").getByRole("button", { name: "Discuss" }).click();
  await expect(wall.locator("mark")).toContainText("never", WITHIN);
  await expect(trainer.getByRole("region", { name: "What Wellput says of it" })).toContainText("May land badly");

  // Somebody who comes late has before them what all have.
  const late = await openPage();
  await join(late, code, "Joan");
  await expect(shown(late)).toHaveCount(1);
  await press(trainer, "Next");
  for (const page of [ada, eve, late]) await expect(page.getByText("Step 2 of 2")).toBeVisible(WITHIN);
  await press(trainer, "End the workshop");
  await expect(eve.getByText(/Thank you for being here/)).toBeVisible(WITHIN);
  const [sheet] = await Promise.all([
    eve.waitForEvent("download"),
    eve.getByRole("link", { name: "Download what you wrote" }).click(),
  ]);
  expect(await readFile(await sheet.path(), "utf8")).toContain("How would you begin?\n\nYou never listen to me.");
  const [table] = await Promise.all([
    trainer.waitForEvent("download"),
    trainer.getByRole("link", { name: "Answers as CSV" }).click(),
  ]);
  expect(await readFile(await table.path(), "utf8")).toContain("You never listen to me.");
  await trainer.goto("/workshops");
  await expect(trainer.getByRole("listitem").filter({ hasText: "Difficult Mondays" }).first()).toContainText(
    "3 people",
  );
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
  for (const page of [guest, trainer]) await expect(page.getByRole("timer")).toHaveText(/^(2:00|1:5\d)$/, WITHIN);
  await trainer.keyboard.press("l");
  for (const page of [guest, trainer]) await expect(page.getByText(/Pens down/)).toBeVisible(WITHIN);
  await trainer.keyboard.press("r");
  await expect(guest.getByText("What people wrote")).toBeVisible(WITHIN);
  await trainer.keyboard.press("d");
  await expect(trainer.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await trainer.goto(`/workshops/${id}`);
  await expect(trainer.getByText("Step 1 of 3")).toBeVisible();
  await trainer.keyboard.press("ArrowRight");
  for (const page of [guest, trainer]) await expect(page.getByText("Step 2 of 3")).toBeVisible(WITHIN);
  await trainer.keyboard.press("ArrowLeft");
  await expect(guest.getByText("Step 1 of 3")).toBeVisible(WITHIN);
  await trainer.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(trainer, "a workshop on a phone");
  await expectNoSidewaysScroll(trainer);
});

test("WORK-02 WORK-04 three at a table write on one sheet letter by letter, and one of another table sits down with them", async ({
  adminPage: trainer,
  openPage,
}) => {
  const steps = [{ kind: "question", prompt: "What would your table say?", mode: "table" }];
  const { id, code } = await openWorkshop(trainer.request, { title: "Tables", steps });
  const [ada, eve, joan] = [await openPage(), await openPage(), await openPage()];
  await join(ada, code, "Ada");
  await join(eve, code, "Eve");
  await join(joan, code, "Joan");
  await trainer.goto(`/workshops/${id}`);
  await trainer.getByLabel("People at a table").selectOption("3");
  await press(trainer, "Seat everybody anew");
  await press(trainer, "Next");
  const shared = (page: Page) => page.getByRole("textbox", { name: "Your table’s answer" });
  for (const page of [ada, eve, joan]) await expect(shared(page)).toBeVisible(WITHIN);
  await Promise.all([
    shared(ada).pressSequentially("Could we talk?", { delay: 30 }),
    shared(eve).pressSequentially("Please listen.", { delay: 30 }),
  ]);
  for (const page of [ada, eve, joan])
    for (const words of [/Could we talk\?/, /Please listen\./]) await expect(shared(page)).toHaveValue(words, WITHIN);
  await shared(ada).press("End");
  await shared(ada).pressSequentially(" Soon");
  await expect(joan.getByText("Ada is writing")).toBeVisible(WITHIN);
  await expectAccessible(joan, "a table's sheet");
  await joan.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(joan);
  await expect(trainer.getByRole("listitem").filter({ hasText: "Could we talk?" })).toContainText("Table 1", WITHIN);
  // Somebody who sits elsewhere has that table's sheet before them.
  await press(joan, "I sit elsewhere");
  await joan.getByLabel("Your table’s number").fill("2");
  await press(joan, "Sit there");
  await expect(joan.getByText("Table 2")).toBeVisible();
  await expect(shared(joan)).toHaveValue("");
  await shared(joan).fill("On my own here.");
  await expect(trainer.getByText("2 answers")).toBeVisible(WITHIN);
  await expect(shared(ada)).not.toHaveValue(/On my own/);
  await press(trainer, "Reveal");
  const shown = joan.getByRole("region", { name: "What people wrote" }).getByRole("listitem");
  await expect(shown).toHaveCount(2, WITHIN);
  // They vote for the kindest wording; the count is told when the vote is closed.
  await press(trainer, "Vote for the kindest wording");
  const voting = (page: Page) => page.getByRole("region", { name: "Which is the kindest wording?" });
  for (const page of [ada, eve, joan]) {
    const chosen = voting(page).getByRole("listitem").filter({ hasText: "Please listen." });
    await chosen.getByRole("button", { name: "Vote for this" }).click(WITHIN);
    await expect(chosen.getByRole("button", { name: "Your vote" })).toBeVisible();
  }
  await expectAccessible(joan, "a vote");
  await expect(shown.getByText("3 votes")).toHaveCount(0);
  await press(trainer, "Close the vote");
  await expect(shown.first()).toContainText("3 votes", WITHIN);
  // Somebody loses their seat: their key opens nothing until they are let in again.
  await press(trainer, "Everybody here");
  await trainer.getByRole("button", { name: "Remove Joan" }).click();
  await expect(joan.getByText(/Your trainer has taken your seat away/)).toBeVisible(WITHIN);
  await joan.reload();
  await expect(joan.getByText(/Your trainer has taken your seat away/)).toBeVisible();
  await expectAccessible(joan, "a seat that was taken away");
  await trainer.getByRole("button", { name: "Let Joan in again" }).click();
  await expect(joan.getByText(/^Table \d/)).toBeVisible({ timeout: 8000 });
  await expect(ada.getByText("Table 1")).toBeVisible();
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
  await trainer.keyboard.press("t");
  await expect(hasty.getByRole("timer")).toHaveText(/^(2:00|1:5\d)$/, WITHIN);
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
  await expect(again.getByText("Step 2 of 3")).toBeVisible();
  await expect(again.getByText("Could we begin on Monday?")).toBeVisible();
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
