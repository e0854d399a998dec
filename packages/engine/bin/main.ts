import { createReadStream, readFileSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { type AnalyseOptions, analyse } from "../src/index.ts";
import { answerLine, LineProblem } from "./answer-line.ts";
import { printable } from "./printable.ts";

const CLEAN = 0;
const FLAGGED = 1;
const USAGE_PROBLEM = 2;
const SOMEBODY_AT_RISK = 3;

const HELP = `wellput: comments on a difficult message, phrase by phrase.

  wellput message.txt          comment on a file
  wellput < message.txt        comment on what comes in
  wellput --jsonl [FILE]       read lines of {"id", "text"}, print lines of {"id", "danger", "may_need_help", "flags", "strengths"}
  wellput --go-on …            comments on the wording even where somebody may be at risk, after where help is
  wellput --help               show this

Exit status: 0 nothing flagged (or lines answered), 1 something flagged, 2 wrong use, unreadable file or broken line,
3 somebody may be at risk: what is printed says where help is first, and nothing about wording unless asked to go on.
"danger" is null, or self_harm, abuse_victim, threat_to_other, child or emergency;
"may_need_help" is true where somebody may be at risk, less surely.
Text in {curly brackets} is left alone. Nothing is sent anywhere.`;

/** Runs the command line; returns the exit status. Prints to standard output, problems to standard error. */
export async function main(argv: readonly string[]): Promise<number> {
  process.stdout.on("error", () => process.exit(CLEAN));
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        jsonl: { type: "boolean" },
        "go-on": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      console.log(HELP);
      return CLEAN;
    }
    if (positionals.length > 1) throw new Error("Name one file at most.");
    const [file] = positionals;
    const options = { goOn: values["go-on"] };
    return await (values.jsonl ? answerLines(file, options) : comment(file, options));
  } catch (problem) {
    console.error(`wellput: ${problem instanceof Error ? problem.message : String(problem)}`);
    if (!(problem instanceof LineProblem)) console.error("Try: wellput --help");
    return USAGE_PROBLEM;
  }
}

async function comment(file: string | undefined, options: AnalyseOptions): Promise<number> {
  if (file === undefined && process.stdin.isTTY) throw new Error("Name a file, or pass the message on standard input.");
  const input = file === undefined ? await text(process.stdin) : readFileSync(readable(file), "utf8");
  const message = input.replace(/^\uFEFF/, "");
  const analysis = analyse(message, options);
  console.log(printable(analysis));
  if (analysis.danger !== undefined) return SOMEBODY_AT_RISK;
  return analysis.sentences.some(({ comments }) => comments.some(({ bad }) => bad)) ? FLAGGED : CLEAN;
}

async function answerLines(file: string | undefined, options: AnalyseOptions): Promise<number> {
  const input = file === undefined ? process.stdin : createReadStream(readable(file), "utf8");
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (line.trim() !== "") console.log(answerLine(line.replace(/^\uFEFF/, ""), number, options));
  }
  return CLEAN;
}

/** @throws when there is no such file, or it is a folder. */
function readable(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`There is no file "${file}".`);
  if (found.isDirectory()) throw new Error(`"${file}" is a folder, not a file.`);
  return file;
}
