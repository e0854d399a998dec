import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { store } from "../fixtures/rows.ts";
import { toast } from "../fixtures/steps.ts";
import { expect, IN_THE_BROWSER, test } from "../fixtures/test.ts";

const side = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole("button", { name: "Save & Close" });
const note = (page: Page, name: string) => page.getByRole("textbox", { name: `Note on ${name}` });
const logs = (page: Page) => page.getByRole("list", { name: "Logs" }).getByRole("listitem");

test("LOG-01 LOG-03 a feeling and a word why are kept in one row, a word of one's own too", async ({
  memberPage: page,
}) => {
  await page.goto("/mylogs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feelings, Needs, and Strategies");
  await page.getByRole("radio", { name: "calm" }).check();
  await page.getByRole("textbox", { name: "Why, in a word or two" }).fill("tea");
  const had = page.getByRole("group", { name: "What did you have? If you like" });
  await had.getByRole("checkbox", { name: "rest" }).check();
  await had.getByRole("checkbox", { name: "company" }).check();
  await expectAccessible(page, "a feeling with needs");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(logs(page)).toHaveCount(1);
  await expect(logs(page).first()).toContainText("calm: tea");
  // The row comes with the news of it; the form is new with the answer to what was sent.
  await expect(page.getByRole("radio", { name: "calm" })).not.toBeChecked();

  await page.getByRole("textbox", { name: "Another word" }).fill("zigzaggy");
  await page.getByRole("radio", { name: "Hard" }).check();
  await page.getByRole("group", { name: "What was missing? If you like" }).getByLabel("respect").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(logs(page)).toHaveCount(2);
  const { items } = await (await page.request.get("/api/logs")).json();
  expect(items[0].chosen).toMatchObject({ NegF_: ["zigzaggy"], NegN_: ["respect"], PosF_: [] });
  const met = ["rest", "company"];
  expect(items[1]).toMatchObject({
    PosN_: [{ text: "tea", selected: met }],
    chosen: { PosF_: ["calm#0.3"], PosN_: met },
  });
  await expect(page.getByRole("region", { name: "What helped" })).toContainText(/tea.*calm → company, once/);
});

