import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { askForFeedback } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const prev = (page: Page) => page.getByRole("button", { name: "Prev", exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of the course" });
/** Where somebody is, as the server knows it. */
const progressOf = async (page: Page, course: string, userId: string) =>
  (await page.request.put(`/api/courses/${course}/${userId}`, { data: {} })).json();

test("COURSE-02 the demo course shows nothing without a user id, and its nine lessons and a congratulation with one", async ({
  page,
}) => {
  await page.goto("/demoCourse");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("main")).toHaveText("");

  const userId = randomUUID();
  await page.goto(`/demoCourse?userId=${userId}`);
  await expect(heading(page)).toHaveText("What happened?");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByText("Page 1 / 10", { exact: true })).toBeVisible();
  await expect(prev(page)).toBeDisabled();
  await expect(pages(page).getByRole("listitem")).toHaveCount(10);
  for (let at = 2; at <= 10; at++) {
    await next(page).click();
    await expect(page.getByText(`Page ${at} / 10`, { exact: true })).toBeVisible();
    await expect(prev(page)).toBeEnabled();
  }
  await expect(heading(page)).toHaveText("Congratulations");
  await expect(next(page)).toBeDisabled();
  await expect.poll(async () => (await progressOf(page, "demoCourse", userId)).finished).toHaveLength(10);

  // The link is remembered on this device, and so is the page; another device finds the page by the link.
  await prev(page).click();
  await page.goto("/demoCourse");
  await expect(heading(page)).toHaveText("The whole message");
});

test("COURSE-01 COURSE-02 the courses that are open to somebody stand on one page, with where they are in each", async ({
  page,
}) => {
  const shown = page.getByRole("list", { name: "Courses" }).getByRole("listitem");
  await page.goto("/courses");
  await expect(shown).toHaveCount(2);
  await expect(shown.first()).toContainText("6 pages");
  await page.getByRole("link", { name: "Say the difficult thing well" }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/\/intro-course734\/1$/);
  await page.goto("/demoCourse?userId=walker-9");
  await expect(page.getByText("Page 1 / 10", { exact: true })).toBeVisible();
  await page.goto("/courses");
  await expect(shown).toHaveCount(3);
  await expect(shown.first()).toContainText("You are on page 2 of 6");
  await expect(shown.last()).toContainText("your link has the user id walker-9");
  for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `courses, ${width} wide, ${colorScheme}`);
  }
  await page.getByRole("link", { name: "Words that can be heard" }).click();
  await expect(page.getByText("Page 1 / 10", { exact: true })).toBeVisible();
});

test("COURSE-02 the same link on two devices is one participant, and several participants share one device", async ({
  page,
  openPage,
}) => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  await page.goto(`/demoCourse?userId=${mine}`);
  await next(page).click();
  await next(page).click();
  await expect.poll(async () => (await progressOf(page, "demoCourse", mine)).index).toBe(2);
  const phone = await openPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(`/demoCourse?userId=${mine}`);
  await expect(phone.getByText("Page 3 / 10", { exact: true })).toBeVisible();
  await next(phone).click();
  await expect.poll(async () => (await progressOf(page, "demoCourse", mine)).index).toBe(3);
  await prev(page).click();
  await expect.poll(async () => (await progressOf(page, "demoCourse", mine)).finished.length).toBe(3);

  await page.goto(`/demoCourse?userId=${theirs}`);
  await expect(page.getByText("Page 1 / 10", { exact: true })).toBeVisible();
  await page.goto(`/demoCourse?userId=${mine}`);
  await expect(page.getByText("Page 2 / 10", { exact: true })).toBeVisible();
});

test("COURSE-02 on a phone the pages fold to the one that is shown, and everything is in reach", async ({
  openPage,
}) => {
  const phone = await openPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(`/demoCourse?userId=${randomUUID()}`);
  const fold = pages(phone).getByRole("button", { name: "1. What happened?" });
  await expect(pages(phone).getByRole("listitem")).toHaveCount(0);
  await fold.click();
  await expectAccessible(phone, "the pages of a course, open on a phone");
  await pages(phone).getByRole("button", { name: "Asking" }).click();
  await expect(heading(phone)).toBeInViewport();
  await expect(phone.getByText("Page 8 / 10", { exact: true })).toBeAttached();
});

