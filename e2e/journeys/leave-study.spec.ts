import { randomUUID } from "node:crypto";
import { expectAccessible } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/test.ts";

const NAME = "to-leave";
const COURSE = {
  name: NAME,
  title: "To leave",
  needsUserId: true,
  items: [
    {
      kind: "message",
      id: "first",
      title: "A message",
      mustFinish: true,
      when: "before",
      paragraphs: ["A friend came late."],
    },
    { kind: "page", id: "pause", title: "A pause", mustFinish: false, paragraphs: ["Look out of the window."] },
  ],
  end: { title: "Thank you", paragraphs: [] },
};

test("COURSE-06 a participant from a panel leaves the study on any page, told before what becomes of it, and on no other device", async ({
  adminPage,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  const made = await adminPage.request.put(`/api/admin/courses/${NAME}`, { data: { course: COURSE, base: null } });
  expect(made.status(), await made.text()).toBe(200);
  await adminPage.goto("/admin/courses");
  const sheet = adminPage.getByRole("group", { name: NAME });
  await sheet.getByText("Make it a study").click();
  const form = sheet.getByRole("form", { name: `Study: ${NAME}` });
  await form.getByRole("textbox", { name: "Consent" }).fill("Taking part is up to you.");
  await form.getByLabel("Parameters of the panel").fill("STUDY_ID SESSION_ID");
  await form.getByLabel("Address from the end").fill("https://panel.example.org/?s={SESSION}");
  await form.getByRole("button", { name: "Save" }).click();
  expectedConsole.push(/Failed to load resource.*(422|403)/);
  await expect(form.getByText("The address from the end names SESSION")).toBeVisible();
  await form.getByLabel("Address from the end").fill("https://panel.example.org/?s={SESSION_ID}");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByText(`/course/${NAME}?userId=…&STUDY_ID=…&SESSION_ID=…`)).toBeVisible();

  const page = await openPage();
  const userId = randomUUID();
  const leave = page.getByRole("button", { name: "Leave the study" });
  const agree = page.getByRole("button", { name: "I have read this and I agree" });
  await page.goto(`/course/${NAME}?userId=${userId}&STUDY_ID=5&SESSION_ID=${"x".repeat(10_000)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not open");
  await page.goto(`/course/${NAME}?userId=${userId}&STUDY_ID=5&SESSION_ID=a%26b`);
  await expect(page.getByText("Then everything you gave is deleted")).toBeVisible();
  await agree.click();
  await page.getByRole("textbox", { name: "Your message" }).fill("You came at nine.");
  await page.getByRole("button", { name: "Send my message" }).click();

  // A user id alone, which can be guessed, opens nothing; the link that the first device gives goes on where it is.
  const guesser = await openPage();
  const pageNumber = guesser.getByText("Page 1 / 3", { exact: true });
  await guesser.goto(`/course/${NAME}?userId=${userId}`);
  await expect(guesser.getByRole("heading", { level: 1 })).toHaveText("Go on where you began");
  await expect(pageNumber).toHaveCount(0);
  await expectAccessible(guesser, "a study that was begun elsewhere");
  await page.getByText("Go on on another device").click();
  await expectAccessible(page, "the link for another device");
  const link = (await page.getByText(/#key=/).textContent()) ?? "";
  await guesser.goto(link);
  await expect(pageNumber).toBeVisible();
  await expect(guesser).toHaveURL(`/course/${NAME}?userId=${userId}`);

  // The panel's link on another device goes on, and cannot leave for the first.
  const other = await openPage();
  await other.goto(`/course/${NAME}?userId=${userId}&STUDY_ID=5&SESSION_ID=a%26b`);
  await other.getByRole("textbox", { name: "Your message" }).fill("You came at ten.");
  await other.getByRole("button", { name: "Send my message" }).click();
  await expect(other.getByText("Thank you. Your message has arrived.")).toBeVisible();
  await other.getByRole("button", { name: "Leave the study" }).click();
  await other.getByRole("button", { name: "Leave and delete" }).click();
  await expect(other.getByText("You began on another device")).toBeVisible();

  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const back = page.getByRole("link", { name: "Go back to those who sent you" });
  await expect(back).toHaveAttribute("href", "https://panel.example.org/?s=a%26b");
  await leave.click();
  await expect(page.getByRole("dialog", { name: "Leave the study" })).toContainText("your messages and your place");
  await expectAccessible(page, "the question before one leaves");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(back).toBeVisible();
  await leave.click();
  await page.getByRole("button", { name: "Leave and delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have left the study");
  await expectAccessible(page, "having left a study");
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes(userId))).toEqual([]);
  const file = await adminPage.request.get(`/api/admin/courses/${NAME}/wide.csv`);
  expect(await file.text()).not.toContain(userId);
  await adminPage.reload();
  await sheet.getByText("Where people stop, and what came out").click();
  await expect(sheet.getByRole("row", { name: "Without an arm 0 0 1" })).toBeVisible();

  // With the same link one may begin anew.
  await page.goto(`/course/${NAME}?userId=${userId}`);
  await expect(agree).toBeVisible();
});
