import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Every run starts a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const command = join(import.meta.dirname, "../bin/wellput.js");
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wellput-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { input, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("A flagged message exits 1 and shows the phrase underlined, with its comment.", () => {
  const file = join(folder, "message.txt");
  writeFileSync(file, "You are lazy.\n");
  const { status, stdout } = run([file]);
  expect(status).toBe(1);
  expect(stdout).toContain("   You are lazy.\n           ^^^^\n");
  expect(stdout).toContain("OBSERVE");
});

test("FB-03 a clean message on standard input exits 0 and says Looks Good.", () => {
  const { status, stdout } = run([], "The report has four typos.");
  expect(status).toBe(0);
  expect(stdout).toContain("Looks Good.");
});

test("A long message that another program writes bit by bit is read whole.", async () => {
  const child = spawn(process.execPath, [command], { stdio: ["pipe", "pipe", "inherit"] });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    said += piece;
  });
  const pieces = Array.from({ length: 2000 }, (_, number) => `It rained on day ${number} of the long summer. `);
  for (const piece of [...pieces, "You are lazy."]) {
    if (!child.stdin.write(piece)) await once(child.stdin, "drain");
    if (piece.includes("00 of")) await new Promise(setImmediate);
  }
  child.stdin.end();
  const [status] = await once(child, "close");
  expect(status).toBe(1);
  expect(said).toContain("You are lazy.");
});

test("Lines of JSON are answered line by line, flags and strengths apart.", () => {
  const { status, stdout } = run(
    ["--jsonl"],
    '{"id":"a","text":"You are lazy."}\n\n{"id":7,"text":"It is raining."}\n',
  );
  expect(status).toBe(0);
  const [first, second] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({
    id: "a",
    flags: [{ code: "OBSERVE", rule: expect.stringMatching(/^[a-z-]+$/), start: 8, end: 12, text: "lazy" }],
  });
  expect(first.flags[0].severity).toBeGreaterThan(0);
  expect(first.flags[0].comment).not.toBe("");
  expect(second).toEqual({ id: 7, danger: null, may_need_help: false, flags: [], strengths: [] });
});

test("ENG-10 somebody at risk gets help and nothing else, with an exit status and a kind of its own.", () => {
  const { status, stdout } = run([], "You are lazy and I want to kill myself.");
  expect(status).toBe(3);
  expect(stdout).toMatch(/local\s+emergency\s+number/);
  expect(stdout).not.toMatch(/Looks Good|OBSERVE/);
  const asked = run(["--go-on"], "You are lazy and I want to kill myself.");
  expect(asked.status).toBe(3);
  expect(asked.stdout).toMatch(/^This sounds very heavy[\s\S]+\^\^\^\^/);
  expect(asked.stdout).not.toMatch(/Looks Good|What already works/);
  expect(run(["--go-on"], "I want to kill myself.").stdout).toBe(run([], "I want to kill myself.").stdout);
  const lines = run(["--jsonl"], '{"id":"a","text":"My husband hits me."}\n{"id":"b","text":"I will kill him."}\n');
  expect(lines.status).toBe(0);
  const kinds = lines.stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).danger);
  expect(kinds).toEqual(["abuse_victim", "threat_to_other"]);
});

test("ENG-10 where it is less sure that somebody needs help, a line says where it is, and nothing is called good", () => {
  const text = "Sometimes I wish I could just disappear for a week.";
  const { status, stdout } = run([], text);
  expect(status).toBe(0);
  expect(stdout).toMatch(/the wording can wait: a crisis\s+line/);
  expect(stdout).not.toMatch(/Looks Good|What already works/);
  const line = run(["--jsonl"], JSON.stringify({ id: "a", text }));
  expect(JSON.parse(line.stdout)).toMatchObject({ danger: null, may_need_help: true });
});

test("A broken line is named by its number and exits 2.", () => {
  for (const broken of ["{", "[]", '{"id":"b"}', '{"id":"b","text":5}', '{"id":null,"text":"x"}']) {
    const { status, stderr } = run(["--jsonl"], `{"id":"a","text":"ok"}\n${broken}\n`);
    expect(status, broken).toBe(2);
    expect(stderr, broken).toContain("line 2");
  }
});

test("Wrong use exits 2 and says what is wrong: no such file, a folder, an unknown option, two files.", () => {
  for (const [args, words] of [
    [["missing.txt"], "no file"],
    [[folder], "folder"],
    [["--loud"], "--loud"],
    [["a", "b"], "one file"],
  ] as const) {
    const { status, stderr } = run(args);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  }
});

test("--help tells the use and exits 0.", () => {
  const { status, stdout } = run(["--help"]);
  expect(status).toBe(0);
  expect(stdout).toContain("wellput message.txt");
});
