import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { toast } from "../fixtures/steps.ts";
import { expect, IN_THE_BROWSER, test } from "../fixtures/test.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

/** A picture of the size that is asked for, as a PNG. */
async function png(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: w, height: h });
      const context = canvas.getContext("2d");
      if (context) context.fillStyle = "#17675f";
      context?.fillRect(0, 0, w ?? 0, h ?? 0);
      return canvas.toDataURL("image/png");
    },
    [width, height],
  );
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByRole("dialog").locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer });

test("ART-01 a picture above the text and one within it, with words for what they show, in the list and on the page", async ({
  memberPage: page,
  adminPage,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  expectedConsole.push(answeredWith(422));
  await page.goto("/newarticle");
  await title(page).fill("The door");
  await page
    .getByRole("group", { name: "Picture above the text" })
    .getByRole("button", { name: "Add a picture" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Add a picture" });
  await choose(page, "door.png", Buffer.from("no picture at all"));
  await expect(dialog.getByText("This file is no picture that can be read.")).toBeVisible();
  await choose(page, "door.png", await png(page, 800, 400));
  await expect(dialog.getByRole("img", { name: "The picture as it came in" })).toBeVisible();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByText("Say it in a few words, or tick the box below.")).toBeVisible();
  await expectAccessible(page, "adding a picture");
  await dialog.getByRole("textbox", { name: "What does it show?" }).fill("A green door");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await text(page).click();
  await page.keyboard.type("Knock first.");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await choose(page, "step.png", await png(page, 300, 300));
  await expect(dialog.getByRole("img", { name: "The picture as it came in" })).toBeVisible();
  await dialog.getByRole("checkbox", { name: "It only decorates" }).check();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(text(page).locator("img")).toHaveAttribute("width", "300");
  // One that is pasted as a file is asked about in the same way.
  await text(page).evaluate(
    (target, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], "pasted.png", { type: "image/png" }));
      target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [...(await png(page, 20, 20))],
  );
  await expect(dialog.getByRole("img", { name: "The picture as it came in" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(text(page).locator("img")).toHaveCount(1);
  await page.reload();
  await expect(text(page).locator("img")).toHaveCount(1);
  await save(page).click();
  await expect(page).toHaveURL(/\/myarticles\//);
  await expect(page.getByRole("img", { name: "A green door" })).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  await adminPage.goto("/admin/review");
  await adminPage.getByRole("button", { name: "Read The door" }).click();
  await adminPage.getByRole("group", { name: "The door" }).getByRole("button", { name: "Accept" }).click();
  await expect(adminPage.getByRole("group", { name: "The door" })).toHaveCount(0);

  const reader = await openPage();
  await reader.goto("/articles");
  const item = reader.getByRole("listitem").filter({ hasText: "The door" });
  await expect(item.locator("img")).toHaveJSProperty("naturalWidth", 480);
  await reader.goto(`/articles/${id}`);
  await expect(reader.getByRole("img", { name: "A green door" })).toHaveJSProperty("naturalWidth", 800);
  await expect(reader.getByRole("main").locator("img[alt='']")).toHaveJSProperty("naturalWidth", 300);
  await expectAccessible(reader, "an article with pictures");
});

test("ART-01 a film on this server is named by the author, and loaded once a reader presses Play", async ({
  openInstallation,
  openPage,
}) => {
  const installation = await openInstallation({ ARTICLE_FILMS: "talk.webm" });
  const { url } = installation;
  await mkdir(join(installation.dataDir, "videos"));
  await writeFile(join(installation.dataDir, "videos/talk.webm"), "a film");
  const page = await openPage({ url });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/videos/")) asked.push(request.url());
  });
  await signUp(page.request);
  await page.goto("/newarticle");
  await title(page).fill("Heard");
  await text(page).click();
  await page.keyboard.type("Watch this.");
  await page.getByRole("textbox", { name: "Film" }).fill("talk.webm");
  await save(page).click();
  await expect(page.getByRole("region", { name: "Film: Heard" })).toContainText("It lies on this server");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(page.locator("video")).toHaveAttribute("src", "/videos/talk.webm");
  await expect.poll(() => asked[0]).toBe(`${url}/videos/talk.webm`);
});

test("ART-01 a film of a named host is asked for once somebody presses Play; one from elsewhere is refused in words", {
  tag: IN_THE_BROWSER,
}, async ({ openInstallation, openPage, expectedConsole }) => {
  expectedConsole.push(answeredWith(422));
  const { url } = await openInstallation({ VIDEO_HOSTS: "films.example.org" });
  const page = await openPage({ url });
  const asked: string[] = [];
  await page.route("https://films.example.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Film</title><p>A film</p>" });
  });
  await signUp(page.request);
  await page.goto("/newarticle");
  await title(page).fill("Seen");
  await text(page).click();
  await page.keyboard.type("Watch this.");
  await page.getByRole("textbox", { name: "Film" }).fill("https://elsewhere.example/a");
  await save(page).click();
  await expect(toast(page, "This film stands somewhere that films are not shown from here.")).toBeVisible();
  await expect(text(page)).toHaveText("Watch this.");
  await page.getByRole("textbox", { name: "Film" }).fill("https://films.example.org/embed/1");
  await save(page).click();
  await expect(page.getByRole("region", { name: "Film: Seen" })).toContainText("It comes from films.example.org.");
  await expectAccessible(page, "before the film");
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(page.frameLocator("iframe").getByText("A film")).toBeVisible();
  expect(asked).toEqual(["https://films.example.org/embed/1"]);
});
