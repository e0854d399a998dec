import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "../fixtures/test.ts";

const PRACTICE = {
  kind: "practice",
  id: "say-it",
  title: "Say it",
  mustFinish: true,
  activity: {
    title: "Say it",
    summary: "Put it differently.",
    name: "say-it",
    activityType: "Observations",
    textToTranslateArray: ["You are always late."],
    suggestedPhrasesArray: ["You came at nine."],
    reasons: ["It says what happened."],
    attemptPath: "say-it",
    freeTry: false,
    teaches: [],
  },
};
const COURSE = {
  name: "kept",
  title: "Kept",
  needsUserId: true,
  items: [PRACTICE],
  end: { title: "Done", paragraphs: [] },
};
const SAID = "leaves no exception";
const SAID_THEN = "left no exception";
/** A kept engine is woken by the first who asks it: here a busy machine has the time that it takes. */
const WITHIN = { timeout: 30_000 };

test("COURSE-06 after an upgrade a study's participants read what its own engine says, with every reading of an exercise", async ({
  openDesk,
  openPage,
}) => {
  test.slow();
  const { installation, desk } = await openDesk();
  const made = await desk.request.put("/api/admin/courses/kept", { data: { course: COURSE, base: null } });
  expect(made.status(), await made.text()).toBe(200);
  expect((await desk.request.put("/api/admin/courses/kept/study", { data: {} })).status()).toBe(200);

  const first = await openPage({ url: installation.url });
  await first.goto("/course/kept?userId=p1");
  await first.getByRole("textbox", { name: "Your rephrasing" }).fill("You never listen.");
  await first.getByRole("button", { name: "Get Feedback" }).click();
  await expect(first.getByText(SAID).first()).toBeVisible(WITHIN);
  await expect(first.getByLabel("Feedback while typing")).toBeVisible();

  // As if the study had begun with an engine of a while ago, and this were the version after it.
  for (const page of [desk, first]) await page.goto("about:blank");
  await installation.stop();
  // The try came with what shows whose it is.
  expect(await installation.query("select path from attempts")).toEqual([{ path: "AIHelper/kept/p1" }]);
  const [build] = await installation.query<{ id: string; code: Uint8Array }>("select id, code from engine_builds");
  if (!build) throw new Error("the study has kept no engine");
  const code = Buffer.from(gunzipSync(build.code).toString("utf8").replaceAll(SAID, SAID_THEN));
  const id = createHash("sha256").update(code).digest("hex");
  await installation.query("insert into engine_builds values ($1, '0.0.8+then', $2, now())", [id, gzipSync(code)]);
  await installation.query("update studies set engine_build = $1, engine_version = '0.0.8+then'", [id]);
  await installation.query("update attempts set engine_version = '0.0.8+then'");
  await installation.start();

  const taker = await openPage({ url: installation.url });
  await taker.goto("/course/kept?userId=p2");
  await taker.getByRole("textbox", { name: "Your rephrasing" }).fill("You never listen.");
  await taker.getByRole("button", { name: "Get Feedback" }).click();
  await expect(taker.getByText(SAID_THEN).first()).toBeVisible(WITHIN);
  await expect(taker.getByText(SAID)).toHaveCount(0);
  // This device has only the new one.
  await expect(taker.getByLabel("Feedback while typing")).toBeHidden();
  await taker.getByRole("tab", { name: "Summary" }).click();
  await expect(taker.getByRole("heading", { name: "How it went" })).toBeVisible();
  await expect(taker.getByText(SAID_THEN).filter({ visible: true }).first()).toBeVisible(WITHIN);
  await expect(taker.getByText(SAID)).toHaveCount(0);

  await desk.goto("/admin/courses");
  const sheet = desk.getByRole("group", { name: "kept", exact: true });
  await expect(
    sheet.getByText("Messages are read by engine 0.0.8+then, which the study keeps until its end."),
  ).toBeVisible();
});
