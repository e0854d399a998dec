import { randomUUID } from "node:crypto";
import type { Article, ArticleImage } from "@wellput/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { accept } from "../../../test/kit/accept.ts";
import { expectError, type Visitor } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";
import { articleImages } from "../../db/schema/index.ts";

const world = await World.open();
afterAll(() => world.close());

const [ada, eve, admin] = [await world.member(), await world.member(), await world.admin()];
const visitor = world.visitor();

const plain = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: "#17675f" } });
const put = (browser: Visitor, bytes: Uint8Array, id: string = randomUUID()) =>
  browser.request("PUT", `/api/article-images/${id}`, bytes, {});
async function kept(browser: Visitor, bytes: Uint8Array): Promise<ArticleImage> {
  const answer = await put(browser, bytes);
  expect(answer.status).toBe(201);
  return (await answer.json()) as ArticleImage;
}
async function bytesOf(browser: Visitor, path: string): Promise<Buffer> {
  const answer = await browser.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  return Buffer.from(await answer.arrayBuffer());
}

test("ART-01 a picture is written anew: upright, no wider than a page, without place, time and camera.", async () => {
  const turned = await plain(2400, 1200)
    .withExif({ IFD0: { Make: "A camera", ImageDescription: "At home" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(turned.includes("At home")).toBe(true);
  const image = await kept(ada.browser, turned);
  expect(image).toMatchObject({ width: 1200, height: 2400, path: `/api/article-images/${image.id}` });
  const bytes = await bytesOf(ada.browser, image.path);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 1200, height: 2400 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes("At home")).toBe(false);
  expect(await sharp(await bytesOf(ada.browser, `${image.path}?size=small`)).metadata()).toMatchObject({ width: 480 });
  expect((await kept(ada.browser, await plain(3200, 10).png().toBuffer())).width).toBe(1600);
});

test.each(["png", "webp", "gif", "avif"] as const)("ART-01 %s is read, by what it is.", async (format) => {
  expect(await kept(ada.browser, await plain().toFormat(format).toBuffer())).toMatchObject({ width: 60, height: 40 });
});

test("ART-01 what is no picture, a broken one, and one that unpacks to a hundred megapixels are refused unopened.", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  const whole = await plain(500, 500).jpeg().toBuffer();
  for (const bytes of [
    Buffer.from("hello"),
    Buffer.from(svg),
    Buffer.from("%PDF-1.7"),
    Buffer.alloc(0),
    whole.subarray(0, 300),
  ]) {
    await expectError(await put(ada.browser, bytes), 422, "IMAGE_UNREADABLE");
  }
  const bomb = await sharp({
    create: { width: 10_000, height: 10_000, channels: 3, background: "red" },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expectError(await put(ada.browser, bomb), 422, "IMAGE_TOO_LARGE");
  await expectError(await put(ada.browser, new Uint8Array(10 * 1024 * 1024 + 1)), 413, "BODY_TOO_LARGE");
  await expectError(await put(ada.browser, whole, "nope"), 422, "INVALID_INPUT");
});

test("ART-01 a retry keeps one picture, and an id of somebody else's is refused.", async () => {
  const [id, bytes] = [randomUUID(), await plain().png().toBuffer()];
  expect((await put(ada.browser, bytes, id)).status).toBe(201);
  expect((await put(ada.browser, bytes, id)).status).toBe(200);
  await expectError(await put(eve.browser, bytes, id), 409, "ID_TAKEN");
  await expectError(await put(visitor, bytes), 401, "NOT_SIGNED_IN");
});

test("ART-01 a picture is for whoever reads its article: its writer alone before, others what was accepted.", async () => {
  const [shown, later] = [
    await kept(ada.browser, await plain().png().toBuffer()),
    await kept(ada.browser, await plain().png().toBuffer()),
  ];
  for (const browser of [visitor, eve.browser])
    await expectError(await browser.get(shown.path), 404, "IMAGE_NOT_FOUND");
  await bytesOf(ada.browser, shown.path);

  const id = randomUUID();
  const body = { id, title: "With a picture", mainText: `<p>See:</p><img src="${shown.path}" alt="A door">` };
  const { mainText } = (await (await ada.browser.post("/api/articles", body)).json()) as Article;
  expect(mainText).toBe(`<p>See:</p><img src="${shown.path}" alt="A door" />`);
  await expectError(await visitor.get(shown.path), 404, "IMAGE_NOT_FOUND");
  await bytesOf(admin.browser, shown.path);
  await accept(admin.browser, "article", id);
  await bytesOf(visitor, shown.path);

  await ada.browser.patch(`/api/articles/${id}`, { imagePath: later.path, imageAlt: "A window", version: 1 });
  await expectError(await visitor.get(later.path), 404, "IMAGE_NOT_FOUND");
  await accept(admin.browser, "article", id);
  await bytesOf(visitor, later.path);

  expect((await ada.browser.delete(`/api/articles/${id}`)).status).toBe(204);
  for (const { path } of [shown, later]) await expectError(await ada.browser.get(path), 404, "IMAGE_NOT_FOUND");
  expect(await world.db.$count(articleImages, eq(articleImages.id, shown.id))).toBe(0);
});

test("ART-01 somebody else's picture is not given to others by an article that names it.", async () => {
  const image = await kept(ada.browser, await plain().png().toBuffer());
  const id = randomUUID();
  await eve.browser.post("/api/articles", { id, title: "Not mine", mainText: `<img src="${image.path}" alt="">` });
  await accept(admin.browser, "article", id);
  for (const browser of [visitor, eve.browser])
    await expectError(await browser.get(image.path), 404, "IMAGE_NOT_FOUND");
});

test("ART-01 pictures from elsewhere, and addresses that are none of ours, do not come into an article.", async () => {
  const elsewhere = [
    "https://evil.example/a.png",
    "//evil.example/a.png",
    "data:image/png;base64,AA",
    "/api/session",
    "x",
  ];
  const mainText = `${elsewhere.map((src) => `<img src="${src}" alt="a" onerror="x()">`).join("")}<p>Left</p>`;
  const body = { id: randomUUID(), title: "Elsewhere", mainText };
  expect(((await (await ada.browser.post("/api/articles", body)).json()) as Article).mainText).toBe("<p>Left</p>");
  for (const imagePath of elsewhere)
    await expectError(await ada.browser.post("/api/articles", { ...body, imagePath }), 422, "INVALID_INPUT");
});

test("AUTH-11 ART-01 with an account go its pictures, but those that an article shows which stays.", async () => {
  const [joan, boss] = [await world.member(), await world.admin()];
  const picture = async (browser: Visitor) => kept(browser, await plain().png().toBuffer());
  const [shown, later] = [await picture(joan.browser), await picture(joan.browser)];
  const body = { id: randomUUID(), title: "Mine", mainText: `<img src="${shown.path}" alt="">` };
  await joan.browser.post("/api/articles", body);
  await accept(admin.browser, "article", body.id);
  await joan.browser.patch(`/api/articles/${body.id}`, { mainText: `<img src="${later.path}" alt="">`, version: 1 });
  const others = { id: randomUUID(), title: "Eve's", mainText: "<p>See:</p>" };
  await eve.browser.post("/api/articles", others);
  const added = await picture(boss.browser);
  await boss.browser.patch(`/api/articles/${others.id}`, { imagePath: added.path, imageAlt: "A door", version: 1 });

  for (const { browser } of [joan, boss]) expect((await browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  await bytesOf(visitor, shown.path);
  expect(await world.db.$count(articleImages, eq(articleImages.id, later.id)), "never accepted").toBe(0);
  await bytesOf(eve.browser, added.path);
});

test("ART-01 a picture that two articles of its writer show is for the readers of either, and stays with the one that stays.", async () => {
  const picture = await kept(ada.browser, await plain().png().toBuffer());
  const [first, second] = [randomUUID(), randomUUID()];
  const mainText = `<img src="${picture.path}" alt="">`;
  for (const id of [first, second]) await ada.browser.post("/api/articles", { id, title: "Twice", mainText });
  await accept(admin.browser, "article", second);
  await bytesOf(visitor, picture.path);
  expect((await ada.browser.delete(`/api/articles/${first}`)).status).toBe(204);
  await bytesOf(visitor, picture.path);
  expect((await ada.browser.delete(`/api/articles/${second}`)).status).toBe(204);
  expect(await world.db.$count(articleImages, eq(articleImages.id, picture.id))).toBe(0);
});

test("AUTH-11 ART-01 a picture stays with what others read when its writer goes, and with it the article that had it first.", async () => {
  const joan = await world.member();
  const picture = await kept(joan.browser, await plain().png().toBuffer());
  const [unread, read, other] = [randomUUID(), randomUUID(), randomUUID()];
  const mainText = `<img src="${picture.path}" alt="">`;
  for (const id of [unread, read, other]) await joan.browser.post("/api/articles", { id, title: "Twice", mainText });
  for (const id of [read, other]) await accept(admin.browser, "article", id);
  expect((await joan.browser.delete("/api/me", { body: "{}" })).status).toBe(204);
  await bytesOf(visitor, picture.path);
  for (const [left, id] of [read, other].entries()) {
    await bytesOf(visitor, picture.path);
    expect((await admin.browser.delete(`/api/articles/${id}`)).status).toBe(204);
    expect(await world.db.$count(articleImages, eq(articleImages.id, picture.id))).toBe(1 - left);
  }
});
