import type { EmpathyWords } from "@wellput/contract";
import { speak } from "../../nouns/word-lists/speak.ts";

/** Feelings and needs that fit. */
export interface Found {
  readonly feelings: readonly string[];
  readonly needs: readonly string[];
}

type Kind = NonNullable<EmpathyWords["guess"]>["kind"];

/** The beginning of a message from what was found; what only the writer knows stands in [brackets]. */
export function messageFrom({ feelings, needs }: Found, kind: Kind): string {
  const said = speak("mine", feelings, needs);
  const event = "When [say what happened, as a camera would have seen it]";
  const opening = said.startsWith("I ") ? `${event}, ${said}` : `${event}: ${said}`;
  const closing =
    kind === "met" ? "Thank you for [what they did]." : "Would you be willing to [one small thing that would help]?";
  return said ? `${opening} ${closing}` : `${event}, I felt [how you felt]. ${closing}`;
}
