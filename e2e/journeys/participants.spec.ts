import { expectAccessible } from "../fixtures/accessible.ts";
import { answeredWith } from "../fixtures/console.ts";
import { askForFeedback, marks, messageBox } from "../fixtures/steps.ts";
import { expect, test } from "../fixtures/test.ts";

test("HELP-04 an admin sees how many participants began, and erases one by the user id", async ({
  adminPage: page,
  openPage,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(404));
  const participant = await openPage();
  await participant.goto("/messagehelper/Students2023?userId=erase-me");
  await messageBox(participant).fill("You never listen to me.");
  await askForFeedback(participant);
  await expect(marks(participant)).toHaveCount(1);

  await page.goto("/admin/participants");
  const row = page.getByRole("row", { name: /^Students2023/ });
  const before = Number(await row.getByRole("cell").nth(1).innerText());
  expect(before).toBeGreaterThan(0);
  const tries = page.waitForEvent("download");
  await row.getByRole("link", { name: "Tries of Students2023" }).click();
  expect((await tries).suggestedFilename()).toBe("wellput-Students2023-attempts.csv");
  const form = page.getByRole("form", { name: "Erase a participant" });
  const erase = form.getByRole("button", { name: "Erase" });
  const id = form.getByRole("textbox", { name: "User id" });
  await id.fill("p7/../p8");
  await erase.click();
  await expect(form.getByRole("alert")).toHaveText("No user id looks like this.");
  await id.fill("erase-me");
  await erase.click();
  await expect(page.getByText("Delete everything kept under this user id in Students2023?")).toBeVisible();
  await expectAccessible(page, "the question before a participant is erased");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(form.getByRole("status")).toHaveText("Everything under erase-me is gone.");
  await expect(row.getByRole("cell").nth(1)).toHaveText(`${before - 1}`);
  await id.fill("erase-nobody");
  await erase.click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(form.getByRole("alert")).toHaveText("Nothing is kept under this user id.");
  await page.goto("/admin/audit");
  await expect(page.getByText("erased a participant of Students2023").first()).toBeVisible();
});
