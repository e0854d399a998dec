import { readFile } from "node:fs/promises";
import { helpNumbers } from "@wellput/content/help-numbers";
import { HelpNumbers } from "@wellput/contract";
import { type Settings, WrongSetting } from "./settings.ts";

/**
 * Where help is, by country: from the installation's own file, or the one that comes along.
 *
 * @throws {WrongSetting} naming what in the file does not fit.
 */
export async function readHelpNumbers({ HELP_NUMBERS_FILE: path }: Settings): Promise<HelpNumbers> {
  if (path === undefined) return helpNumbers;
  const text = await readFile(path, "utf8").catch(() => {
    throw new WrongSetting(`HELP_NUMBERS_FILE: there is no file to read at ${path}.`);
  });
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new WrongSetting(`HELP_NUMBERS_FILE: ${path} is not JSON.`);
  }
  const result = HelpNumbers.safeParse(content);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new WrongSetting(`HELP_NUMBERS_FILE: ${path} does not fit:\n  ${lines.join("\n  ")}`);
}
