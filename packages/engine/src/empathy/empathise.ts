import { careIn } from "../care/danger.ts";
import { HELP_NEAR, HELP_TEXTS } from "../care/help-texts.ts";
import type { Danger } from "../care/kinds.ts";
import { isForeign } from "../language.ts";
import { read } from "../text/read.ts";
import { guessAt } from "./guess-at.ts";
import { openQuestion } from "./open-question.ts";
import { worded } from "./wording.ts";

/** A reflection, one question a paragraph. With `danger` it says where help is, and asks nothing. */
export interface Empathy {
  readonly paragraphs: readonly string[];
  readonly danger?: Danger;
  /** Somebody may need help, less surely: a last line says where it is. */
  readonly mayNeedHelp?: true;
  /** There where the text is not in English, and so nothing is guessed. */
  readonly language?: "other";
}

const ENGLISH_TEXT = "I read English so far. In another language I cannot tell what you may be feeling and needing.";

/**
 * Guesses, as questions, at the feelings and needs in a text: those that it names, and those that people often have in
 * what it tells of. Never advice. Where somebody may be in danger, help comes first. Never throws; same text, same answer.
 *
 * The form (a guess at a feeling and a need, put as a question) follows Rosenberg, Nonviolent Communication (2003).
 */
export function empathise(message: string): Empathy {
  const reading = read(message);
  const { danger, mayNeedHelp } = careIn(reading);
  if (danger !== undefined) return { paragraphs: [HELP_TEXTS[danger]], danger };
  const guess = guessAt(reading);
  const near = mayNeedHelp && { mayNeedHelp };
  if (guess === undefined && isForeign(reading)) return { paragraphs: [ENGLISH_TEXT], ...near, language: "other" };
  return { paragraphs: guess === undefined ? openQuestion(reading) : worded(message, guess), ...near };
}

/** The paragraphs as HTML that is safe in any page: tags of ours, every word escaped. */
export function empathyHtml({ paragraphs, danger, mayNeedHelp, language }: Empathy): string {
  let opening = language === undefined ? "<p>" : '<p class="english-only">';
  if (danger !== undefined) opening = `<p class="help-first" data-danger="${danger}">`;
  const said = paragraphs.map((paragraph) => `${opening}${escaped(paragraph)}</p>`);
  if (mayNeedHelp) said.push(`<p class="help-near">${HELP_NEAR}</p>`);
  return said.join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
