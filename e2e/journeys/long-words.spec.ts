import { randomUUID } from "node:crypto";
import { expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { CHALLENGE, openWorkshop, store, WORKSHOP } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/test.ts";

test("SHELL-10 a title of one word as long as a title may be makes no page wider than a phone", async ({
  adminPage: page,
  memberPage: member,
}) => {
  const title = `${randomUUID().slice(0, 8)}${"x".repeat(172)}`;
  const { request } = page;
  const challenge = await store(request, "/api/challenges", { ...CHALLENGE, title });
  const scenario = await store(request, "/api/scenarios", { title, isPublic: true });
  const article = await store(request, "/api/articles", { title, mainText: "<p>Ask first.</p>" });
  const response = await store(request, "/api/responses", { parentDoc: challenge, title, sentence0: "On Friday." });
  const { id: workshop } = await openWorkshop(request, { ...WORKSHOP, title });
  await store(member.request, "/api/scenarios", { title, isPublic: true });
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [
    `/takechallenge/${challenge}`,
    `/respondtoscenario/${scenario}`,
    `/articles/${article}`,
    `/myscenarios/${scenario}`,
    `/submittedchallenge/${response}`,
    "/admin/review",
    "/admin/responses",
    `/editchallenge/${challenge}`,
    `/workshops/${workshop}`,
    "/workshops",
    "/challenges",
    "/articles",
    "/myscenarios",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await test.step(path, () => expectNoSidewaysScroll(page));
  }
});
