import { expectAccessible } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/test.ts";

const page = { kind: "page", mustFinish: false } as const;
const message = { kind: "message", title: "A message", mustFinish: true, paragraphs: ["A friend came late."] } as const;
const COURSE = {
  name: "two-arms",
  title: "Two arms",
  needsUserId: true,
  items: [
    { ...message, id: "first", when: "before" },
    { ...page, id: "lesson", title: "The lesson", paragraphs: ["Say what happened."], arms: ["taught"] },
    { ...page, id: "pause", title: "A pause", paragraphs: ["Look out of the window."], arms: ["control"] },
    {
      kind: "questionnaire",
      id: "after",
      title: "After",
      mustFinish: true,
      intro: "",
      questions: [
        { id: "calm", kind: "scale", question: "How calm are you?", low: "Not", high: "Very", isRequired: true },
        { id: "work", kind: "choice", question: "What is your work?", choices: ["Nurse", "Teacher"] },
      ],
    },
  ],
  end: { title: "Thank you", paragraphs: [] },
};

test("COURSE-06 a study with two arms: each sees their own pages, goes back to the panel, and the desk reports by arm", async ({
  openDesk,
  openPage,
}) => {
  test.slow();
  const { installation, desk } = await openDesk();
  const made = await desk.request.put("/api/admin/courses/two-arms", { data: { course: COURSE, base: null } });
  expect(made.status(), await made.text()).toBe(200);
  await desk.goto("/admin/courses");
  // One's own stands before those that come along.
  const sheet = desk.getByRole("group", { name: "two-arms" });
  await expect(desk.getByRole("heading", { level: 2 }).first()).toHaveText("two-arms");
  await expect(sheet.getByText('read.csv("wellput-two-arms-wide.csv"')).toBeVisible();
  await sheet.getByText("Make it a study").click();
  const form = sheet.getByRole("form", { name: "Study: two-arms" });
  await form.getByLabel("Arms").fill("taught control");
  await form.getByLabel("Each arm in a block").fill("1");
  await form.getByLabel("Address from the end").fill("https://panel.example.org/done?id={userId}");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByText("Study: with 2 arms")).toBeVisible();

  const seen: string[] = [];
  for (const userId of ["p1", "p2"]) {
    const taker = await openPage({ url: installation.url });
    await taker.goto(`/course/two-arms?userId=${userId}`);
    // Three pages and the end: the other arm's page is not among them.
    await expect(taker.getByText("Page 1 / 4", { exact: true })).toBeVisible();
    await taker.getByRole("textbox", { name: "Your message" }).fill("You came at nine.");
    await taker.getByRole("button", { name: "Send my message" }).click();
    await expect(taker.getByText("Thank you. Your message has arrived.")).toBeVisible();
    await taker.getByRole("button", { name: "Next", exact: true }).click();
    seen.push((await taker.getByRole("heading", { level: 1 }).textContent()) ?? "");
    await taker.getByRole("button", { name: "Next", exact: true }).click();
    await taker.getByRole("radio", { name: userId === "p1" ? "4" : "2" }).check();
    await taker.getByRole("radio", { name: userId === "p1" ? "Nurse" : "Teacher" }).check();
    await expect(taker.getByText("Questions with * need an answer.")).toBeVisible();
    await taker.getByRole("button", { name: "Send my answers" }).click();
    await taker.getByRole("button", { name: "Next", exact: true }).click();
    const back = taker.getByRole("link", { name: "Go back to those who sent you" });
    await expect(back).toHaveAttribute("href", `https://panel.example.org/done?id=${userId}`);
  }
  expect(seen.toSorted()).toEqual(["A pause", "The lesson"]);

  await desk.reload();
  await sheet.getByText("Where people stop, and what came out").click();
  const report = sheet.getByRole("table").nth(1);
  await expect(report.getByRole("row", { name: /control 1 1/ })).toBeVisible();
  await expect(sheet.getByRole("row", { name: "The lesson for taught 1 0" })).toBeVisible();
  const work = sheet.getByRole("figure").filter({ hasText: "What is your work?" });
  await expect(work.getByText("100%, 1 answer")).toHaveCount(2);
  await expect(work).not.toContainText("1.00");
  await expect(sheet.getByRole("figure").filter({ hasText: "How calm are you?" })).toContainText("1 answer");
  await expectAccessible(desk, "the report of a study");
  const [download] = await Promise.all([
    desk.waitForEvent("download"),
    sheet.getByRole("link", { name: "One row a person" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("wellput-two-arms-wide.csv");
});
