import type { Withdrawal } from "@wellput/contract";

/** What becomes of what somebody gave, said before they leave a study. */
export const LEAVE_WORDS: Readonly<Record<Withdrawal, string>> = {
  remove:
    "Then everything you gave is deleted: your answers, your messages and your place. Only that somebody left is counted.",
  anonymise:
    "Then what you answered and wrote stays in the study, but without your user id and without what your link said of you. Your words stay as they are: a name that you wrote stays in them.",
};

/** The same, said after it. */
export const LEFT_WORDS: Readonly<Record<Withdrawal, string>> = {
  remove: "Everything you gave is deleted. Only that somebody left is counted.",
  anonymise: "What you gave stays in the study without your user id, and nothing leads from it to you.",
};
