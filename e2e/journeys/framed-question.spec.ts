import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible } from "../fixtures/accessible.ts";
import { askForFeedback, marks, messageBox } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

test("LEARN-06 the framed question stands without bars, asks what the address says or one of the file, and reads the answer", async ({
  page,
}) => {
  await page.goto("/iframeFeedback?prompt=Write%20to%20your%20<b>boss</b>.&questionNumber=4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Question 4");
  await expect(page.getByText("Write to your <b>boss</b>.")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Need help now?" })).toHaveAttribute("href", "/help");
  await messageBox(page).fill("You never listen to me.");
  await askForFeedback(page);
  await expect(marks(page)).not.toHaveCount(0);
  await page.goto("/iframefeedback?questionNumber=2");
  await expect(page.getByText("Your flatmate has left dishes in the sink since Sunday.")).toBeVisible();
  await page.getByRole("button", { name: "See More Examples" }).click();
  const needs = page.getByRole("group", { name: "What may matter to you here" });
  await needs.getByRole("searchbox").fill("rest");
  await needs.getByRole("checkbox", { name: "rest", exact: true }).check();
  await expect(needs.getByRole("list", { name: /^Chosen/ })).toContainText("rest");
  await expectAccessible(page, "the framed question with its needs");
});

test("LEARN-06 another site shows it only where the installation allows that site, and no other page of ours", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  let framed = "";
  const course = createServer((_request, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(`<!doctype html><title>Course</title><iframe title="Practice" src="${framed}"></iframe>`);
  });
  await new Promise<void>((resolve) => course.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(course.address() as AddressInfo).port}`;
  const installation = await openInstallation({ FRAME_ORIGINS: origin });
  const page = await openPage({ url: installation.url });
  framed = `${installation.url}/iframeFeedback`;
  // A browser may forbid a page inside another site's to keep anything.
  expectedConsole.push(/Could not keep/);
  await page.goto(origin);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Question");

  for (const path of ["/iframeFeedback", "/signin"]) {
    const headers = (
      await page.request.get(`${installation.url}${path}`, { headers: { accept: "text/html" } })
    ).headers();
    const isFramed = path === "/iframeFeedback";
    expect(headers["content-security-policy"]).toContain(`frame-ancestors ${isFramed ? origin : "'none'"}`);
    expect(headers["x-frame-options"]).toBe(isFramed ? undefined : "DENY");
  }
  expectedConsole.push(/frame-ancestors|Framing|X-Frame-Options/);
  framed = `${installation.url}/signin`;
  await page.goto(origin);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveCount(0);
  course.close();
});
