import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { DIFFICULT } from "../fixtures/messages.ts";
import { signUp } from "../fixtures/people.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { askForFeedback, comments } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const shown = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).filter({ visible: true });
const rephrasing = (page: Page) => page.getByRole("textbox", { name: "Your rephrasing" });

const openSentence = (page: Page, number: number) =>
  page.getByRole("tab", { name: `Rephrasing ${number}`, exact: true }).click();

test("FB-08 a visitor has three tries at a place, counted on their device; the fourth is not sent", async ({
  page,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/prod/user_input")) requests += 1;
  });
  const ask = page.getByRole("button", { name: "Get Feedback", exact: true });
  const limit = shown(page, "Limit on attempts exceeded. For further access, please Contact Us");

  await page.goto(`/challenges/${id}`);
  await openSentence(page, 1);
  await expect(shown(page, "3 left")).toBeVisible();
  for (const left of [2, 1, 0]) {
    await rephrasing(page).fill(`${DIFFICULT.text} ${left}`);
    await askForFeedback(page);
    if (left > 0) await expect(shown(page, `${left} left`)).toBeVisible();
  }
  await expect(limit).toBeVisible();
  await expect(limit.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  await rephrasing(page).fill("Once more.");
  await rephrasing(page).press("ControlOrMeta+Enter");
  await expect(ask).toBeDisabled();
  expect(requests).toBe(3);
  const counted = await page.evaluate(() => JSON.parse(localStorage.getItem("countedAttempts") ?? "{}"));
  expect(Object.values(counted)).toEqual([3]);

  // It is remembered after a reload, and another place has tries of its own.
  await page.reload();
  await openSentence(page, 1);
  await expect(limit).toBeVisible();
  await openSentence(page, 2);
  await expect(shown(page, "3 left")).toBeVisible();
});

test("FB-08 SCEN-09 in a session a visitor has ten tries a box, which take none from the page itself", async ({
  page,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  const session = () => `/takechallenge/${id}?groupName=general&sessionId=${randomUUID()}&initialiseDoc=true`;
  const counted = () => page.evaluate(() => Object.values(JSON.parse(localStorage.getItem("countedAttempts") ?? "{}")));
  await page.goto(session());
  await openSentence(page, 1);
  await expect(shown(page, "10 left")).toBeVisible();
  await rephrasing(page).fill(DIFFICULT.text);
  await askForFeedback(page);
  await expect(shown(page, "9 left")).toBeVisible();
  expect(await counted()).toEqual([1]);
  await page.goto(session());
  await openSentence(page, 1);
  await expect(shown(page, "10 left")).toBeVisible();
  await page.goto(`/takechallenge/${id}`);
  await openSentence(page, 1);
  await expect(shown(page, "3 left")).toBeVisible();
});

test("FB-08 a signed-in person has no limit", async ({ memberPage: page, adminPage }) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  await page.goto(`/takechallenge/${id}`);
  await openSentence(page, 1);
  for (let tries = 0; tries < 4; tries += 1) {
    await rephrasing(page).fill(`${DIFFICULT.text} ${tries}`);
    await askForFeedback(page);
  }
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await expect(page.getByText(/\d left/)).toHaveCount(0);
});

test("FB-11 FB-14 SHELL-05 a try is recorded with what it was about, and visits and feedback are noted", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await signUp(page.request);
  await page.goto("/challenges");
  await page.getByRole("list", { name: "Situations" }).getByRole("link").first().click();
  await openSentence(page, 1);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const challenge = await (await page.request.get(`/api/challenges/${id}`)).json();
  const [sentence] = challenge.challengeObjectList;
  await rephrasing(page).fill(DIFFICULT.text);
  await askForFeedback(page);
  await expect(comments(page)).toHaveCount(DIFFICULT.phrases.length);
  await page.goto("/checkmessage");
  await page.getByRole("textbox", { name: "Your message" }).fill("Not a word of this is recorded.");
  await askForFeedback(page);
  await page.close();
  await installation.stop();

  const attempts = await installation.query<{ s: { r_l: unknown[] }[] }>(
    "select path, g, d, tg, old_m, m, t, s, created_at > now() - interval '5 minutes' as is_new from attempts",
  );
  expect(attempts).toMatchObject([
    {
      path: "generalAttempt",
      g: challenge.groups.join(","),
      d: challenge.direction,
      tg: [...challenge.tags, "unaided"].join(","),
      old_m: sentence.s,
      m: DIFFICULT.text,
      t: sentence.t,
      is_new: true,
    },
  ]);
  expect(attempts[0]?.s.map(({ r_l }) => r_l.length > 0)).toEqual([true, true, true]);

  const noted = await installation.query<{ name: string; path: string | null; location_id: string | null }>(
    "select name, path, location_id from usage_records order by created_at",
  );
  const of = (wanted: string) => noted.filter(({ name }) => name === wanted);
  expect(of("page_view").map(({ path }) => path)).toEqual(["/challenges", `/challenges/${id}`, "/checkmessage"]);
  expect(of("get_feedback").map(({ location_id }) => location_id)).toEqual([`challenge/${id}/0`, "checkmessage"]);
  expect(JSON.stringify(noted), "places, never words").not.toContain("forget my name");
});
