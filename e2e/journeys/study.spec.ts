import { randomUUID } from "node:crypto";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith, UNREACHABLE } from "../fixtures/console.ts";
import { expect, test } from "../fixtures/test.ts";

const COURSE = "usersStudentExpt1";

test("COURSE-06 whoever is in a course that becomes a study is asked on its page, and goes on where they were", async ({
  openDesk,
  openPage,
  expectedConsole,
}) => {
  const { installation, desk: adminPage } = await openDesk();
  const page = await openPage({ url: installation.url });
  await page.goto(`/${COURSE}?userId=${randomUUID()}`);
  await expect(page.getByText("Page 1 / 13", { exact: true })).toBeVisible();

  const study = {
    consent: "Taking part is up to you.",
    opensAt: null,
    closesAt: null,
    quota: null,
    completionCode: "",
  };
  expect((await adminPage.request.put(`/api/admin/courses/${COURSE}/study`, { data: study })).status()).toBe(200);
  expectedConsole.push(/Failed to load resource.*403/);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Before you begin");
  await page.getByRole("button", { name: "I have read this and I agree" }).click();
  await expect(page.getByText("Page 2 / 13", { exact: true })).toBeVisible();
  await expect(page.getByText("We cannot reach the server")).toHaveCount(0);
  const mark = page.getByRole("navigation", { name: "Pages of the course" }).getByRole("img", { name: "Finished:" });
  await expect(mark).toHaveCount(1);
});

