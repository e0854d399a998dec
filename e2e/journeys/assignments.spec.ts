import { randomUUID } from "node:crypto";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { signUp } from "../fixtures/people.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/test.ts";

test("WORK-06 ADM-07 a trainer assigns a practice to their group with a date, and sees how far five people are, not who", async ({
  adminPage: admin,
  openPage,
}) => {
  const title = `A late report ${randomUUID()}`;
  const practice = await store(admin.request, "/api/challenges", { ...CHALLENGE, title, isPublic: true });
  const joiningCode = randomUUID();
  const saved = await admin.request.post("/api/admin/groups", { data: { code: joiningCode, name: joiningCode } });
  const group = await saved.json();
  const trainer = await openPage();
  const email = await signUp(trainer.request, { joiningCode });
  const role = { id: randomUUID(), email, role: "trainer", of: group.id };
  expect((await admin.request.post("/api/admin/roles", { data: role })).status()).toBe(201);

  await trainer.goto("/admin/assignments");
  const form = trainer.getByRole("form", { name: "Assign a practice" });
  await expect(form.getByLabel("Group").getByRole("option")).toHaveText([group.name]);
  await form.getByLabel("What to practise").selectOption(title);
  await form.getByLabel("Until").fill("2999-05-04");
  await form.getByRole("button", { name: "Assign" }).click();
  await expect(form.getByRole("status")).toContainText(`${group.name} is asked to practise “${title}” until`);
  const assigned = trainer.getByRole("listitem").filter({ hasText: title });
  await expect(assigned).toContainText("once the group has five people");
  await expectAccessible(trainer, "assignments");
  await trainer.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(trainer);

  // A member finds it on their main page, does it, and it is done.
  const ada = await openPage();
  await signUp(ada.request, { joiningCode });
  await ada.goto("/");
  const asked = ada.getByRole("region", { name: "From your trainer" });
  await expect(asked.getByRole("listitem")).toContainText("Until");
  await expectAccessible(ada, "the main page with an assignment");
  await asked.getByRole("link", { name: title }).click();
  await expect(ada).toHaveURL(new RegExp(`/takechallenge/${practice}`));
  const answers = { title, summary: "", sentence0: "The report came on Friday.", parentDoc: practice };
  await store(ada.request, "/api/responses", answers);
  await ada.goto("/");
  await expect(asked.getByRole("listitem")).toContainText("Done");

  for (let count = 0; count < 3; count++) await signUp((await openPage()).request, { joiningCode });
  await trainer.reload();
  await expect(assigned).toContainText("1 of 5 have done it");
  await trainer.getByRole("button", { name: `Delete ${title}` }).click();
  await trainer.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(assigned).toHaveCount(0);
  await ada.reload();
  await expect(asked).toHaveCount(0);
});

test("WORK-01 WORK-06 however many practices there are, the oldest can be assigned and taken into a workshop", async ({
  openDesk,
}) => {
  test.slow();
  const { desk } = await openDesk();
  for (let number = 0; number <= 100; number++)
    await store(desk.request, "/api/challenges", { ...CHALLENGE, title: `Practice ${number}`, isPublic: true });
  await desk.goto("/admin/assignments");
  const practice = desk.getByLabel("What to practise");
  await practice.selectOption("Practice 0");
  await expect(practice.getByRole("option", { name: "Practice 0", exact: true })).toHaveJSProperty("selected", true);
  await desk.goto("/workshops/new");
  await desk.getByRole("button", { name: "A sentence of a challenge" }).click();
  const challenge = desk.getByRole("dialog").getByLabel("Challenge");
  await challenge.selectOption("Practice 0");
  await expect(challenge.getByRole("option", { name: "Practice 0", exact: true })).toHaveJSProperty("selected", true);
});
