import type { Danger } from "./kinds.ts";

/**
 * What is said before anything else, in two sentences. Numbers differ by country, so none is given. The reader may be the one
 * at risk, the one who may do harm, or the one who saw it: each is spoken to. docs/safe-messaging.md says what the words
 * keep to.
 */
export const HELP_TEXTS: Record<Danger, string> = {
  self_harm:
    "This sounds very heavy, and nobody has to carry it alone, neither you nor the person you worry about. If there is danger now, please call your local emergency number; a crisis line, a doctor or somebody you trust can listen today.",
  abuse_victim:
    "Nobody deserves to be hurt, threatened or controlled, and it is never the fault of the person it is done to. If there is danger now, please call your local emergency number; a help line for people who are hurt, or somebody you trust, can listen and plan with you.",
  threat_to_other:
    "It sounds as if somebody could get hurt, and there is still time to step away and let others help. If it may happen soon, keep a distance and please call your local emergency number; a crisis line, a doctor or somebody you trust can help today.",
  child:
    "It sounds as if a child may not be safe, and it is right to tell somebody, whether the child is you or one you know. If there is danger now, please call your local emergency number; a help line for children, a doctor, a teacher or somebody you trust can help today.",
  emergency:
    "This may be an emergency, and it should not wait for a message. Please call your local emergency number now, even if you are not sure, and do what they tell you; ask somebody you trust who is near to stay with you.",
};

/** Beside what else is said, where it is less sure that somebody needs help. */
export const HELP_NEAR =
  "If somebody is not safe, or it is all too much, the wording can wait: a crisis line, a doctor or somebody you trust can listen today.";
