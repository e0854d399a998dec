import type { APIRequestContext, Locator } from "@playwright/test";
import { DIFFICULT } from "../fixtures/messages.ts";
import { newEmail, PASSWORD } from "../fixtures/people.ts";
import { titlesOf } from "../fixtures/rows.ts";
import { JOINING_CODE } from "../fixtures/server.ts";
import { comments, compose, composeAndAsk, saveMessage, skipFirstMinute, toast } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const MINE = "/api/scenarios?mine=true";

/** Presses twice as an impatient person does, and waits until the page has answered. */
async function pressTwice(button: Locator, isDone: () => Promise<void>): Promise<void> {
  await button.dblclick();
  await isDone();
}

const countOf = async (request: APIRequestContext, path: string, wanted: string) =>
  (await titlesOf(request, path)).filter((found) => found === wanted).length;

test("SCEN-06 AUTH-14 pressing a member's save buttons twice stores one", async ({ memberPage: page }) => {
  await compose(page, "Twice.");
  await pressTwice(saveMessage(page), () => expect(page).toHaveURL(/\/myscenarios$/));
  expect(await countOf(page.request, MINE, "Twice.")).toBe(1);

  await page.goto("/newlog");
  await page.getByRole("textbox", { name: "Title" }).fill("Monday");
  await page.getByRole("button", { name: "Positive feelings" }).click();
  await page.getByRole("textbox", { name: "Note on positive feelings" }).fill("Rested");
  await pressTwice(page.getByRole("button", { name: "Save & Close" }), () => expect(page).toHaveURL(/\/mylogs$/));
  const { items } = await (await page.request.get("/api/logs")).json();
  expect(items).toHaveLength(1);
  expect(JSON.stringify(items[0]), "a note that was typed but not added counts").toContain("Rested");

  await page.goto("/account");
  await page.getByRole("textbox", { name: "Username" }).fill(`Twice ${Date.now()}`);
  await pressTwice(page.getByRole("button", { name: "Set username" }), () =>
    expect(page.getByText(/^user name updated successfully/)).toBeVisible(),
  );
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("CHAL-04 SCEN-07 pressing an admin's save buttons twice stores one", async ({ adminPage: page }) => {
  const name = `Twice ${Date.now()}`;
  await page.goto("/createchallenge");
  await page.getByRole("textbox", { name: "Title" }).fill(name);
  await page.getByRole("textbox", { name: "Sentence", exact: true }).fill("You are always late.");
  await pressTwice(page.getByRole("button", { name: "Save", exact: true }), () =>
    expect(page).toHaveURL(/\/challenges$/),
  );
  expect(await countOf(page.request, "/api/challenges", name)).toBe(1);

  await page.goto("/create");
  await page.getByRole("textbox", { name: "Title" }).fill(name);
  await pressTwice(page.getByRole("button", { name: "Save", exact: true }), () => expect(page).not.toHaveURL(/create/));
  expect(await countOf(page.request, "/api/scenarios", name)).toBe(1);
});

test("AUTH-06 FB-05 FB-06 signing up, rating and writing to the team twice counts once", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await page.goto("/signup");
  await page.getByLabel("E-mail", { exact: true }).fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("ACCESS CODE").fill(JOINING_CODE);
  await page.getByRole("checkbox").check();
  const welcome = page.getByRole("dialog", { name: "Welcome" });
  await pressTwice(page.getByRole("button", { name: "Sign up", exact: true }), () => expect(welcome).toBeVisible());
  await welcome.getByRole("button", { name: "Close" }).click();
  await page.getByRole("dialog", { name: "Choose Username" }).getByRole("button", { name: "Close" }).click();
  await skipFirstMinute(page);

  await composeAndAsk(page, DIFFICULT.text);
  await comments(page).first().getByRole("button", { name: "Thumbs up" }).click();
  await pressTwice(page.getByRole("button", { name: "Send Feedback" }), () =>
    expect(toast(page, "THANK YOU!").first()).toBeVisible(),
  );
  await page.getByRole("button", { name: "Questions or comments? Let us know." }).click();
  const dialog = page.getByRole("dialog", { name: "How can we improve?" });
  await dialog.getByRole("textbox", { name: "Your question or comment" }).fill("Once is enough.");
  await pressTwice(dialog.getByRole("button", { name: "Send" }), () => expect(dialog).toHaveCount(0));
  await page.close();
  await installation.stop();
  expect(await installation.query("select user_feedback_value as value from ratings order by value")).toEqual([
    { value: "+1" },
    { value: "general" },
  ]);
  expect(await installation.query("select count from groups where code = $1", [JOINING_CODE])).toEqual([{ count: 1 }]);
});
