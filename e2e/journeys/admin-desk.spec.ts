import { randomUUID } from "node:crypto";
import { answeredWith } from "../fixtures/console.ts";
import { signUp } from "../fixtures/people.ts";
import { expect, test } from "../fixtures/test.ts";

test("ADM-01 an admin saves a group, and its code lets people in; saved again it keeps its count", async ({
  adminPage: page,
  request,
}) => {
  const code = `WARD-${randomUUID().slice(0, 8)}`;
  await page.goto("/admin");
  const form = page.getByRole("form", { name: "Group" });
  const save = form.getByRole("button", { name: "Save" });
  await form.getByLabel("Access Code").fill(code);
  await expect(save).toBeDisabled();
  await form.getByLabel("Group Name").fill("Ward 7");
  await save.click();
  await expect(form.getByText("Ward 7 is saved, with 50 seats.")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("0 of 50");

  await signUp(request, { joiningCode: code });
  await form.getByLabel("Group Name").fill("Ward Seven");
  await form.getByLabel("Access Code").fill(code);
  await form.getByLabel("Seats").fill("80");
  await save.click();
  await expect(row).toContainText("Ward Seven");
  await expect(row).toContainText("1 of 80");
});

test("ADM-01 ADM-03 admins are added and removed by e-mail, the last one stays, and the log tells all of it", async ({
  openInstallation,
  openPage,
  expectedConsole,
}) => {
  test.slow();
  // Whoever loses the rights while the panel is open may be refused once before they hear of it.
  expectedConsole.push(answeredWith(403));
  const installation = await openInstallation();
  const page = await openPage({ url: installation.url });
  const own = await signUp(page.request);
  await page.goto(installation.server.adminLink ?? "");
  await page.getByRole("button", { name: "Become admin" }).click();
  await page.getByRole("link", { name: "Go to the Admin Panel" }).click();
  const other = await openPage({ url: installation.url });
  const email = await signUp(other.request);

  const add = page.getByRole("form", { name: "Add Admin" });
  const remove = page.getByRole("form", { name: "Remove Admin" });
  await add.getByRole("textbox").fill("nobody@example.org");
  await add.getByRole("button").click();
  await expect(add.getByRole("alert")).toHaveText("There is no user with this e-mail.");
  await remove.getByRole("textbox").fill(own);
  await remove.getByRole("button").click();
  await expect(remove.getByRole("alert")).toHaveText("The last admin cannot be removed.");
  await add.getByRole("textbox").fill(email);
  await add.getByRole("button").click();
  await expect(add.getByRole("status")).toHaveText(`${email} is an admin now.`);
  await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible();
  await other.goto("/admin");
  await expect(other.getByRole("heading", { name: "Admin Panel" })).toBeVisible();

  await remove.getByRole("textbox").fill(email);
  await remove.getByRole("button").click();
  await expect(remove.getByRole("status")).toHaveText(`${email} is no longer an admin.`);
  await other.reload();
  await expect(other.getByRole("banner").getByRole("link", { name: "Main", exact: true })).toBeVisible();
  await expect(other.getByRole("main")).toHaveText("");

  await page.getByRole("link", { name: "Audit log" }).click();
  const acts = page.getByRole("list", { name: "Acts" }).getByRole("listitem");
  await expect(acts).toHaveCount(3);
  await expect(acts.nth(0)).toContainText(`${own} took the admin rights of ${email}`);
  await expect(acts.nth(1)).toContainText(`${own} made an admin of ${email}`);
  await expect(acts.nth(2)).toContainText(`${own} became the first admin: ${own}`);
});

test("AUTH-09 without a mail server the admin finds the reset link in the outbox, and it sets a new password once", async ({
  adminPage,
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(answeredWith(422));
  const email = await signUp(request);
  await page.goto("/forgotpassword");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  const sent = page.getByText("If an account has this e-mail, a link to set a new password is on its way.");
  await expect(sent).toBeVisible();
  await page.getByLabel("E-mail", { exact: true }).press("End");
  await page.keyboard.type("x");
  await expect(sent, "the message clears on any edit").toHaveCount(0);

  await adminPage.goto("/admin/mail");
  const mail = adminPage.getByRole("list", { name: "Mails" }).getByRole("listitem").filter({ hasText: email });
  await expect(mail).toContainText("Set a new Wellput password");
  await mail.getByRole("button", { name: "Read" }).click();
  await expect(mail).toContainText("/resetpassword?token=");
  const link = /http:\S+token=\S+/.exec(await mail.innerText())?.[0] ?? "";

  await page.goto(link);
  for (const label of ["New password", "The same once more"]) {
    await page.getByLabel(label, { exact: true }).fill("another long password");
  }
  await page
    .getByRole("main")
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeVisible();
  await page.goto(link);
  for (const label of ["New password", "The same once more"]) {
    await page.getByLabel(label, { exact: true }).fill("yet another password");
  }
  await page
    .getByRole("main")
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect(page.getByRole("alert")).toHaveText("This link was used already or is too old. Ask for a new one.");
});
