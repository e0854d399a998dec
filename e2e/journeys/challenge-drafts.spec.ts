import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { tags } from "@wellput/content/tags";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/test.ts";

const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;
const situations = (page: Page) => page.getByRole("list", { name: "Situations" }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sentence = (page: Page, number: number, field: string) =>
  page
    .getByRole("group", { name: `Sentence ${number}`, exact: true })
    .getByRole("textbox", { name: field, exact: true });

test("CHAL-04 CHAL-07 the form has a type, a checklist of the tags of the house, and the groups", async ({
  adminPage: page,
}) => {
  const title = unique("Monday's workshop");
  await page.goto("/createchallenge");
  await expect(page.getByRole("group", { name: "Tags" }).getByRole("checkbox")).toHaveCount(tags.length);
  await expect(page.getByRole("checkbox", { name: "GENERAL: everybody" })).toBeChecked();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("radiogroup", { name: "Direction" }).getByRole("radio", { name: "Down" }).check();
  await page.getByRole("radiogroup", { name: "Type" }).getByRole("radio", { name: "Up" }).check();
  for (const name of ["meetings", "rest"]) await page.getByRole("checkbox", { name, exact: true }).check();
  await sentence(page, 1, "Sentence").fill("You are always late.");
  await button(page, "Save").click();
  await expect(page).toHaveURL(/\/challenges$/);
  const { items } = await (await page.request.get("/api/challenges?mine=true")).json();
  expect(items[0]).toMatchObject({
    ...{ title, direction: "u", type: "d", tags: ["meetings", "rest"] },
    ...{ groups: ["GENERAL"], isPublic: true, authByAdmin: true },
  });
});

test("CHAL-07 saving warns of a sentence that earns no code and of a sample that is not clean, and goes on when told to", async ({
  adminPage: page,
}) => {
  const title = unique("Nothing to learn");
  await page.goto("/createchallenge");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await sentence(page, 1, "Sentence").fill("The report came on Friday.");
  await sentence(page, 1, "Sample answers").fill("You are lazy.\nThe report came on Friday.");
  await button(page, "Save").click();
  const warning = page.getByRole("dialog", { name: "Before you save" });
  await expect(warning.getByRole("listitem")).toHaveText([
    "Sentence 1: Nothing is marked, so there is nothing to learn from it yet.",
    "Sentence 1, its sample “You are lazy.”: Not clean: learners would copy what is marked.",
  ]);
  await expectAccessible(page, "the warning");
  await warning.getByRole("button", { name: "Go back and mend" }).click();
  await expect(warning).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(title);

  await sentence(page, 1, "Sample answers").fill("The report came on Friday.");
  await button(page, "Save").click();
  await expect(warning.getByRole("listitem")).toHaveCount(1);
  await warning.getByRole("button", { name: "Save all the same" }).click();
  await expect(page).toHaveURL(/\/challenges$/);
  await expect(situations(page).first()).toContainText(title);

  // With something to learn there is nothing to ask.
  await situations(page)
    .first()
    .getByRole("link", { name: `Edit ${title}` })
    .click();
  await sentence(page, 1, "Sentence").fill("You are always late.");
  await button(page, "Save").click();
  await expect(page).toHaveURL(/\/challenges$/);
});

test("CHAL-07 a draft is found by its author alone until it is published, and again once it is taken back", async ({
  adminPage: page,
  memberPage: learner,
}) => {
  const title = unique("For Monday");
  await page.goto("/createchallenge");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await sentence(page, 1, "Sentence").fill("You are always late.");
  await button(page, "Save as draft").click();
  const note = page.getByRole("status").filter({ hasText: `“${title}” is kept as a draft` });
  await expect(note).toBeVisible();
  await expect(situations(page).first()).toContainText(/Draft, seen by you alone\s· 1 sentence to rephrase/);
  await learner.goto("/challenges");
  await expect(situations(learner).first()).toBeVisible();
  await expect(situations(learner).filter({ hasText: title })).toHaveCount(0);

  await note.getByRole("link", { name: "Go on with it" }).click();
  await expect(page.getByText("This is a draft: only you see it.")).toBeVisible();
  await page.getByRole("textbox", { name: "Summary" }).fill("Ten past nine, again.");
  await button(page, "Save draft").click();
  await note.getByRole("link", { name: "Go on with it" }).click();
  await button(page, "Publish").click();
  await expect(page.getByRole("status").filter({ hasText: `“${title}” is saved` })).toBeVisible();
  await expect(situations(learner).first()).toContainText(title);

  await page.getByRole("link", { name: `Edit ${title}` }).click();
  await button(page, "Unpublish").click();
  const asked = page.getByRole("dialog", { name: "Unpublish" });
  await expectAccessible(page, "what unpublishing means");
  await asked.getByRole("button", { name: "Unpublish" }).click();
  await expect(note).toBeVisible();
  await expect(situations(learner).filter({ hasText: title })).toHaveCount(0);
  const { id } = (await (await page.request.get("/api/challenges?mine=true")).json()).items[0];
  expect((await learner.request.get(`/api/challenges/${id}`)).status()).toBe(404);
  await page.goto(`/takechallenge/${id}`);
  await expect(page.getByText("This is a draft, seen by you alone.")).toBeVisible();
  await page.goto("/challenges");
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(situations(page).filter({ hasText: title })).toHaveCount(0);
});

test("CHAL-07 Duplicate makes a draft of what stands in the form; the first one stays as it was", async ({
  adminPage: page,
}) => {
  const title = unique("A late report");
  const id = await store(page.request, "/api/challenges", { ...CHALLENGE, title });
  await page.goto(`/editchallenge/${id}`);
  await page.getByRole("textbox", { name: "Summary" }).fill("Another story.");
  await button(page, "Duplicate").click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(`Copy of ${title}`);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByText("This is a draft: only you see it.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Summary" })).toHaveValue("Another story.");
  await expect(sentence(page, 2, "Sample answers")).toHaveValue("Could you send it by Tuesday?");
  const first = await (await page.request.get(`/api/challenges/${id}`)).json();
  expect(first).toMatchObject({ title, summary: CHALLENGE.summary, isPublic: true });
  const [copy] = (await (await page.request.get("/api/challenges?mine=true")).json()).items;
  expect(copy).toMatchObject({ tags: ["work"], direction: "u", isPublic: false, mine: true });
  await page.request.delete(`/api/challenges/${copy.id}`);
});

