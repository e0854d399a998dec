import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { becomeAdmin, signUp } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";

const COURSE = "usersStudentExpt1";

test("ADM-07 an admin makes a trainer and a researcher: each has a desk of their own, until it is taken", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(answeredWith(404), answeredWith(403));
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  await signUp(page.request);
  await becomeAdmin(page.request, installation.server);
  const somebody = await openPage({ url: installation.url });
  const email = await signUp(somebody.request);
  await somebody.goto("/");
  const desk = somebody.getByRole("banner").getByRole("link", { name: "Desk" });
  await expect(somebody.getByRole("banner").getByRole("link", { name: "Main", exact: true })).toBeVisible();
  await expect(desk).toHaveCount(0);

  await page.goto("/admin");
  const form = page.getByRole("form", { name: "Give a role" });
  await form.getByLabel("E-mail of their account").fill("nobody@example.org");
  await form.getByRole("button", { name: "Give the role" }).click();
  await expect(form.getByRole("alert")).toHaveText("There is no user with this e-mail.");
  await form.getByLabel("E-mail of their account").fill(email);
  await form.getByLabel("Role").selectOption("Researcher of a study");
  await form.getByLabel("Study").selectOption(COURSE);
  await form.getByRole("button", { name: "Give the role" }).click();
  await expect(form).toContainText(`${email} is researcher of ${COURSE} now.`);
  await expectAccessible(page, "roles on the Admin Panel");

  await somebody.reload();
  await desk.click();
  await expect(somebody.getByRole("heading", { level: 1 })).toHaveText("Courses and studies");
  await expect(somebody.getByRole("group", { name: COURSE })).toBeVisible();
  await expect(somebody.getByRole("group", { name: "demoCourse" })).toHaveCount(0);
  const drawers = somebody.getByRole("navigation", { name: "Desk" });
  await expect(drawers.getByRole("link")).toHaveText(["Participants", "Courses and studies"]);
  expect((await somebody.request.get("/api/admin/courses/demoCourse/participants.csv")).status()).toBe(403);
  await somebody.goto("/admin");
  await expect(somebody.getByRole("main")).toHaveText("");

  await form.getByLabel("E-mail of their account").fill(email);
  await form.getByLabel("Role").selectOption("Trainer of a group");
  await form.getByRole("button", { name: "Give the role" }).click();
  await expect(form).toContainText("is trainer of");
  await somebody.goto("/workshops");
  await expect(somebody.getByRole("link", { name: /workshop/i }).first()).toBeVisible();
  await expect(somebody.getByRole("main").getByRole("link", { name: "Join a workshop" })).toHaveCount(0);
  await somebody.goto("/admin/answers");
  await expect(drawers.getByRole("link")).toHaveText([
    "Answers",
    "Assignments",
    "Participants",
    "Live workshops",
    "Courses and studies",
  ]);

  await page.getByRole("button", { name: `Remove ${email} as researcher of ${COURSE}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("button", { name: `Remove ${email} as researcher` })).toHaveCount(0);
  expect((await somebody.request.get("/api/admin/courses")).status()).toBe(403);
});
