import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CourseVersion } from "@wellput/contract";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const folder = mkdtempSync(join(tmpdir(), "wellput-videos-"));
writeFileSync(join(folder, "index.html"), "<p>page</p>");
writeFileSync(join(folder, "see.mp4"), "0123456789");
writeFileSync(join(folder, "talk.webm"), "talk");
writeFileSync(join(folder, "empty.mp4"), "");
writeFileSync(join(folder, "other.mp4"), "not named by the settings");
const world = await World.open({
  WEB_DIR: folder,
  VIDEOS_DIR: folder,
  ARTICLE_FILMS: ["talk.webm", "empty.mp4"],
  LESSON_VIDEOS: { "what-happened": "see.mp4", asking: "https://videos.example/embed/7" },
  LESSON_QUIZZES: { asking: "https://quiz.example/form?x=1" },
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});
const browser = world.visitor();
const part = (range: string) => browser.get("/videos/see.mp4", { headers: { range } });

test("COURSE-03 a lesson's video and questions can be others, by settings.", async () => {
  const { media } = (await (await browser.get("/api/courses/demoCourse")).json()) as CourseVersion;
  expect(media).toEqual({
    "what-happened": { video: "/videos/see.mp4" },
    asking: { video: "https://videos.example/embed/7", quiz: "https://quiz.example/form?x=1" },
  });
});

test("COURSE-03 the pages let in the sites that the settings name, and no other.", async () => {
  const page = await browser.get("/demoCourse", { headers: { accept: "text/html" } });
  const policy = page.headers.get("content-security-policy");
  for (const part of ["frame-src", "media-src"]) {
    expect(policy).toMatch(new RegExp(`${part} [^;]*https://videos\\.example https://quiz\\.example(?:;| )`));
  }
  expect(policy).not.toContain("see.mp4");
});

test("COURSE-03 a video on this server comes whole or in parts, and nothing else of its folder does.", async () => {
  const whole = await browser.get("/videos/see.mp4");
  expect([whole.status, whole.headers.get("content-type"), await whole.text()]).toEqual([
    200,
    "video/mp4",
    "0123456789",
  ]);
  for (const [range, text, said] of [
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
  ] as const) {
    const answer = await part(range);
    expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([206, text, said]);
  }
  expect((await part("bytes=10-")).status).toBe(416);
  const talk = await browser.get("/videos/talk.webm");
  expect([talk.headers.get("content-type"), await talk.text()]).toEqual(["video/webm", "talk"]);
  for (const name of ["other.mp4", "index.html", "..%2Fsee.mp4", "missing.mp4"]) {
    await expectError(await browser.get(`/videos/${name}`), 404, "ROUTE_NOT_FOUND");
  }
});

test("RELY-04 asking only about a video leaves no file open, and an empty one is no error.", async () => {
  const openFiles = () => readdirSync("/proc/self/fd").length;
  const before = openFiles();
  for (let asked = 0; asked < 40; asked++) {
    const head = await browser.request("HEAD", "/videos/see.mp4", undefined, {});
    expect([head.status, head.headers.get("content-length")]).toEqual([200, "10"]);
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(openFiles() - before).toBeLessThan(20);
  const empty = await browser.get("/videos/empty.mp4");
  expect([empty.status, await empty.text()]).toEqual([200, ""]);
});
