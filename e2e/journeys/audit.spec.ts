import { randomUUID } from "node:crypto";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { store } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/test.ts";

test("ADM-05 the audit log has titles instead of ids, is narrowed by words and kind, and comes as a file", async ({
  adminPage: page,
  memberPage,
}) => {
  const mark = randomUUID().slice(0, 8);
  const article = await store(memberPage.request, "/api/articles", { title: `On ${mark}`, mainText: "<p>Ask.</p>" });
  const { waitingSince } = await (await page.request.get(`/api/admin/reviews/article/${article}`)).json();
  await page.request.post(`/api/admin/reviews/article/${article}/accept`, { data: { waitingSince } });
  await page.request.delete(`/api/articles/${article}`);
  await page.request.post("/api/admin/groups", { data: { name: `Crew ${mark}`, code: mark } });

  await page.goto("/admin/audit");
  const acts = page.getByRole("list", { name: "Acts" }).getByRole("listitem");
  await page.getByRole("searchbox", { name: "Find" }).fill(mark);
  await expect(acts).toHaveCount(3);
  await expect(acts.nth(1)).toContainText(`deleted the article “On ${mark}” of `);
  await expect(acts.nth(2)).toContainText(`accepted the article “On ${mark}” of `);
  await expect(page.getByRole("main")).not.toContainText(article);
  await page.getByRole("combobox", { name: "About" }).selectOption("Groups");
  await expect(acts).toHaveCount(1);
  await expect(acts).toContainText("saved the group");
  await page.getByRole("combobox", { name: "When" }).selectOption("The last 7 days");
  await expect(acts).toHaveCount(1);
  await expectAccessible(page, "the audit log");
  const href = await page.getByRole("link", { name: "These as CSV" }).getAttribute("href");
  const file = await (await page.request.get(href ?? "")).text();
  expect(file.trim().split("\n"), "a head and one line").toHaveLength(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("searchbox", { name: "Find" }).fill("nothing of the kind");
  await expect(page.getByText("Nothing fits these words and choices.")).toBeVisible();
});
