import type { Danger } from "./danger.ts";

/**
 * What is said before anything else, in two sentences. Numbers differ by country, so none is given; the reader may be
 * in danger or may worry about somebody who is, so both are spoken to.
 */
export const HELP_TEXTS: Record<Danger, string> = {
  "self-harm":
    "This sounds very heavy, and nobody has to carry it alone: a life matters more than any wording. If there is danger now, please call your local emergency number; a crisis line, a doctor or somebody you trust can help today.",
  violence:
    "This sounds as if somebody could get hurt, and keeping everyone safe comes before any wording. If there is danger now, please call your local emergency number; a crisis line, a doctor or somebody you trust can help today.",
  abuse:
    "Nobody deserves to be hurt or threatened, and being safe comes before any wording. If there is danger now, please call your local emergency number; a help line for people who are hurt, or somebody you trust, can listen and plan with you.",
};
