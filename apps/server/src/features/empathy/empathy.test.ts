import { TEXT_MAX_CHARS } from "@wellput/contract";
import { empathise, empathyHtml } from "@wellput/engine";
import { afterAll, expect, test } from "vitest";
import { expectError } from "../../../test/kit/visitor.ts";
import { World } from "../../../test/kit/world.ts";

const world = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 100_000 });
afterAll(() => world.close());
const visitor = world.visitor();
const ask = (input: string) => visitor.get(`/getEmpathicResponse?input=${encodeURIComponent(input)}`);

test("ENG-07 the answer is the engine's reflection, as HTML that asks", async () => {
  const message = "I am frustrated because the report came late again.";
  const answer = await ask(message);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
  const html = await answer.text();
  expect(html).toBe(empathyHtml(empathise(message)));
  expect(html).toContain("Are you feeling frustrated because you need reliability and consideration?");
});

test("ENG-07 markup in the input never comes back", async () => {
  const html = await (await ask("<script>alert(1)</script><img src=x onerror=alert(1)> I am sad.")).text();
  expect(html.replace(/<\/?p>/g, "")).not.toMatch(/[<>]|script|onerror/);
});

test("ENG-07 where somebody may be in danger, the answer says where help is", async () => {
  const html = await (await ask("I am sad and I want to die.")).text();
  expect(html).toMatch(/^<p class="help-first" data-danger="self_harm">.*emergency number.*<\/p>$/);
  expect(html).not.toContain("?");
});

test("ENG-07 the words of the guess come with the likeliest after them, and none where somebody may be in danger", async () => {
  const words = async (input: string) => (await visitor.post("/api/empathy/words", { input })).json();
  const { guess, next } = await words("I am frustrated because the report came late again.");
  expect(guess).toEqual({ feelings: ["frustrated"], needs: ["reliability", "consideration"], kind: "unmet" });
  expect([next.feelings.length, next.needs.length]).toEqual([6, 6]);
  expect(next.feelings).not.toContain("frustrated");
  expect(next.needs).not.toContain("reliability");
  expect(await words("I am sad and I want to die.")).toEqual({ guess: null, next: { feelings: [], needs: [] } });
  await expectError(await visitor.post("/api/empathy/words", { input: "  " }), 422, "NO_INPUT_DATA");
});

test("ENG-07 nothing, blanks, too much and half characters are answered clearly", async () => {
  for (const path of ["/getEmpathicResponse", "/getEmpathicResponse?input=", "/getEmpathicResponse?input=%20%0A"]) {
    await expectError(await visitor.get(path), 422, "NO_INPUT_DATA");
  }
  await expectError(await ask("a".repeat(TEXT_MAX_CHARS + 1)), 413, "BODY_TOO_LARGE");
  expect((await visitor.get("/getEmpathicResponse?input=%ff%00%F0%9F")).status).toBe(200);
});

test("ENG-07 what was typed is in no line of the log", async () => {
  await ask("A secret about my neighbour Ottilie. I am sad.");
  expect(JSON.stringify(world.logLines)).not.toContain("Ottilie");
});

test("ENG-07 visitors are limited by address", async () => {
  const strict = await World.open({ ANONYMOUS_ANALYSES_PER_MINUTE: 2 });
  const hasty = strict.visitor();
  for (let left = 2; left > 0; left--) expect((await hasty.get("/getEmpathicResponse?input=sad")).status).toBe(200);
  await expectError(await hasty.get("/getEmpathicResponse?input=sad"), 429, "TOO_MANY_REQUESTS");
  await strict.close();
});
