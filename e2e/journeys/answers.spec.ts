import { randomUUID } from "node:crypto";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { signUp } from "../fixtures/people.ts";
import { store } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/test.ts";

test("ADM-06 SCEN-09 the answers of a group to a situation are read without names, shown to a room, and taken away", async ({
  adminPage: page,
  openPage,
}) => {
  test.slow();
  const code = randomUUID().slice(0, 8);
  const group = await (await page.request.post("/api/admin/groups", { data: { name: `Ward ${code}`, code } })).json();
  const title = `The window seat ${code}`;
  const scenario = await store(page.request, "/api/scenarios", { title, isPublic: true });
  const nurse = await openPage();
  const email = await signUp(nurse.request, { joiningCode: code });
  const answers = [
    { title, finalMessage: "Could we take turns?", ownFeelings: ["tired#0.5"], ownNeeds: ["rest"] },
    { title, finalMessage: "I would like to sit there on Fridays." },
  ];
  for (const answer of answers) await store(nurse.request, `/api/groups/${group.id}/${scenario}`, answer);

  // Who is asked for an answer reads who will read it, in the words of the privacy page.
  await nurse.goto(`/respondtoscenario/${scenario}?groupName=${group.id}`);
  await nurse.getByRole("tab", { name: "Summary" }).click();
  const told = await nurse.getByText(/get a copy without your name/).textContent();
  await nurse.goto("/privacypolicy");
  await expect(nurse.getByRole("main")).toContainText(told ?? "nothing was told");

  await page.goto("/admin/answers");
  await page.getByRole("combobox", { name: "Group" }).selectOption(group.name);
  await expect(page).toHaveURL(new RegExp(`group=${group.id}`));
  const places = page.getByRole("list", { name: "Answers by group and situation" });
  await expect(places.getByRole("listitem")).toHaveText(new RegExp(`${title}.*2 answers`));
  await expectAccessible(page, "where answers are");
  await places.getByRole("link", { name: title }).click();
  const list = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  await expect(list).toHaveCount(2);
  await expect(list.last()).toContainText("Could we take turns?");
  await expect(list.last()).toContainText("tired");
  await expect(page.getByRole("main")).not.toContainText(/#0\.5|tester/);
  await expectAccessible(page, "the answers of a group");

  await page.getByRole("button", { name: "Show to a room" }).click();
  const room = page.getByRole("dialog", { name: title });
  await expect(room).toContainText("I would like to sit there on Fridays.");
  await expect(room).toContainText("1 of 2");
  await page.keyboard.press("ArrowRight");
  await expect(room).toContainText("Could we take turns?");
  const size = await room.getByText("Could we take turns?").evaluate((text) => getComputedStyle(text).fontSize);
  expect(Number.parseFloat(size), "letters for a room").toBeGreaterThanOrEqual(40);
  await expectAccessible(page, "an answer shown to a room");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Show to a room" })).toBeFocused();
  await expectNoSidewaysScroll(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Answers as CSV" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks).toString();
  expect(file).toContain("Could we take turns?");
  expect(file).not.toContain(email);
  await page.goto("/admin/audit");
  await expect(page.getByRole("list", { name: "Acts" }).getByRole("listitem").first()).toContainText(
    `downloaded answers.csv ${group.name}`,
  );
});

test("ADM-06 a member finds no answers, and one who deletes an answer takes it back from the admins", async ({
  adminPage,
  memberPage,
}) => {
  const title = `The idea stomper ${randomUUID().slice(0, 8)}`;
  const scenario = await store(adminPage.request, "/api/scenarios", { title, isPublic: true });
  const id = await store(memberPage.request, `/api/groups/general/${scenario}`, { title, finalMessage: "Let us see." });
  await memberPage.goto("/admin/answers");
  await expect(memberPage.getByRole("banner").getByRole("link", { name: "Main", exact: true })).toBeVisible();
  await expect(memberPage.getByRole("main")).toHaveText("");
  await adminPage.goto(`/admin/answers?group=general&scenario=${scenario}`);
  await expect(adminPage.getByText("Let us see.")).toBeVisible();
  await memberPage.request.delete(`/api/scenarios/${id}`);
  await adminPage.reload();
  await expect(adminPage.getByRole("link", { name: title })).toHaveCount(0);
  await expect(adminPage.getByText("Let us see.")).toHaveCount(0);
});