test("LOG-01 LOG-02 LOG-03 four sides open and close, words and notes are kept, changed, read and deleted", async ({
  memberPage: page,
}) => {
  await page.goto("/mylogs");
  await page.getByRole("link", { name: "Create New Log" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("A long Monday");
  await side(page, "Positive feelings").click();
  await expect(side(page, "Positive feelings")).toHaveAttribute("aria-expanded", "true");
  await side(page, "Positive feelings").click();
  await expect(side(page, "Positive feelings")).toHaveAttribute("aria-expanded", "false");
  await side(page, "Unmet needs").click();
  await page.getByRole("searchbox", { name: "Search: Unmet needs" }).fill("rest");
  await page.getByRole("checkbox", { name: "rest", exact: true }).check();
  await note(page, "unmet needs").fill("A walk at noon");
  await page.getByRole("button", { name: "Add note on unmet needs" }).click();
  await page.getByRole("button", { name: "rest", exact: true }).click();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Unmet needs, note 1" })).toHaveValue("A walk at noon");
  await save(page).click();
  await expect(page).toHaveURL(/\/mylogs$/);
  await page.goto("/newlog");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("");

  await page.goto("/mylogs");
  await page.getByRole("list", { name: "Improve negativity" }).getByRole("link", { name: "A long Monday" }).click();
  await expect(page).toHaveURL(/\/editlog\//);
  await expect(side(page, "Unmet needs")).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("checkbox", { name: "This helped" }).check();
  await save(page).click();
  await expect(page).toHaveURL(/\/mylogs$/);
  await expect(page.getByRole("region", { name: "What helped" })).toContainText("A walk at noon");
  await logs(page).getByRole("link", { name: "A long Monday", exact: true }).click();
  for (const kept of ["rest", "A walk at noon", "This helped."]) {
    await expect(page.getByRole("main")).toContainText(kept);
  }
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(/\/mylogs$/);
  await expect(logs(page)).toHaveCount(0);
});

test("LOG-03 each side opens and closes by its button, alone, and keeps what stands on it", async ({
  memberPage: page,
}) => {
  await page.goto("/newlog");
  const sides = ["Positive feelings", "Met needs", "Negative feelings", "Unmet needs"];
  const opened = page.getByRole("group", { name: "Sides of the log" }).getByRole("button", { expanded: true });
  for (const name of sides) {
    await side(page, name).click();
    await expect(opened).toHaveCount(1);
    await expect(side(page, name)).toHaveAttribute("aria-expanded", "true");
    const content = page.getByRole("region", { name, exact: true });
    await expect(content.getByRole("searchbox", { name: `Search: ${name}` })).toBeVisible();
    await note(page, name.toLowerCase()).fill(`About ${name}`);
    await side(page, name).click();
    await expect(opened).toHaveCount(0);
    await expect(content).toHaveCount(0);
  }
  for (const name of sides) {
    await side(page, name).click();
    await expect(note(page, name.toLowerCase())).toHaveValue(`About ${name}`);
  }
});

test("LOG-01 what was good is taken up again from 'Enhance positivity', at the side of met needs", async ({
  memberPage: page,
}) => {
  const id = await store(page.request, "/api/logs", { title: "Tea with Ada", chosen: { PosF_: ["calm#0.3"] } });
  await page.goto("/mylogs");
  await page.getByRole("list", { name: "Enhance positivity" }).getByRole("link", { name: "Tea with Ada" }).click();
  await expect(page).toHaveURL(new RegExp(`/editlog/${id}`));
  await expect(side(page, "Met needs")).toHaveAttribute("aria-expanded", "true");
  await page.goto("/mylogs");
  await expect(page.getByRole("region", { name: "Improve negativity" })).toContainText("Nothing here yet.");
});

test("LOG-02 while a log is on its way its page says so", async ({ memberPage: page }) => {
  const id = await store(page.request, "/api/logs", { title: "A long Monday" });
  for (const address of [`/mylogs/${id}`, `/editlog/${id}`]) {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(`**/api/logs/${id}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByText("Loading log...")).toBeVisible();
    letThrough();
    await expect(page.getByText("Loading log...")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/A long Monday|Edit Log/);
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("DATA-02 LOG-01 two windows on the list of logs: a log that is kept, changed or deleted in one is so in the other", async ({
  memberPage: page,
  context,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto("/mylogs");
    await expect(window.getByText("No logs yet.")).toBeVisible();
  }
  await page.getByRole("radio", { name: "calm" }).check();
  await page.getByRole("textbox", { name: "Why, in a word or two" }).fill("tea");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(logs(other)).toHaveCount(1);
  await expect(logs(other).first()).toContainText("calm: tea");
  await expect(other.getByRole("list", { name: "Enhance positivity" }).getByRole("listitem")).toHaveCount(1);

  await logs(other).first().getByRole("link", { name: "Edit" }).click();
  await other.getByRole("textbox", { name: "Title" }).fill("Tea at four");
  await save(other).click();
  await expect(logs(page)).toHaveText([/^Tea at four/]);
  await store(page.request, "/api/logs", { title: "The newest" });
  for (const window of [page, other]) await expect(logs(window)).toHaveText([/^The newest/, /^Tea at four/]);

  await logs(page).first().getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(logs(other)).toHaveText([/^Tea at four/]);
});

test("LOG-03 two tabs on one log: the second is told, keeps its text, and decides", async ({
  memberPage: page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const id = await store(page.request, "/api/logs", { title: "Monday" });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/editlog/${id}`);
  await page.getByRole("textbox", { name: "Title" }).fill("First tab");
  await other.getByRole("textbox", { name: "Title" }).fill("Second tab");
  await save(page).click();
  await expect(page).not.toHaveURL(/editlog/);
  await save(other).click();
  await expect(other.getByRole("alert")).toContainText("changed meanwhile, by you elsewhere or by somebody else");
  await expect(other.getByRole("textbox", { name: "Title" })).toHaveValue("Second tab");
  await other.getByRole("button", { name: "Save mine over it" }).click();
  await expect(other).not.toHaveURL(/editlog/);
  expect(await (await page.request.get(`/api/logs/${id}`)).json()).toMatchObject({ title: "Second tab", version: 3 });
});

test("LOG-03 a save without a network keeps everything, and the next one stores one", async ({
  memberPage: page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  await page.goto("/newlog");
  await side(page, "Negative feelings").click();
  await note(page, "negative feelings").fill("<b>The meeting</b>");
  await context.setOffline(true);
  await save(page).click();
  await expect(toast(page, "What you typed is still here")).toBeVisible();
  await context.setOffline(false);
  await save(page).click();
  await expect(page).toHaveURL(/\/mylogs$/);
  await expect(logs(page)).toHaveCount(1);
  await logs(page).getByRole("link").first().click();
  await expect(page.getByText("<b>The meeting</b>")).toBeVisible();
});

test("LOG-02 a note that was removed comes back to its place, with what was written of it since", async ({
  memberPage: page,
}) => {
  const written = (at: number) => page.getByRole("textbox", { name: `Unmet needs, note ${at}` });
  await page.goto("/newlog");
  await side(page, "Unmet needs").click();
  for (const text of ["A walk", "An hour alone"]) {
    await note(page, "unmet needs").fill(text);
    await page.getByRole("button", { name: "Add note on unmet needs" }).click();
  }
  await page.getByRole("button", { name: "Remove: Unmet needs, note 1" }).click();
  await expect(written(2)).toHaveCount(0);
  await expect(note(page, "unmet needs")).toBeFocused();
  await written(1).fill("An hour alone, on Sunday");
  await toast(page, "The note was removed.").getByRole("button", { name: "Undo" }).click();
  await expect(written(1)).toHaveValue("A walk");
  await expect(written(2)).toHaveValue("An hour alone, on Sunday");
});

test("LOG-03 a log of a megabyte is refused in words, and stays in its form", async ({
  memberPage: page,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(413));
  await page.goto("/newlog");
  await side(page, "Unmet needs").click();
  await note(page, "unmet needs").fill("A walk");
  await page.getByRole("button", { name: "Add note on unmet needs" }).click();
  // A box that is open would say by itself that this is too long.
  await side(page, "Met needs").click();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^draft:.*\/newlog/.test(name)) ?? "";
    localStorage.setItem(key, (localStorage.getItem(key) ?? "").replace("A walk", "A walk. ".repeat(150_000)));
  });
  await page.reload();
  await save(page).click();
  await expect(toast(page, "What you typed is still here. That is more text than we can take at once.")).toBeVisible();
  await page.reload();
  await side(page, "Unmet needs").click();
  expect(await page.getByRole("textbox", { name: "Unmet needs, note 1" }).inputValue()).toHaveLength(1_200_000);
});

/** Holds the answer to whatever is sent to store a log, as a slow line does; the answer to this lets it through. */
async function holdSaves(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/logs*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const answer = await route.fetch();
    await held;
    await route.fulfill({ response: answer });
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: "wait" });
  };
}