test("COURSE-06 an admin makes a course a study: a consent first, then the course, and a code at its end", async ({
  openDesk,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  const { installation, desk: adminPage } = await openDesk();
  await adminPage.goto("/admin/courses");
  const course = adminPage.getByRole("group", { name: COURSE });
  await course.getByText("Make it a study").click();
  const form = course.getByRole("form", { name: `Study: ${COURSE}` });
  await form.getByRole("textbox", { name: "Consent" }).fill("Taking part is up to you.\n\nYou may stop at any time.");
  await form.getByRole("textbox", { name: "Completion code" }).fill("C1A2B3");
  await form.getByLabel("Opens").fill("2026-02-01T10:00");
  await form.getByLabel("Closes").fill("2026-01-01T10:00");
  await expect(form.getByText("It has to close after it opens.")).toBeVisible();
  await form.getByLabel("Closes").fill("");
  await form.getByLabel("Opens").fill("");
  await form.getByRole("spinbutton", { name: "People at most" }).fill("1");
  await expectAccessible(adminPage, "the form of a study");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(course.getByText("Study: with a consent, for 1 person at most, with a completion code")).toBeVisible();

  const page = await openPage({ url: installation.url });
  const userId = randomUUID();
  await page.goto(`/${COURSE}?userId=${userId}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Before you begin");
  await expect(page.getByText("You may stop at any time.")).toBeVisible();
  await expectAccessible(page, "a consent");
  // Who leaves is asked again: nothing was kept.
  await page.reload();
  await page.getByRole("button", { name: "I have read this and I agree" }).click();
  await expect(page.getByText("Page 1 / 13", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Page 1 / 13", { exact: true })).toBeVisible();

  // The one place is taken.
  expectedConsole.push(/Failed to load resource.*403/);
  const other = await openPage({ url: installation.url });
  await other.goto(`/${COURSE}?userId=${randomUUID()}`);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("This study is full");

  const pages = page.getByRole("navigation", { name: "Pages of the course" });
  const next = page.getByRole("button", { name: "Next", exact: true });
  await pages.getByRole("button", { name: "Objectivity practice" }).click();
  for (const title of ["Objectivity practice", "The angry emoter"]) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("tab", { name: "Summary" }).click();
    await next.click();
  }
  // The exercises were looked through alone: the code waits for a try of one's own at each.
  await expect(page.getByText("Before this counts as finished")).toBeVisible();
  const code = page.getByRole("group", { name: /Your completion code/ });
  await expect(code).toHaveCount(0);
  for (const title of ["Objectivity practice", "The angry emoter"]) {
    await pages.getByRole("button", { name: title }).click();
    await page.getByRole("tab", { name: "Sentence 1" }).click();
    await page.getByRole("textbox", { name: "Your rephrasing" }).fill("The report came on Friday.");
    const kept = page.waitForResponse(/user_input/);
    await page.getByRole("button", { name: "Get Feedback" }).click();
    await kept;
  }
  await pages.getByRole("button").last().click();
  await expect(code).toContainText("C1A2B3");
  await page.reload();
  await expect(code).toContainText("C1A2B3");
  await expectAccessible(page, "the end of a study");
});

test("COURSE-06 a browser that is closed in the middle of a study's questionnaire finds in it what was chosen and typed", async ({
  openDesk,
  openPage,
}) => {
  const { installation, desk } = await openDesk();
  const questions = [
    { id: "calm", kind: "scale", question: "How calm are you?", low: "Not", high: "Very", isRequired: true },
    { id: "work", kind: "choice", question: "What is your work?", choices: ["Nurse", "Teacher"] },
    { id: "why", kind: "text", question: "What is on your mind?", isRequired: true },
  ];
  const asked = { kind: "questionnaire", id: "about", title: "About you", mustFinish: true, intro: "", questions };
  const course = {
    name: "asked",
    title: "Asked",
    needsUserId: true,
    items: [asked],
    end: { title: "Done", paragraphs: [] },
  };
  expect((await desk.request.put("/api/admin/courses/asked", { data: { course, base: null } })).status()).toBe(200);
  const study = { consent: "Taking part is up to you." };
  expect((await desk.request.put("/api/admin/courses/asked/study", { data: study })).status()).toBe(200);

  const link = "/course/asked?userId=p1";
  const before = await openPage({ url: installation.url });
  await before.goto(link);
  await before.getByRole("button", { name: "I have read this and I agree" }).click();
  await before.getByRole("radio", { name: "4" }).check();
  await before.getByRole("radio", { name: "Nurse" }).check();
  await before
    .getByRole("textbox", { name: "What is on your mind?" })
    .pressSequentially("Our Müller said “maybe”, and");
  const storageState = await before.context().storageState();
  await before.context().close();

  const after = await openPage({ url: installation.url, storageState });
  await after.goto(link);
  await expect(after.getByRole("radio", { name: "4" })).toBeChecked();
  await expect(after.getByRole("radio", { name: "Nurse" })).toBeChecked();
  const mind = after.getByRole("textbox", { name: "What is on your mind?" });
  await expect(mind).toHaveValue("Our Müller said “maybe”, and");
  await mind.press("End");
  await mind.pressSequentially(" I waited.");
  await after.getByRole("button", { name: "Send my answers" }).click();
  await expect(after.getByText("Thank you. Your answers have arrived.")).toBeVisible();
  const wide = await (await desk.request.get("/api/admin/courses/asked/wide.csv")).text();
  expect(wide).toContain("Our Müller said “maybe”, and I waited.");
});

test("COURSE-06 who was erased at the desk begins anew by the same link on the same device, and is asked anew", async ({
  openDesk,
  openPage,
}) => {
  const { installation, desk } = await openDesk();
  const questions = [{ id: "why", kind: "text", question: "What is on your mind?", isRequired: true }];
  const asked = { kind: "questionnaire", id: "about", title: "About you", mustFinish: true, intro: "", questions };
  const end = { title: "Done", paragraphs: [] };
  const course = { name: "anew", title: "Anew", needsUserId: true, items: [asked], end };
  expect((await desk.request.put("/api/admin/courses/anew", { data: { course, base: null } })).status()).toBe(200);

  const page = await openPage({ url: installation.url });
  const mind = page.getByRole("textbox", { name: "What is on your mind?" });
  const arrived = page.getByText("Thank you. Your answers have arrived.");
  const next = page.getByRole("button", { name: "Next", exact: true });
  const sendIt = async () => {
    await mind.fill("I waited.");
    await page.getByRole("button", { name: "Send my answers" }).click();
    await expect(arrived).toBeVisible();
    await expect(next).toBeEnabled();
  };
  await page.goto("/course/anew?userId=p1");
  await sendIt();
  const progress = async () => (await page.request.put("/api/courses/anew/p1", { data: {} })).json();
  await expect.poll(async () => (await progress()).finished).toEqual(["about"]);
  await page.reload();
  await expect(arrived).toBeVisible();

  expect((await desk.request.delete("/api/admin/participants/anew/p1")).status()).toBe(204);
  await page.reload();
  await expect(mind).toHaveValue("");
  await expect(next).toBeDisabled();
  await sendIt();
});

test("COURSE-06 a study that somebody else changed meanwhile is not saved over unseen: whoever edits it is told, and decides", async ({
  openDesk,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(409));
  const { desk: page } = await openDesk();
  const change = async (data: object) =>
    expect((await page.request.put(`/api/admin/courses/${COURSE}/study`, { data })).status()).toBe(200);
  await page.goto("/admin/courses");
  const course = page.getByRole("group", { name: COURSE });
  await course.getByText("Make it a study").click();
  const form = course.getByRole("form", { name: `Study: ${COURSE}` });
  const consent = form.getByRole("textbox", { name: "Consent" });
  const quota = form.getByRole("spinbutton", { name: "People at most" });
  const save = form.getByRole("button", { name: "Save", exact: true });
  await consent.fill("Mine");
  await change({ quota: 5 });
  await save.click();
  await expect(form.getByRole("alert")).toContainText("changed meanwhile, by you elsewhere or by somebody else");
  await expect(consent).toHaveValue("Mine");
  await expectAccessible(page, "a study that was changed meanwhile");
  await form.getByRole("button", { name: "Take what is saved" }).click();
  await expect(quota).toHaveValue("5");
  await expect(consent).toHaveValue("");

  await consent.fill("Mine after all");
  await change({ quota: 6 });
  await save.click();
  await form.getByRole("button", { name: "Save mine over it" }).click();
  await expect(form.getByText("Saved.")).toBeVisible();
  await consent.fill("Mine, and once more");
  await save.click();
  await expect(form.getByText("Saved.")).toBeVisible();
  const { courses } = await (await page.request.get("/api/admin/courses")).json();
  const { study } = courses.find(({ name }: { name: string }) => name === COURSE);
  expect(study).toMatchObject({ consent: "Mine, and once more", quota: 5 });
});

test("COURSE-06 what is typed about a study is kept over a reload and a save that failed, until it is saved or thrown away", async ({
  openDesk,
  expectedConsole,
}) => {
  expectedConsole.push(UNREACHABLE);
  const { desk: page } = await openDesk();
  const form = page.getByRole("form", { name: `Study: ${COURSE}` });
  const consent = form.getByRole("textbox", { name: "Consent" });
  const openForm = async () => {
    await page.goto("/admin/courses");
    await page.getByRole("group", { name: COURSE }).getByText("Make it a study").click();
  };
  const address = `**/api/admin/courses/${COURSE}/study`;
  await openForm();
  await consent.fill("Taking part is up to you.");
  await page.route(address, (route) => route.abort("connectionfailed"));
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByRole("alert")).toContainText("The study was not saved.");
  await page.unroute(address);
  await openForm();
  await expect(consent).toHaveValue("Taking part is up to you.");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByText("Saved.")).toBeVisible();

  // After one's own save the next one is no conflict, not even after a reload.
  const throwAway = form.getByRole("button", { name: "Throw away my changes" });
  await expect(throwAway).toHaveCount(0);
  await consent.fill("Taking part is up to you. You may stop.");
  await page.reload();
  await page.getByText("Study: with a consent").click();
  await expect(consent).toHaveValue("Taking part is up to you. You may stop.");
  await throwAway.click();
  await expect(consent).toHaveValue("Taking part is up to you.");
  await expect(throwAway).toHaveCount(0);
  await consent.fill("You may stop at any time.");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form.getByText("Saved.")).toBeVisible();
});