test("COURSE-02 a link with a user id that cannot be right says so", async ({ page }) => {
  for (const userId of ["a/b", "x".repeat(5000), "p 7"]) {
    for (const address of ["/demoCourse", "/coursesurvey/usersStudentExpt1"]) {
      await page.goto(`${address}?userId=${encodeURIComponent(userId)}`);
      await expect(heading(page)).toHaveText("This link does not open");
    }
  }
});

test("COURSE-02 without the server one goes on, and it knows everything later", async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const userId = randomUUID();
  await page.goto(`/demoCourse?userId=${userId}`);
  await expect(heading(page)).toHaveText("What happened?");
  await page.context().setOffline(true);
  await next(page).click();
  await next(page).click();
  await expect(page.getByText(/We cannot reach the server just now/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/We cannot reach the server just now/)).toHaveCount(0);
  expect(await progressOf(page, "demoCourse", userId)).toMatchObject({
    index: 2,
    finished: ["what-happened", "always-and-why"],
  });
});

test("COURSE-02 the first experiment: ten lessons, two exercises that hold Next until their summary, and a survey", async ({
  page,
}) => {
  const userId = randomUUID();
  await page.goto("/usersStudentExpt1");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("main")).toHaveText("");
  await page.goto(`/usersStudentExpt1?userId=${userId}`);
  await expect(page.getByText("Page 1 / 13", { exact: true })).toBeVisible();
  // What comes after an exercise is closed before it is done; everything else is open.
  await expect(pages(page).getByRole("button", { name: "The angry emoter" })).toBeDisabled();
  await pages(page).getByRole("button", { name: "Objectivity practice" }).click();
  await expect(heading(page)).toHaveText("Objectivity practice");
  const notice = page.getByText("Please go on to the summary of this exercise. Then Next opens.");
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCSS("color", "rgb(168, 38, 28)");
  await expect(next(page)).toBeDisabled();
  const panel = page.getByRole("tabpanel").filter({ visible: true });
  // What is kept of it is under the number in the link, and the box says so.
  await panel.getByText("Kept for this course").click();
  await expect(panel.getByText(/stored for this course, under the participant number in your link/)).toBeVisible();
  await panel.getByRole("textbox", { name: "Your rephrasing" }).fill("Mirela is lazy and you never help.");
  await askForFeedback(page);
  await expect(page.getByRole("list", { name: "Comments" }).locator("> li").first()).toBeVisible();
  // A closed browser loses nothing of it.
  await page.reload();
  await expect(panel.getByRole("textbox", { name: "Your rephrasing" })).toHaveValue(
    "Mirela is lazy and you never help.",
  );
  await page.getByRole("tab", { name: "Summary" }).click();
  await expect(notice).toHaveCount(0);
  await next(page).click();
  await expect(heading(page)).toHaveText("The angry emoter");
  await expect(next(page)).toBeDisabled();
  await page.getByRole("tab", { name: "Summary" }).click();
  await next(page).click();
  await expect(page.getByText("Page 13 / 13", { exact: true })).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByRole("link", { name: "Go to the survey" }).click();
  await expect(heading(page)).toHaveText("How was the course for you?");
});

test("COURSE-02 the second experiment works without a user id, kept in the browser; a survey half filled in is not lost", async ({
  page,
  openPage,
}) => {
  await page.goto("/usersStudentExpt2");
  await expect(page.getByText("Page 1 / 10", { exact: true })).toBeVisible();
  await next(page).click();
  await page.reload();
  await expect(page.getByText("Page 2 / 10", { exact: true })).toBeVisible();
  await pages(page).getByRole("button", { name: "You have come to the end" }).click();
  await page.getByRole("link", { name: "Go to the survey" }).click();
  const useful = (on: Page) => on.getByRole("radiogroup", { name: "How useful is the course for your daily life?" });
  const plan = (on: Page) => on.getByRole("textbox", { name: "What will you try in the coming week?" });
  await useful(page).getByRole("radio", { name: "4" }).check();
  await plan(page).fill("Say what I saw.");
  await expectAccessible(page, "a survey");
  // The browser is closed, and opened again on the same device.
  const again = await openPage({ storageState: await page.context().storageState() });
  await page.close();
  await again.goto("/coursesurvey/usersStudentExpt2");
  await expect(useful(again).getByRole("radio", { name: "4" })).toBeChecked();
  await expect(plan(again)).toHaveValue("Say what I saw.");
  await again.getByRole("button", { name: "Send my answers" }).click();
  await expect(again.getByText("Thank you. Your answers have arrived.")).toBeVisible();
  await again.reload();
  await expect(again.getByText("Thank you. Your answers have arrived.")).toBeVisible();
  await again.getByRole("link", { name: "Write a message of your own" }).click();
  await expect(again).toHaveURL(/\/front$/);
});

