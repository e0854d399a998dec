import { randomUUID } from "node:crypto";
import { starterArticles } from "@wellput/content";
import type { Article, Page } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { accept } from "../../../test/kit/accept.ts";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const visitor = world.visitor();
const draft = (changes: object = {}) => ({
  id: randomUUID(),
  title: "On listening",
  mainText: "<p>Listen.</p>",
  ...changes,
});

test("ART-01 everybody reads articles; members write them, and an admin's is listed at once.", async () => {
  await expectError(await visitor.post("/api/articles", draft()), 401, "NOT_SIGNED_IN");
  expect((await ada.browser.post("/api/articles", draft())).status).toBe(201);
  const body = draft();
  expect((await admin.browser.post("/api/articles", body)).status).toBe(201);
  expect(await (await visitor.get(`/api/articles/${body.id}`)).json()).toMatchObject({
    ...body,
    mine: false,
    canEdit: false,
  });
  const { items } = (await (await visitor.get("/api/articles")).json()) as Page<Article>;
  expect(items[0]?.id).toBe(body.id);
  expect(items.length).toBeGreaterThan(starterArticles.length);
});

test("ART-01 the author and an admin delete an article, another member does not.", async () => {
  const [first, second] = [draft(), draft()];
  for (const body of [first, second]) {
    await ada.browser.post("/api/articles", body);
    await accept(admin.browser, "article", body.id);
  }
  await expectError(await eve.browser.delete(`/api/articles/${first.id}`), 403, "NOT_ALLOWED");
  await expectError(await visitor.delete(`/api/articles/${first.id}`), 401, "NOT_SIGNED_IN");
  expect((await ada.browser.delete(`/api/articles/${first.id}`)).status).toBe(204);
  expect((await admin.browser.delete(`/api/articles/${second.id}`)).status).toBe(204);
  await expectError(await visitor.get(`/api/articles/${first.id}`), 404, "ARTICLE_NOT_FOUND");
});

test("ART-01 HTML is sanitised before it is stored.", async () => {
  const evil = [
    "<script>steal()</script><p onclick='x()'>Hello <b>you</b></p>",
    "<img src=x onerror=alert(1)><svg onload=alert(1)><iframe src=https://evil.example></iframe>",
    "<a href='javascript:alert(1)'>a</a><a href='//evil.example'>b</a><a href='https://ok.example' target=_blank>c</a>",
    "<style>body{display:none}</style><p style='position:fixed'>d</p><form action=/x><input name=y></form>",
  ].join("");
  const body = draft({ mainText: evil });
  const stored = (await (await ada.browser.post("/api/articles", body)).json()) as Article;
  const rel = 'rel="noopener noreferrer nofollow"';
  expect(stored.mainText).toBe(
    `<p>Hello <b>you</b></p><a ${rel}>a</a><a ${rel}>b</a><a href="https://ok.example" ${rel}>c</a><p>d</p>`,
  );
});

test("ART-01 sanitising what is clean changes nothing, the starter articles included.", () => {
  for (const { mainText } of starterArticles) {
    const text = (html: string) => html.replace(/<[^>]+>/g, "");
    expect(text(sanitiseHtml(mainText))).toBe(text(mainText));
    expect(sanitiseHtml(sanitiseHtml(mainText))).toBe(sanitiseHtml(mainText));
  }
});

test("ART-01 a retry stores one, and an id of somebody else's is refused.", async () => {
  const body = draft();
  expect((await ada.browser.post("/api/articles", body)).status).toBe(201);
  expect((await ada.browser.post("/api/articles", body)).status).toBe(200);
  await expectError(await eve.browser.post("/api/articles", body), 409, "ID_TAKEN");
  await expectError(await visitor.get("/api/articles/nope"), 404, "ARTICLE_NOT_FOUND");
});
