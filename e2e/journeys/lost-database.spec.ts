import { type OwnPostgres, startPostgres } from "../../apps/server/test/kit/own-postgres.ts";
import { answeredWith } from "../fixtures/console.ts";
import { DIFFICULT } from "../fixtures/messages.ts";
import { signUp } from "../fixtures/people.ts";
import { store, titlesOf } from "../fixtures/rows.ts";
import { askForFeedback, comments, compose, messageBox, saveMessage, toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const AWAY_TEXT = "We cannot reach our records just now. Please try again in a moment.";

let postgres: OwnPostgres;
test.beforeEach(async () => {
  postgres = await startPostgres();
});
test.afterEach(() => postgres.stop());

test("RELY-01 while the database is away what is typed stays, and pages come back by themselves with what they missed", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(503));
  const { url } = await openInstallation({ DATABASE_URL: postgres.url });
  const writing = await openPage({ url });
  await signUp(writing.request);
  await store(writing.request, "/api/scenarios", { title: "Before" });
  await compose(writing, DIFFICULT.text);
  await writing.getByLabel("Title (optional)").fill("To Ana");
  const watching = await openPage({ url, storageState: await writing.context().storageState() });
  await watching.goto("/myscenarios");
  await expect(watching.getByRole("link", { name: "Before", exact: true })).toBeVisible();
  const reading = await openPage({ url, storageState: await writing.context().storageState() });
  await reading.goto("/about");

  // Nobody announces this: only who reads afresh sees it.
  await postgres.run("update scenarios set title = 'Missed meanwhile' where title = 'Before'");
  await postgres.end("SIGKILL");
  await saveMessage(writing).click();
  await expect(toast(writing, `It was not saved. What you typed is still here. ${AWAY_TEXT}`)).toBeVisible();
  await writing.getByRole("button", { name: "Get Feedback", exact: true }).click();
  await expect(toast(writing, AWAY_TEXT).last()).toBeVisible();
  await expect(messageBox(writing)).toHaveValue(DIFFICULT.text);
  await reading.goto("/myscenarios");
  await expect(reading.getByRole("alert")).toHaveText(AWAY_TEXT);

  await postgres.start();
  await expect(watching.getByRole("link", { name: "Missed meanwhile", exact: true })).toBeVisible();
  await expect(reading.getByRole("link", { name: "Missed meanwhile", exact: true })).toBeVisible();
  await saveMessage(writing).click();
  await expect(writing).toHaveURL(/\/myscenarios$/);
  await expect(watching.getByRole("link", { name: "To Ana", exact: true })).toBeVisible();
});

test("RELY-02 while the disk is full what is typed stays and pages are still read; with room again it is saved once", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(507));
  const { url } = await openInstallation({ DATABASE_URL: postgres.url });
  const page = await openPage({ url });
  await signUp(page.request);
  await compose(page, DIFFICULT.text);
  await page.getByLabel("Title (optional)").fill("To Ana");
  await postgres.run(`create function full_disk() returns trigger as $$ begin raise sqlstate '53100'; end $$ language plpgsql;
    create trigger full_disk before insert on scenarios execute function full_disk()`);
  await saveMessage(page).click();
  const words = "Our disk is full, so nothing can be saved just now. Please try again later.";
  await expect(toast(page, `It was not saved. What you typed is still here. ${words}`)).toBeVisible();
  await askForFeedback(page);
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await expect(messageBox(page)).toHaveValue(DIFFICULT.text);
  await postgres.run("drop trigger full_disk on scenarios");
  await saveMessage(page).click();
  await expect(page).toHaveURL(/\/myscenarios$/);
  await expect(page.getByRole("link", { name: "To Ana", exact: true })).toBeVisible();
  expect(await titlesOf(page.request, "/api/scenarios?mine=true")).toEqual(["To Ana"]);
});

test("RELY-01 a visitor gets feedback while the database is away, and is told that the try was not kept", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(503));
  const { url } = await openInstallation({ DATABASE_URL: postgres.url });
  const page = await openPage({ url });
  const { items } = await (await page.request.get("/api/challenges")).json();
  await page.goto(`/challenges/${items[0].id}`);
  await page.getByRole("tab", { name: "Rephrasing 1", exact: true }).click();
  await postgres.end("SIGINT");
  await page.getByRole("textbox", { name: "Your rephrasing" }).fill(DIFFICULT.text);
  await askForFeedback(page);
  await expect(comments(page).first()).toBeVisible();
  await expect(toast(page, "Here is your feedback. This try itself could not be kept just now.")).toBeVisible();
});