test("COURSE-05 the survey at the end is the one of the version that somebody began; whoever was erased is asked anew", async ({
  adminPage,
  page,
}) => {
  const name = "renewed-survey";
  const save = async (question: string, base: string | null) => {
    const items = [{ kind: "page", id: "one", title: "One", mustFinish: false, paragraphs: ["Read me."] }];
    const questions = [{ id: "plan", kind: "text", question }];
    const survey = {
      kind: "questionnaire",
      id: "survey",
      title: "How was it?",
      mustFinish: false,
      intro: "",
      questions,
    };
    const course = {
      name,
      title: "Renewed",
      needsUserId: true,
      items,
      end: { title: "The end", paragraphs: [], survey },
    };
    const saved = await adminPage.request.put(`/api/admin/courses/${name}`, { data: { course, base } });
    expect(saved.status(), await saved.text()).toBe(200);
    return ((await saved.json()) as { version: string }).version;
  };
  const first = await save("What will you try?", null);
  const userId = randomUUID();
  await page.goto(`/course/${name}?userId=${userId}`);
  await expect(heading(page)).toHaveText("One");
  await save("What will you leave?", first);
  await next(page).click();
  await page.getByRole("link", { name: "Go to the survey" }).click();
  await page.getByRole("textbox", { name: "What will you try?" }).fill("Say what I saw.");
  await page.getByRole("button", { name: "Send my answers" }).click();
  const thanks = page.getByText("Thank you. Your answers have arrived.");
  await expect(thanks).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Go to the survey" }).click();
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(thanks).toBeVisible();

  const erased = await adminPage.request.delete(`/api/admin/participants/${name}/${userId}`);
  expect(erased.status()).toBe(204);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "What will you leave?" })).toBeVisible();
  await expect(thanks).toHaveCount(0);
});

test("COURSE-01 the introduction has five lessons by their index, in the shell, each with its title, intro and questions", async ({
  page,
}) => {
  const titles = ["Why good points get lost", "See", "Name", "Need", "Ask"];
  for (const [index, title] of titles.entries()) {
    await page.goto(`/intro-course734/${index}`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(/^You (can|know)/).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: `Questions: ${title}` })).toBeVisible();
  }
  await expect(page.getByRole("banner")).toBeVisible();
  await page.goto("/intro-course734/0");
  await next(page).click();
  await expect(page).toHaveURL(/\/intro-course734\/1$/);
  await page.goBack();
  await expect(heading(page)).toHaveText(titles[0] ?? "");
  // The course as such opens where one is.
  await page.goto("/intro-course734/2");
  await next(page).click();
  await expect(page).toHaveURL(/\/intro-course734\/3$/);
  await page.goto("/intro-course734");
  await expect(heading(page)).toHaveText(titles[3] ?? "");
  for (const id of ["6", "-1", "one"]) {
    await page.goto(`/intro-course734/${id}`);
    await expect(heading(page)).not.toHaveText(titles[0] ?? "");
    await expect(next(page)).toHaveCount(0);
  }
});

test("COURSE-03 questions are answered here: each says why, a step carousel ends with the result, and one may begin again", async ({
  page,
}) => {
  const userId = randomUUID();
  await page.goto(`/demoCourse?userId=${userId}`);
  const quiz = page.getByRole("region", { name: "Questions: What happened?" });
  await expect(quiz.getByText("Question 1 of 5")).toBeVisible();
  await quiz.getByRole("button", { name: "You have no manners." }).click();
  await expect(quiz.getByRole("status")).toContainText(
    "Not quite. It is: You did not look up when the guest came in. It tells what could be seen.",
  );
  await quiz.getByRole("button", { name: "Next question" }).click();
  await expect(quiz.getByText("Question 2 of 5")).toBeVisible();
  await page.reload();
  await expect(quiz.getByText("Question 2 of 5")).toBeVisible();
  for (const answer of [
    "sloppy",
    "Ask whether a camera could have recorded it",
    "It gives the other person something to defend",
  ]) {
    await quiz.getByRole("button", { name: answer }).click();
    await expect(quiz.getByRole("status")).toContainText("Yes.");
    await quiz.getByRole("button", { name: "Next question" }).click();
  }
  await quiz.getByRole("button", { name: "An observation, because it can be checked" }).click();
  const kept = page.waitForResponse(/\/api\/courses\/demoCourse\/answers$/);
  await quiz.getByRole("button", { name: "See how it went" }).click();
  expect((await kept).status()).toBe(201);
  await expect(quiz.getByText("4 of 5 right")).toBeVisible();
  await expectAccessible(page, "the result of a lesson's questions");
  await quiz.getByRole("button", { name: "Try again" }).click();
  await expect(quiz.getByText("Question 1 of 5")).toBeVisible();
});

