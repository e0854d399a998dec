import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { DIFFICULT } from "../fixtures/messages.ts";
import { CHALLENGE, openWorkshop, store, WORKSHOP } from "../fixtures/rows.ts";
import { comments, composeAndAsk } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const COURSE = "usersStudentExpt1";
const OWN = ["Only you can see", /for as long as you have the account/] as const;
const OF_VISITORS = ["no administrator is shown them", "deleted after a year at the latest"] as const;
const OF_PARTICIPANTS = ["The administrators and the researchers of the course", "when you leave the study"] as const;
const OF_TRAINERS = ["Your trainer reads what you write", "It is deleted 7 days after"] as const;
const OF_SENT = ["administrators", "Kept until you delete your account"] as const;

/** Opens the badge that says where a text goes. */
const openBadge = (page: Page, label: string) =>
  page.locator("summary").filter({ hasText: label, visible: true }).click();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true }).click();

/** What somebody sees there says who reads what they write, and how long it is kept. */
async function tells(shown: Page | Locator, [who, howLong]: readonly [string, string | RegExp]): Promise<void> {
  const place = "goto" in shown ? shown.getByRole("main") : shown;
  await expect(place).toContainText(who, { useInnerText: true });
  await expect(place).toContainText(howLong, { useInnerText: true });
}

test("SCEN-09 ADM-06 ADM-07 every screen that keeps an answer says who reads it and how long it is kept", async ({
  memberPage: member,
  adminPage: admin,
  openPage,
}) => {
  test.slow();
  const visitor = await openPage();

  await test.step("practice", async () => {
    for (const [page, label, words] of [
      [visitor, "Kept without your name", OF_VISITORS],
      [member, "Draft on this device", OWN],
    ] as const) {
      await page.goto("/practice/angry_emoter");
      await tab(page, "Sentence 1");
      await openBadge(page, label);
      await tells(page, words);
    }
  });

  await test.step("guides, and the answers that they end in", async () => {
    await member.goto("/createprivate");
    await openBadge(member, "Draft on this device");
    await tells(member, ["only you can see it", "until you delete it"]);
    const scenario = await store(admin.request, "/api/scenarios", { title: "The corner desk", isPublic: true });
    await member.goto(`/respondtoscenario/${scenario}`);
    await tab(member, "Summary");
    await tells(member, [
      "The administrators, and the trainers whom they name for your group",
      "Kept until you delete your answer",
    ]);
  });

  await test.step("answers to a challenge", async () => {
    await member.goto(`/takechallenge/${await store(admin.request, "/api/challenges", CHALLENGE)}`);
    await tab(member, "Rephrasing 2");
    await tells(member, ["The administrators see that an answer came", "Kept until you delete it or your account"]);
  });

  await test.step("courses", async () => {
    await visitor.goto(`/coursesurvey/${COURSE}`);
    await tells(visitor, ["The administrators and the researchers of the course read it", "deleted after a year"]);
    await visitor.goto(`/coursesurvey/${COURSE}?userId=${randomUUID()}`);
    await tells(visitor, OF_PARTICIPANTS);
  });

  await test.step("the quiz", async () => {
    await member.goto("/judgmentsquiz");
    for (let at = 1; at <= 10; at++) {
      await expect(member.getByText(`Sentence ${at} of 10`)).toBeVisible();
      await press(member, "A feeling");
    }
    await tells(member, OWN);
  });

  await test.step("the survey after a workshop", async () => {
    await visitor.goto("/workshopsurvey");
    await tells(visitor, ["The administrators read it", "deleted after a year at the latest"]);
  });

  await test.step("workshops, at the door and at each kind of sheet", async () => {
    const steps = ["each", "table", "room"].map((mode) => ({ ...WORKSHOP.steps[0], mode }));
    const { id, code } = await openWorkshop(admin.request, { title: "Mondays", steps, keptDays: 7 });
    const guest = await openPage();
    await guest.goto(`/join/${code}`);
    await tells(guest, OF_TRAINERS);
    await press(guest, "Join");
    for (const [position, name] of ["Your answer", "Your table’s answer", "Everybody’s answer"].entries()) {
      await admin.request.patch(`/api/workshops/${id}`, { data: { act: "go", position } });
      await expect(guest.getByRole("textbox", { name })).toBeVisible();
      await tells(guest, OF_TRAINERS);
    }
  });

  await test.step("shared sheets", async () => {
    const sheet = `groupName=general&sessionId=${randomUUID()}&initialiseDoc=true`;
    await visitor.goto(`/practice/angry_emoter?${sheet}`);
    await tells(visitor, ["everybody who has this link", "nobody has opened it for 30 days"]);
    for (const [page, words] of [
      [visitor, ["stored too, without your name", "deleted after a year at the latest"]],
      [member, ["Only you can see them there", OWN[1]]],
    ] as const) {
      await page.goto(`/practice/angry_emoter?${sheet}`);
      await tab(page, "Sentence 1");
      await openBadge(page, "Shared with this session");
      await tells(page, words);
    }
  });

  await test.step("the helper", async () => {
    await visitor.goto("/messagehelper/Students2023?userId=p7");
    await press(visitor, "Privacy");
    await tells(visitor, ["The administrators can read them", "when an administrator deletes them"]);
    await expect(visitor.getByRole("main")).not.toContainText("leave the study");
  });

  await test.step("logs", async () => {
    await member.goto("/newlog");
    await openBadge(member, "Draft on this device");
    await tells(member, ["only you can see it", "until you delete it"]);
    await member.goto("/mylogs");
    await tells(member, ["Only you can see it", "until you delete it"]);
  });

  await test.step("situations and articles for others", async () => {
    await member.goto("/newarticle");
    await openBadge(member, "Public after a review");
    await tells(member, ["other people can read it", "until you or an administrator delete it"]);
    await admin.goto("/create");
    await openBadge(admin, "Public once you save");
    await tells(admin, ["Other people will be able to read this", "until you or an administrator delete it"]);
  });

  await test.step("reasons with a thumb, and whatever else is told", async () => {
    await composeAndAsk(member, DIFFICULT.text);
    await comments(member).first().getByRole("button", { name: "Thumbs up" }).click();
    await expect(member.getByRole("button", { name: "Send Feedback" })).toBeVisible();
    await tells(member, OF_SENT);
    await press(member, "Questions or comments? Let us know.");
    await tells(member.getByRole("dialog", { name: "How can we improve?" }), OF_SENT);
  });
});
