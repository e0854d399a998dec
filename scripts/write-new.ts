import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Writes files that must not exist yet, and says which. Ends the program with 1 when one of them is there. */
export function writeNew(files: Record<string, string>): void {
  const there = Object.keys(files).filter((file) => existsSync(join(ROOT, file)));
  if (there.length > 0) fail(`Already there: ${there.join(", ")}`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    console.log(`wrote ${file}`);
  }
}

/** The command's words, checked against kebab case. Ends the program with 2 and the usage when they do not fit. */
export function kebabArgument(at: number, usage: string): string {
  const word = process.argv[at] ?? "";
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word)) fail(`Usage: ${usage}`, 2);
  return word;
}

export function fail(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

export const camelCase = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
export const pascalCase = (kebab: string): string => camelCase(kebab).replace(/^\w/, (letter) => letter.toUpperCase());
