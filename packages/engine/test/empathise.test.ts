import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse, empathise, empathyHtml, toWire } from "../src/index.ts";

const first = (message: string) => empathise(message).paragraphs[0] ?? "";

test.each([
  ["I am frustrated because the report came late again.", /feeling frustrated because you need reliability/],
  ["I feel sad.", /feeling sad because you need comfort and understanding/],
  ["I am so angry. He never listens to me.", /feeling angry because you need attention and respect/],
  ["You lied to me about the money.", /feeling disappointed and hurt because you need honesty and trust/],
  ["I feel ignored in every meeting.", /feeling hurt and frustrated because you need attention/],
  ["I am exhausted and I need support.", /feeling exhausted because you need support/],
  ["I'm seething, the kitchen is a mess.", /feeling angry because you need order/],
  ["My father died in March and I miss him.", /feeling sad and shaken because you need comfort/],
  ["I am so grateful for your help.", /feeling grateful because your need for support was met/],
  ["They took the credit and my boss shouted at me.", /recognition.*And is it also about/],
])("ENG-07 feelings and needs are guessed from what is said: %s", (message, guess) => {
  expect(first(message)).toMatch(guess);
});

const ANY = [
  "You never listen.",
  "My boss took my idea and I should have said something.",
  "Hello.",
  "The room is booked until eleven.",
  "I need clarity.",
  "asdf",
  "",
  "👍",
  "I am happy.",
  "She is angry with me.",
];

test.each(ANY.map((message) => [message]))("ENG-07 whatever is said, the answer only asks: %s", (message) => {
  const { paragraphs } = empathise(message);
  expect(paragraphs.length).toBeGreaterThan(0);
  for (const paragraph of paragraphs) {
    expect(paragraph).toMatch(/\?$/);
    expect(paragraph).not.toMatch(/\b(?:should|must|ought|try|have to|why don't|could you|advice|recommend)\b/i);
    expect(paragraph).not.toMatch(/undefined| {2}|and and|need\?|about for/);
  }
  expect(empathise(message)).toEqual(empathise(message));
});

test("ENG-07 any text gives safe HTML, without a word of what was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (message) => {
      const html = empathyHtml(empathise(message));
      expect(html.replace(/<p(?: class="help-first")?>|<\/p>/g, "")).not.toMatch(/[<>]/);
    }),
    { numRuns: 200 },
  );
  expect(empathyHtml(empathise("<img src=x onerror=alert(1)> I am sad <script>"))).not.toMatch(/img|script/);
  expect(empathyHtml({ paragraphs: [`<b>"it's" & so on</b>`] })).toBe(
    "<p>&lt;b&gt;&quot;it&#39;s&quot; &amp; so on&lt;/b&gt;</p>",
  );
});

test("ENG-07 where somebody may be in danger, help comes first and no exercise follows", () => {
  for (const [message, danger] of [
    ["I am sad and I want to die.", "self-harm"],
    ["I am angry. I want to kill him.", "violence"],
    ["My husband hits me and I feel ignored.", "abuse"],
  ] as const) {
    const empathy = empathise(message);
    expect(empathy.danger).toBe(danger);
    expect(empathy.paragraphs).toHaveLength(1);
    expect(empathy.paragraphs[0]).toMatch(/emergency number/);
    expect(empathy.paragraphs[0]).toMatch(/somebody you trust/);
    expect(empathy.paragraphs[0]).not.toMatch(/\?|feeling/);
    expect(empathyHtml(empathy)).toMatch(/^<p class="help-first">/);
  }
});

test("ENG-07 the feedback shows where help is, and no comment on the wording", () => {
  const message = "You never help me and I feel ignored. I want to kill myself.";
  const analysis = analyse(message);
  expect(analysis.danger).toBe("self-harm");
  expect(analysis.summary).toMatch(/emergency number/);
  expect(analysis.sentences.map(({ text }) => text).join(" ")).toBe(message);
  expect(analysis.sentences.flatMap(({ comments }) => comments)).toEqual([]);
  expect(toWire(analysis, "m").response.user_input).toMatchObject({
    danger: "self-harm",
    end_response_str: analysis.summary,
    image_name_list: [],
  });
  expect(toWire(analyse("You never help me."), "m").response.user_input).not.toHaveProperty("danger");
});
