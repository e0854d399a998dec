import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { askForFeedback } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

const step = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel").filter({ visible: true });
const box = (page: Page) => panel(page).getByRole("textbox", { name: "Your rephrasing" });
const here = (page: Page) => page.getByRole("list", { name: / here now$/ }).getByRole("listitem");

async function startSession(trainer: Page): Promise<string> {
  await trainer.getByRole("button", { name: "Start a shared session" }).click();
  const dialog = trainer.getByRole("dialog", { name: "A shared session" });
  const link = await dialog.getByRole("link", { name: /sessionId=/ }).getAttribute("href");
  await dialog.getByRole("link", { name: "Open the session" }).click();
  await expect(dialog).toHaveCount(0);
  return link ?? "";
}

test("LEARN-05 SCEN-09 a trainer opens an exercise as a session: two people write its sentences together", async ({
  adminPage: trainer,
  openPage,
}) => {
  await trainer.goto("/practice/angry_emoter");
  const link = await startSession(trainer);
  expect(link).toMatch(/\/practice\/angry_emoter\?groupName=general&sessionId=[0-9a-f-]{36}&initialiseDoc=true$/);
  const ada = await openPage();
  await ada.goto(link);
  await expect(here(trainer)).toHaveCount(2);
  for (const page of [trainer, ada]) await step(page, "Sentence 1").click();
  await box(ada).pressSequentially("The form came back twice.", { delay: 20 });
  await expect(box(trainer)).toHaveValue("The form came back twice.");
  await step(trainer, "Sentence 2").click();
  await box(trainer).fill("I waited an hour.");
  // Where one is, and what one has looked at, stays one's own.
  await expect(step(ada, "Sentence 1")).toHaveAttribute("aria-selected", "true");
  await panel(trainer).getByRole("button", { name: "Show Sample Feedback" }).click();
  await step(ada, "Sentence 2").click();
  await expect(box(ada)).toHaveValue("I waited an hour.");
  await expect(panel(ada).getByRole("button", { name: "Show Sample Feedback" })).toBeVisible();
  const [asked] = await Promise.all([ada.waitForRequest(/\/prod\/user_input$/), askForFeedback(ada)]);
  const form = Object.fromEntries(new URLSearchParams(asked.postData() ?? ""));
  expect(form).toMatchObject({ sess_id: new URL(link).searchParams.get("sessionId"), tg: "unaided" });
  await step(ada, "Summary").click();
  await expect(panel(ada)).toContainText("The form came back twice.");
  await expect(panel(ada).getByRole("button", { name: "Print Summary" })).toBeVisible();
  await expect(panel(ada).getByRole("button", { name: "Start Again" })).toHaveCount(0);
  await expectAccessible(ada, "an exercise in a session");
  await ada.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(ada);
  // A reload loses nothing, and alone the exercise is as it was.
  await trainer.reload();
  await step(trainer, "Sentence 1").click();
  await expect(box(trainer)).toHaveValue("The form came back twice.");
  await trainer.goto("/practice/angry_emoter");
  await step(trainer, "Sentence 1").click();
  await expect(box(trainer)).toHaveValue("");
});

test("CHAL-02 SCEN-09 RESP-01 answers to a challenge are written together, first tries stay each one's own", async ({
  adminPage: trainer,
  memberPage: ada,
}) => {
  const id = await store(trainer.request, "/api/challenges", CHALLENGE);
  await trainer.goto(`/takechallenge/${id}`);
  const link = await startSession(trainer);
  await ada.goto(link);
  for (const page of [trainer, ada]) await step(page, "Rephrasing 1").click();
  await box(trainer).fill("The report came late.");
  await expect(box(ada)).toHaveValue("The report came late.");
  await askForFeedback(trainer);
  await expect(panel(trainer).getByRole("heading", { name: "Sample answers" })).toBeVisible();
  await expect(panel(ada).getByText("Try it on your own first.")).toBeVisible();
  await box(ada).fill("The report came on Friday.");
  await askForFeedback(ada);
  await expect(panel(ada).getByRole("heading", { name: "Sample answers" })).toBeVisible();
  await expect(box(trainer)).toHaveValue("The report came on Friday.");
  await step(trainer, "Rephrasing 2").click();
  await box(trainer).fill("Could you send it by noon?");
  await step(ada, "Rephrasing 2").click();
  await expect(box(ada)).toHaveValue("Could you send it by noon?");
  await ada.getByRole("button", { name: "Submit Response" }).click();
  await expect(ada).toHaveURL(/\/submittedchallenge\//);
  await expect(ada.getByRole("main")).toContainText("The report came on Friday.");
  await expect(ada.getByRole("main")).toContainText("Could you send it by noon?");
  // What one person submits, the others still have.
  await expect(box(trainer)).toHaveValue("Could you send it by noon?");
});

test("SCEN-09 nobody but a trainer is offered a session of an exercise or a challenge", async ({
  memberPage: member,
  adminPage,
}) => {
  const id = await store(adminPage.request, "/api/challenges", CHALLENGE);
  for (const path of ["/practice/objectivity_practice", `/takechallenge/${id}`]) {
    await member.goto(path);
    await expect(member.getByRole("tab").first()).toBeVisible();
    await expect(member.getByRole("button", { name: "Start a shared session" })).toHaveCount(0);
    await expect(member.getByText(/here now/)).toHaveCount(0);
  }
});
