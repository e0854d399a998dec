import { randomUUID } from "node:crypto";
import { expectAccessible } from "../fixtures/accessible.ts";
import { becomeAdmin, signUp } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";

const COURSE = "usersStudentExpt1";

test("COURSE-06 whoever is in a course that becomes a study is asked on its page, and goes on where they were", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  const installation = await openInstallation();
  const adminPage = await openPage({ url: installation.url });
  await signUp(adminPage.request);
  await becomeAdmin(adminPage.request, installation.server);
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
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  const installation = await openInstallation();
  const adminPage = await openPage({ url: installation.url });
  await signUp(adminPage.request);
  await becomeAdmin(adminPage.request, installation.server);
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
  const code = page.getByRole("group", { name: /Your completion code/ });
  await expect(code).toContainText("C1A2B3");
  await page.reload();
  await expect(code).toContainText("C1A2B3");
  await expectAccessible(page, "the end of a study");
});
