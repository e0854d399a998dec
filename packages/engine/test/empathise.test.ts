import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse, empathise, empathyHtml, toWire } from "../src/index.ts";

const first = (message: string) => empathise(message).paragraphs[0] ?? "";
const QUESTION =
  /^(?:Are you feeling|Do you feel) (.+?)(?: at the same time)?(?: because |, because |, and is it )(.+)\?$/;

/** The feelings and the needs of a guess, however it is put. */
const guessed = (message: string) => QUESTION.exec(first(message))?.slice(1).join(" / ");

test.each([
  ["I am frustrated because the report came late again.", /^frustrated \/ .*reliability/],
  ["I feel sad.", /^sad \/ .*comfort/],
  ["I am so angry. He never listens to me.", /^angry \/ .*understanding/],
  ["You lied to me about the money.", /hurt.* \/ .*trust/],
  ["I feel ignored in every meeting.", /hurt.* \/ .*understanding/],
  ["I am exhausted and I need support.", /^exhausted \/ .*support/],
  ["I'm seething, the kitchen is a mess.", /^angry \/ .*order/],
  ["My father died in March and I miss him.", /^sad .* \/ .*comfort/],
  ["I am so grateful for your help.", /^grateful \/ .*support.* met/],
  ["They took the credit and my boss shouted at me.", /recognition.*respect/],
])("ENG-07 feelings and needs are guessed from what is said: %s", (message, guess) => {
  expect(guessed(message)).toMatch(guess);
});

test.each([
  ["I got the job!!! I can't believe it", /^happy .*met/],
  ["I've been working sixty hours a week and nobody says thank you.", /^tired and discouraged .*rest and recognition/],
  ["I feel stupid.", /^ashamed .*acceptance/],
  ["She never texts back. I guess I'm not worth it.", /^hurt and sad .*closeness and love/],
])("ENG-07 what weighs, and what makes glad, is told apart: %s", (message, guess) => {
  expect(guessed(message)).toMatch(guess);
});

test.each([
  ["I'm happy for her but sad too", "happy for her and sad"],
  ["I'm excited and scared about the move.", "excited and scared"],
  ["My daughter leaves for university tomorrow. I'm proud and I'm going to miss her so much.", "proud and sad"],
])("ENG-07 where two feelings are said, both are heard: %s", (message, feelings) => {
  expect(first(message)).toContain(`${feelings} at the same time`);
});

test.each([
  ["She is angry."],
  ["He was afraid of the dog."],
  ["I am not sad."],
  ["I would be angry if she did that."],
  ["Do you ever feel lonely?"],
  ["I wasn't fired."],
  ["Did you get the job?"],
])("ENG-07 another's feeling, a denied one and an imagined one are not the writer's: %s", (message) => {
  expect(first(message)).toMatch(/^I would like to understand it better\./);
});

test("ENG-07 an open question takes up whom or what the text is about, in words of ours", () => {
  expect(first("My wife was sad yesterday.")).toContain("when you think of your wife?");
  expect(first("Mother")).toContain("when you think of your mother?");
  expect(first("My frobnicator.")).toContain("when you think of it?");
});

test("ENG-07 two texts of one kind need not read alike", () => {
  const texts = ["My dog died.", "My mother died in May.", "My friend passed away.", "My brother died on Sunday."];
  expect(new Set(texts.map(first)).size).toBeGreaterThan(1);
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
    expect(paragraph).not.toMatch(/undefined| {2}|and and|about for/);
  }
  expect(paragraphs.length).toBeLessThanOrEqual(2);
  expect(paragraphs.join(" ").split(" ").length).toBeLessThanOrEqual(35);
  expect(empathise(message)).toEqual(empathise(message));
});

test("ENG-07 any text gives safe HTML, without the marks that were typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (message) => {
      const html = empathyHtml(empathise(message));
      const ours = /<p(?: class="(?:english-only|help-(?:near|first" data-danger="\w+))")?>|<\/p>/g;
      expect(html.replace(ours, "")).not.toMatch(/[<>]/);
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
    ["I am sad and I want to die.", "self_harm"],
    ["I am angry. I want to kill him.", "threat_to_other"],
    ["My husband hits me and I feel ignored.", "abuse_victim"],
  ] as const) {
    const empathy = empathise(message);
    expect(empathy.danger).toBe(danger);
    expect(empathy.paragraphs).toHaveLength(1);
    expect(empathy.paragraphs[0]).toMatch(/emergency number/);
    expect(empathy.paragraphs[0]).toMatch(/somebody you trust/);
    expect(empathy.paragraphs[0]).not.toMatch(/\?|feeling/);
    expect(empathyHtml(empathy)).toContain(`<p class="help-first" data-danger="${danger}">`);
  }
});

test("ENG-10 who goes on with the message gets the comments they would get, with the help before them", () => {
  const harsh = "You never help me and you are lazy.";
  const message = `${harsh} I want to kill myself.`;
  const flagsOf = ({ sentences }: ReturnType<typeof analyse>) =>
    sentences.flatMap(({ comments }) => comments.filter(({ bad }) => bad).map(({ code, phrase }) => [code, phrase]));
  const analysis = analyse(message, { goOn: true });
  expect(flagsOf(analysis)).toEqual(flagsOf(analyse(harsh)));
  expect(analysis).toMatchObject({ danger: "self_harm", summary: analyse(message).summary });
  expect(analyse(harsh, { goOn: true })).toEqual(analyse(harsh));
});

test("ENG-07 the feedback shows where help is, and no comment on the wording", () => {
  const message = "You never help me and I feel ignored. I want to kill myself.";
  const analysis = analyse(message);
  expect(analysis.danger).toBe("self_harm");
  expect(analysis.summary).toMatch(/emergency number/);
  expect(analysis.sentences.map(({ text }) => text).join(" ")).toBe(message);
  expect(analysis.sentences.flatMap(({ comments }) => comments)).toEqual([]);
  expect(toWire(analysis, "m").response.user_input).toMatchObject({
    danger: "self_harm",
    end_response_str: analysis.summary,
    image_name_list: [],
  });
  expect(toWire(analyse("You never help me."), "m").response.user_input).not.toHaveProperty("danger");
});

test("ENG-10 where it is less sure that somebody needs help, the guess comes with a line that says where it is", () => {
  const html = empathyHtml(empathise("Sometimes I wish I could just disappear for a week."));
  expect(html).toMatch(/^<p>[^<]+\?<\/p>.*<p class="help-near">[^<]+a crisis line[^<]+<\/p>$/);
  expect(empathyHtml(empathise("I feel sad."))).not.toContain("help-near");
});