test("COURSE-03 a lesson plays as slides with captions: play, pause, seek, speed, keyboard, and a transcript beside", async ({
  page,
}) => {
  await page.goto(`/demoCourse?userId=${randomUUID()}`);
  const controls = page.getByRole("slider", { name: "Seek" });
  const stage = page.getByRole("button", { name: /(Play|Pause) the slides/ });
  const lines = page.getByRole("list").filter({ hasText: "Say what the camera would say" }).getByRole("button");
  await expect(stage).toContainText("Here is a kitchen.");
  await expect(controls).toHaveAttribute("aria-valuetext", /^0:00 of \d:\d\d, slide 1 \/ \d+$/);

  await page.getByRole("combobox", { name: "Speed" }).selectOption("2");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(controls).toHaveAttribute("aria-valuetext", /slide 2 \//);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  const paused = await controls.getAttribute("aria-valuetext");
  await page.waitForTimeout(500);
  await expect(controls).toHaveAttribute("aria-valuetext", paused ?? "");

  // The transcript shows where one is, and leads there.
  await expect(lines.nth(1)).toHaveAttribute("aria-current", "true");
  await lines.nth(3).click();
  await expect(controls).toHaveAttribute("aria-valuetext", /slide 4 \//);
  await page.getByRole("button", { name: "Captions" }).press("ArrowRight");
  await expect(controls).toHaveAttribute("aria-valuetext", /slide 5 \//);
  await controls.focus();
  await page.keyboard.press("Home");
  await expect(controls).toHaveAttribute("aria-valuetext", /^0:00 of/);

  const caption = stage.locator("[data-caption]");
  await expect(caption).toBeVisible();
  await page.getByRole("button", { name: "Captions" }).click();
  await expect(caption).toHaveCount(0);
  await page.getByRole("button", { name: "Captions" }).press("c");
  await expect(caption).toBeVisible();
  await expectAccessible(page, "a lesson");

  // Past the last slide is the end screen, and from there the questions.
  await controls.focus();
  await page.keyboard.press("End");
  await expect(page.getByText("That was “What happened?”.")).toBeVisible();
  await page.getByRole("link", { name: "Go on to the questions" }).click();
  await expect(page.getByRole("region", { name: "Questions: What happened?" })).toBeInViewport();
  // The place in a lesson is kept, too.
  await lines.nth(2).click();
  await page.reload();
  await expect(controls).toHaveAttribute("aria-valuetext", /slide 3 \//);
});

test("COURSE-03 a browser without a voice says so when it is asked to read, and the slides go on", async ({ page }) => {
  await page.goto(`/demoCourse?userId=${randomUUID()}`);
  await page.getByRole("button", { name: "Read aloud" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText(/This browser has no voice to read with/)).toBeVisible();
  await expect(page.getByRole("slider", { name: "Seek" })).toHaveAttribute("aria-valuetext", /slide 2 \//);
});

interface Utterance {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
}

declare global {
  interface Window {
    said: readonly Utterance[];
    endLine: () => void;
  }
}

test("COURSE-03 a browser with a voice reads every line in its order, at the chosen speed, and each slide waits for it", async ({
  page,
}) => {
  // The browser of the tests has no voice: this one says nothing, and notes what it was asked to say.
  await page.addInitScript(() => {
    const said: Utterance[] = [];
    let last: SpeechSynthesisUtterance | undefined;
    Object.assign(window, { said, endLine: () => last?.dispatchEvent(new Event("end")) });
    window.speechSynthesis.speak = (utterance) => {
      const { text, lang, rate } = utterance;
      said.push({ text, lang, rate });
      last = utterance;
      setTimeout(() => utterance.dispatchEvent(new Event("start")));
    };
  });
  const said = () => page.evaluate(() => window.said);
  const endLine = () => page.evaluate(() => window.endLine());
  await page.goto(`/demoCourse?userId=${randomUUID()}`);
  const transcript = page.getByRole("list").filter({ hasText: "Say what the camera would say" }).getByRole("button");
  await expect(transcript).not.toHaveCount(0);
  const lines = await transcript.allTextContents();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("2");
  await page.getByRole("button", { name: "Read aloud" }).click();
  expect(await said()).toEqual([]);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  for (const [at, text] of lines.entries()) {
    await expect.poll(async () => (await said()).at(-1)).toEqual({ text, lang: "en", rate: 2 });
    // Longer than a slide would stand without a voice: it waits for its last word.
    if (at === 0) await page.waitForTimeout(4500);
    await expect(transcript.nth(at)).toHaveAttribute("aria-current", "true");
    await endLine();
  }
  await expect(page.getByText("That was “What happened?”.")).toBeVisible();
  expect((await said()).map(({ text }) => text)).toEqual(lines);
  await expect(page.getByText(/This browser has no voice/)).toHaveCount(0);
});

test("COURSE-01 COURSE-03 by settings a lesson has another video and other questions, loaded on a press and with the user id", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation({
    LESSON_VIDEOS: JSON.stringify({ "intro-lost": "https://videos.example/embed/7" }),
    LESSON_QUIZZES: JSON.stringify({ "intro-lost": "https://quiz.example/form?x=1" }),
  });
  const page = await openPage({ url: installation.url });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).host));
  await page.goto("/intro-course734/0?userId=p-7");
  await expect(page.getByText(/This lesson's video is shown by videos\.example/)).toBeVisible();
  await expectAccessible(page, "a lesson with another video and other questions");
  await page.getByRole("button", { name: "See it as slides, with a transcript" }).click();
  await expect(page.getByText("Transcript", { exact: true })).toBeVisible();
  expect(asked.filter((host) => host.endsWith(".example"))).toEqual([]);
  await page.route("https://*.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Elsewhere</p>" }),
  );
  await page.getByRole("button", { name: "Load the video" }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", "https://videos.example/embed/7");
  await page.getByRole("button", { name: "Load the questions" }).click();
  const questions = page.locator("iframe").nth(1);
  await expect(questions).toHaveAttribute("src", "https://quiz.example/form?x=1&userId=p-7");
  await expect(questions.contentFrame().getByText("Elsewhere")).toBeVisible();
});

test("COURSE-04 an admin sees how far people came in each course, and takes what is kept as CSV", async ({
  page,
  adminPage,
}) => {
  const userId = randomUUID();
  await page.goto(`/usersStudentExpt1?userId=${userId}`);
  await next(page).click();
  await expect.poll(async () => (await progressOf(page, "usersStudentExpt1", userId)).index).toBe(1);
  await adminPage.goto("/admin");
  await adminPage.getByRole("navigation", { name: "Admin Panel" }).getByRole("link", { name: "Courses" }).click();
  const course = adminPage.getByRole("group", { name: "usersStudentExpt1" });
  await expect(course.getByRole("listitem").first()).toHaveText(/^[1-9]\d* began$/);
  for (const [name, file] of Object.entries({
    Participants: "participants.csv",
    Progress: "progress.csv",
    Answers: "answers.csv",
    Tries: "attempts.csv",
    Ratings: "ratings.csv",
  })) {
    const coming = adminPage.waitForEvent("download");
    await course.getByRole("link", { name, exact: true }).click();
    expect((await coming).suggestedFilename()).toBe(`wellput-usersStudentExpt1-${file}`);
  }
  const participants = await adminPage.request.get("/api/admin/courses/usersStudentExpt1/participants.csv");
  expect(await participants.text()).toContain(userId);
});

test("COURSE-02 the browser's Back leads through the pages of a course to the list of courses, and Forward on again", async ({
  page,
}) => {
  await page.goto("/courses");
  await page.goto(`/demoCourse?userId=${randomUUID()}`);
  await expect(page.getByText(/^Page 1 \//)).toBeVisible();
  const first = (await heading(page).textContent()) ?? "";
  await next(page).click();
  await expect(page.getByText(/^Page 2 \//)).toBeVisible();
  await next(page).click();
  await expect(page.getByText(/^Page 3 \//)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Page 2 \//)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Page 2 \//)).toBeVisible();
  await page.goForward();
  await expect(page.getByText(/^Page 3 \//)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL(/\/courses$/);
});