test("CHAL-07 lists are filtered by tag and type, and the address keeps it", async ({
  adminPage: page,
  memberPage: learner,
}) => {
  const named = (name: string, fields: object) => {
    const title = unique(name);
    return store(page.request, "/api/challenges", { ...CHALLENGE, title, ...fields }).then(() => title);
  };
  const up = await named("Up at rest", { tags: ["rest"], type: "d" });
  const all = await named("All at rest", { tags: ["rest"], type: "all" });
  const work = await named("Up at work", { tags: ["work"], type: "d" });
  for (const [path, list] of [
    ["/challenges", "Situations"],
    ["/?all=practice", "Practice Scenarios"],
  ] as const) {
    await learner.goto(path);
    const items = learner.getByRole("list", { name: list, exact: true }).getByRole("listitem");
    const expectFound = async (found: readonly string[], others: readonly string[]) => {
      for (const title of found) await expect(items.filter({ hasText: title })).toHaveCount(1);
      for (const title of others) await expect(items.filter({ hasText: title })).toHaveCount(0);
    };
    await expectFound([up, all, work], []);
    await learner.getByRole("combobox", { name: "Tag" }).selectOption("rest");
    await expectFound([up, all], [work]);
    await learner.getByRole("combobox", { name: "Type" }).selectOption("For talking up, as to a boss");
    await expectFound([up], [all, work]);
    await expect(learner).toHaveURL(/tag=rest&type=d/);
    await learner.reload();
    await expectFound([up], [all, work]);
    // One that comes meanwhile shows where it belongs alone.
    const more = await named("Up and resting", { tags: ["rest"], type: "d" });
    const other = await named("Up and working", { tags: ["work"], type: "d" });
    await expectFound([more, up], [other]);
    await learner.getByRole("combobox", { name: "Tag" }).selectOption("Any tag");
    await expectFound([more, other, work, up], [all]);
  }
  await learner.goto("/challenges?tag=nothing%20like%20it");
  await expect(learner.getByText("No practice scenario is like this yet.")).toBeVisible();
  for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
    await learner.setViewportSize({ width, height: 780 });
    await learner.emulateMedia({ colorScheme });
    await expectAccessible(learner, `a filter that finds nothing, ${width} wide, ${colorScheme}`);
    await expectNoSidewaysScroll(learner);
  }
  await button(learner, "Show all").click();
  await expect(situations(learner).first()).toBeVisible();
});
