import { expect, test } from "vitest";
import { textOf } from "../../src/text/query.ts";
import { read } from "../../src/text/read.ts";

function clauses(message: string) {
  const reading = read(message);
  return reading.clauses.map(({ first, end, role, subject, verb, imperative, reported }) => ({
    text: textOf(reading, first, end),
    role,
    person: subject?.person,
    modal: verb?.modal,
    negated: verb?.negated,
    imperative,
    reported,
  }));
}

const subjectOf = (message: string) => clauses(message)[0]?.person;

test("A sentence falls into its clauses, each with role, subject and verb.", () => {
  expect(clauses("I was worried when you didn't call, because your safety matters to me.")).toMatchObject([
    { text: "I was worried", role: "main", person: "speaker" },
    { text: "when you didn't call,", role: "when", person: "you", negated: true },
    { text: "because your safety matters to me.", role: "cause" },
  ]);
});

test("Subjects are told apart: me, you, a role, a name, a body, everybody, your work, a thing.", () => {
  expect(subjectOf("We left.")).toBe("speaker");
  expect(subjectOf("u are late")).toBe("you");
  expect(subjectOf("My boss left.")).toBe("third");
  expect(subjectOf("Gareth left.")).toBe("name");
  expect(subjectOf("HR left it open.")).toBe("group");
  expect(subjectOf("The guy from sales called.")).toBe("third");
  expect(subjectOf("Developers should test.")).toBe("generic");
  expect(subjectOf("Your report is late.")).toBe("work");
  expect(subjectOf("The printer jammed.")).toBe("thing");
});

test("Half-modals count as modals, in noisy spelling too.", () => {
  expect(clauses("You need to listen.")[0]?.modal).toBe("need to");
  expect(clauses("You were supposed to call.")[0]?.modal).toBe("be supposed to");
  expect(clauses("u should of asked")[0]?.modal).toBe("should");
});

test("An unchanged form after he, she or a name is a past.", () => {
  const tenseOf = (message: string) => read(message).clauses[0]?.verb?.tense;
  expect(tenseOf("She hit me.")).toBe("past");
  expect(tenseOf("You hit me.")).toBe("present");
});

test("Orders are imperatives, after a name and a polite word too; statements are not.", () => {
  for (const message of [
    "Send me the file.",
    "Please don't be late.",
    "Dave, clean up your mess.",
    "answer my emails",
  ]) {
    expect(clauses(message)[0]?.imperative, message).toBe(true);
  }
  for (const message of ["Hope you are well.", "Patch is in my fork.", "Saw the photos.", "Respect matters to me."]) {
    expect(clauses(message)[0]?.imperative, message).toBe(false);
  }
});

test.each(["bro that clutch was insane", "sis the cake came", "Babe it was lovely", "yaar this is not it"])(
  "who is called at the head of a sentence is no order: %s",
  (message) => {
    expect(read(message).tokens[0]?.tag).not.toBe("IMP");
    expect(clauses(message).some(({ imperative }) => imperative)).toBe(false);
  },
);

test("Indirect speech of others is reported, my own is not.", () => {
  expect(clauses("He told me I was incompetent.").at(-1)?.reported).toBe(true);
  expect(clauses("I told him he was late.").at(-1)?.reported).toBe(false);
});

test("“your late” is read as “you're late”, “your report” is not.", () => {
  expect(subjectOf("your always late")).toBe("you");
  expect(subjectOf("Your late report came.")).toBe("work");
});

test("Steps and notices are instructions; reproaches are not.", () => {
  const isInstruction = (message: string) => read(message).sentences[0]?.instruction;
  expect(isInstruction("You need to press F5 to refresh.")).toBe(true);
  expect(isInstruction("To reset the alarm you have to hold both buttons.")).toBe(true);
  expect(isInstruction("You need to respect me.")).toBe(false);
});

test("American spellings and doubled-letter slips are found in the word lists.", () => {
  const has = (message: string, name: string) => (read(message).matches.get(name)?.length ?? 0) > 0;
  expect(has("What an unproffesional tone.", "verdict-adjective")).toBe(true);
  expect(has("I felt criticized.", "pseudo-feeling")).toBe(true);
});