test("LOG-01 LOG-03 what is typed between Save and its answer is kept: in the row as another entry, in the form with the log", async ({
  memberPage: page,
}) => {
  const why = page.getByRole("textbox", { name: "Why, in a word or two" });
  await page.goto("/mylogs");
  await page.getByRole("radio", { name: "irritated" }).check();
  await why.fill("noise");
  let letThrough = await holdSaves(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await why.fill("noise, and then the heat");
  await letThrough();
  await expect(toast(page, "What you wrote since is still here.")).toBeVisible();
  await expect(why).toHaveValue("noise, and then the heat");
  await expect(why).toBeFocused();
  await expect(page.getByRole("radio", { name: "irritated" })).not.toBeChecked();
  await page.getByRole("radio", { name: "worried" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(logs(page)).toHaveCount(2);
  await expect(why).toHaveValue("");

  await page.goto("/newlog");
  await page.getByRole("textbox", { name: "Title" }).fill("A long");
  await side(page, "Unmet needs").click();
  await note(page, "unmet needs").fill("A walk");
  letThrough = await holdSaves(page);
  await save(page).click();
  await page.getByRole("textbox", { name: "Title" }).fill("A long Monday");
  await note(page, "unmet needs").fill("A walk at noon");
  await letThrough();
  await expect(page).toHaveURL(/\/mylogs$/);
  const { items } = await (await page.request.get("/api/logs")).json();
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({ title: "A long Monday", NegN_: [{ text: "A walk at noon" }] });
});

test("LOG-04 six weeks of logs as pictures with words for each, in four looks, exported", {
  tag: IN_THE_BROWSER,
}, async ({ openInstallation, openPage }) => {
  // Two starts of an installation and four readings of a page full of links take their time on a busy machine.
  test.setTimeout(6 * 60_000);
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await signUp(page.request);
  const DAYS = 42;
  const storeDay = (day: number) => {
    const isGood = day % 3 > 0;
    return store(page.request, "/api/logs", {
      title: `Day ${day}`,
      ...(isGood ? { PosN_: [{ text: "Tea with Ada", selected: ["company"] }] } : {}),
      chosen: isGood
        ? { PosF_: [day % 2 ? "calm#0.3" : "joyful#0.8"], PosN_: ["company"] }
        : { NegF_: ["worn out#0.7"], NegN_: ["rest"] },
    });
  };
  await Promise.all(Array.from({ length: DAYS }, (_none, day) => storeDay(day)));
  await installation.stop();
  await installation.query("update logs set created_at = now() - (substring(title from 5)::int * interval '1 day')");
  await installation.start();
  await page.goto("/mylogs");
  await expect(page.getByText(/(3[6-9]|4[0-2]) days with a log\./)).toBeVisible();
  const calendar = page.getByRole("table", { name: "Your days" });
  await expect(calendar.getByRole("link", { name: /hard, low energy; worn out$/ }).first()).toBeVisible();
  await expect(calendar.getByRole("link", { name: /pleasant, high energy; joyful$/ }).first()).toBeVisible();
  const needs = page.getByRole("table", { name: "Needs, week by week" });
  await expect(needs.getByRole("row", { name: /^company/ })).toContainText(/met [1-7], missing 0/);
  await expect(needs.getByRole("row", { name: /^rest/ })).toContainText(/met 0, missing [1-7]/);
  await expect(page.getByRole("region", { name: "What helped" })).toContainText(/Tea with Ada.*company, \d+ times/);
  for (const width of [1280, 360]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, `six weeks, ${width} wide, ${colorScheme}`);
    }
  }
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Logs" }).click();
  const file = await readFile(await (await coming).path(), "utf8");
  expect(file.split("\r\n")).toHaveLength(DAYS + 1);
});

test("LOG-04 two logs claim nothing: no picture of needs, and a hint is called a hint", async ({
  memberPage: page,
}) => {
  for (const title of ["One", "Two"]) {
    await store(page.request, "/api/logs", {
      title,
      PosN_: [{ text: "A walk", selected: ["rest"] }],
      chosen: { PosN_: ["rest"] },
    });
  }
  await page.goto("/mylogs");
  await expect(page.getByRole("region", { name: "Needs, week by week" })).toContainText("too few to compare weeks");
  await expect(page.getByRole("table", { name: "Needs, week by week" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "What helped" })).toContainText("may have been chance");
});
