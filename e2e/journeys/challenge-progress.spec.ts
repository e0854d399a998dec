import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../fixtures/accessible.ts";
import { signUp } from "../fixtures/people.ts";
import { CHALLENGE, store } from "../fixtures/rows.ts";
import { expect, test } from "../fixtures/test.ts";

async function tryAt(request: APIRequestContext, original: string, data: string): Promise<void> {
  const form = { data, old_m: original, record_attempt: "true", attempt_id: randomUUID(), t: "O" };
  expect((await request.put("/prod/user_input", { form })).status()).toBe(200);
}

test("CHAL-04 a trainer sees how often a challenge was tried, and which sentence holds people up", async ({
  adminPage: page,
  openPage,
}) => {
  const [hard, easy] = [`You are always late. (${randomUUID()})`, `You never listen. (${randomUUID()})`];
  const sentence = (s: string) => ({ t: "O", p: "", s, m: "" });
  const id = await store(page.request, "/api/challenges", {
    ...CHALLENGE,
    challengeObjectList: [sentence(easy), sentence(hard)],
  });
  await page.goto(`/editchallenge/${id}`);
  const part = page.getByRole("region", { name: "How it goes" });
  await expect(part).toContainText("Nobody has tried it yet.");

  for (const last of ["You are lazy.", "You are rude.", "It came on Friday."]) {
    const { request } = await openPage();
    await signUp(request);
    await tryAt(request, hard, last);
    await tryAt(request, easy, "You left the room while I was talking.");
  }
  await page.reload();
  await expect(part).toContainText("6 tries so far.");
  await expect(part.getByRole("listitem").first()).not.toContainText("holds people up");
  await expect(part.getByRole("listitem").last()).toContainText(
    /3 tries by 3 people with an account\. Something is still marked in the last try of 2 of them\.\s*This one holds people up most\./,
  );
  for (const [width, colorScheme] of [[1280, "light"] as const, [360, "dark"] as const]) {
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `how it goes, ${width} wide, ${colorScheme}`);
    await expectNoSidewaysScroll(page);
  }
});
