import { randomUUID } from "node:crypto";
import { starterArticles } from "@wellput/content";
import type { Article, ArticleCard, NextArticle, Page } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { accept } from "../../../test/kit/accept.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { filmAddress } from "./film-address.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const visitor = world.visitor();
await world.addGroup("WARD", "Ward", 10);

/** Somebody of the group Ward. */
async function wardMember() {
  const somebody = await world.member();
  await world.change(somebody.id, { groupCode: "WARD" });
  return somebody;
}

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

test("ART-01 the direction of what is written from right to left stays, and nothing that is none.", () => {
  const rightToLeft = '<p dir="rtl">\u0634\u0643\u0631\u0627 (2026).</p><ul dir="auto"><li>a</li></ul>';
  expect(sanitiseHtml(rightToLeft)).toBe(rightToLeft);
  expect(sanitiseHtml('<p dir="up" lang="ar">a</p>')).not.toContain("up");
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

const CARD = { title: "For us", mainText: `<p>${"Ask <b>fir</b>st &amp; wait. ".repeat(300)}</p>` };

test("ART-01 an article for a group is for its members, its author and admins, in lists and by its address.", async () => {
  const [bea, carl] = [await wardMember(), await wardMember()];
  const body = draft({ ...CARD, groups: ["Ward"] });
  expect((await bea.browser.post("/api/articles", body)).status).toBe(201);
  await accept(admin.browser, "article", body.id);
  const path = `/api/articles/${body.id}`;
  for (const browser of [visitor, eve.browser]) {
    await expectError(await browser.get(path), 404, "ARTICLE_NOT_FOUND");
    expect(await ids(browser)).not.toContain(body.id);
  }
  for (const { browser } of [bea, carl, admin]) {
    expect(await (await browser.get(path)).json()).toMatchObject({ groups: ["Ward"] });
    expect(await ids(browser)).toContain(body.id);
  }
  // A change for everybody waits: until it is accepted, others read what was there, and where.
  expect((await bea.browser.patch(path, { groups: ["GENERAL"], version: 1 })).status).toBe(200);
  await expectError(await visitor.get(path), 404, "ARTICLE_NOT_FOUND");
  expect(await ids(carl.browser)).toContain(body.id);
  expect(await ids(visitor)).not.toContain(body.id);
  await accept(admin.browser, "article", body.id);
  expect(await ids(visitor)).toContain(body.id);
});

test("ART-01 a member writes for everybody or their own group, not for a group of others.", async () => {
  const fields = await expectError(
    await ada.browser.post("/api/articles", draft({ groups: ["Ward"] })),
    403,
    "NOT_ALLOWED",
  );
  expect(fields.groups).toContain("your own group");
  expect((await admin.browser.post("/api/articles", draft({ groups: ["Ward"] }))).status).toBe(201);
});

test("ART-01 a list shows how an article begins, its tags and how long it takes; the summary where there is one.", async () => {
  const plain = draft({ ...CARD, tags: ["listening"] });
  const told = draft({ summary: "In short." });
  for (const body of [plain, told]) await admin.browser.post("/api/articles", body);
  const { items } = (await (await visitor.get("/api/articles?limit=2")).json()) as Page<ArticleCard>;
  expect(items).toMatchObject([{ excerpt: "In short." }, { tags: ["listening"], minutes: 5 }]);
  expect(items[1]?.excerpt).toMatch(/^Ask first & wait\. Ask .*…$/);
  expect(items[1]?.excerpt.length).toBeLessThanOrEqual(222);
  expect(items[1]).not.toHaveProperty("mainText");
});

test("ART-01 after an article comes the one before it in time, and after the oldest the newest.", async () => {
  const bodies = [draft(), draft()];
  for (const body of bodies) await admin.browser.post("/api/articles", body);
  const next = async (id: string | undefined) =>
    ((await (await visitor.get(`/api/articles/${id}/next`)).json()) as NextArticle).next?.id;
  expect(await next(bodies[1]?.id)).toBe(bodies[0]?.id);
  const all = await ids(visitor);
  expect(await next(all.at(-1))).toBe(all[0]);
});

test("ART-01 what was written on an older version overwrites nothing.", async () => {
  const body = draft();
  const path = `/api/articles/${body.id}`;
  await ada.browser.post("/api/articles", body);
  expect(await (await ada.browser.patch(path, { title: "First", version: 1 })).json()).toMatchObject({ version: 2 });
  await expectError(await ada.browser.patch(path, { title: "Second", version: 1 }), 409, "CHANGED_MEANWHILE");
  expect(await (await ada.browser.get(path)).json()).toMatchObject({ title: "First" });
  await expectError(await ada.browser.patch(path, { title: "Blind" }), 422, "INVALID_INPUT");
});

test("ART-01 an article of a megabyte is refused in words, and nothing of it is kept.", async () => {
  const [long, huge] = [draft({ mainText: "x".repeat(100_001) }), draft({ mainText: "x".repeat(1_000_000) })];
  expect(await expectError(await ada.browser.post("/api/articles", long), 422, "INVALID_INPUT")).toHaveProperty(
    "mainText",
  );
  await expectError(await ada.browser.post("/api/articles", huge), 413, "BODY_TOO_LARGE");
  for (const { id } of [long, huge])
    await expectError(await ada.browser.get(`/api/articles/${id}`), 404, "ARTICLE_NOT_FOUND");
});

async function ids(browser: Visitor): Promise<string[]> {
  const { items } = (await (await browser.get("/api/articles?limit=100")).json()) as Page<ArticleCard>;
  return items.map(({ id }) => id);
}

test("ART-01 a film stands at a host of the settings, by the address of its player; one from elsewhere is refused.", async () => {
  await expectError(
    await ada.browser.post("/api/articles", draft({ videoLink: "https://youtu.be/abc123def45" })),
    422,
    "FILM_ELSEWHERE",
  );
  const settings = { VIDEO_HOSTS: ["www.youtube-nocookie.com", "films.example.org"], ARTICLE_FILMS: ["talk.webm"] };
  const atHosts = (videoLink: string) => filmAddress(videoLink, settings);
  const player = "https://www.youtube-nocookie.com/embed/abc123def45";
  for (const link of ["https://youtu.be/abc123def45", "https://www.youtube.com/watch?list=x&v=abc123def45", player]) {
    expect(atHosts(link)).toBe(player);
  }
  expect(atHosts("https://films.example.org/a.mp4")).toBe("https://films.example.org/a.mp4");
  expect(atHosts("")).toBe("");
  for (const own of ["talk.webm", "/videos/talk.webm"]) expect(atHosts(own)).toBe("/videos/talk.webm");
  for (const link of [
    "http://films.example.org/a.mp4",
    "https://films.example.org.evil.example/a.mp4",
    "https://evil.example/films.example.org",
    "https://a:b@films.example.org/a.mp4",
    "https://films.example.org:8443/a.mp4",
    "https://player.vimeo.com/video/12345678",
    "javascript:alert(1)",
    "nothing",
    "other.webm",
    "/videos/../talk.webm",
  ]) {
    expect(() => atHosts(link), link).toThrow("FILM_ELSEWHERE");
  }
});
