import type { StrengthCode } from "@wellput/contract";
import type { StrengthHint } from "./hint.ts";

/** What to say about the parts of a message that already work, by strength. */
export const strengthHints: Record<StrengthCode, StrengthHint> = {
  OBSERVATION: {
    name: "A plain observation",
    why: "This is something that both of you could check. The talk can start from here, because there is nothing to defend.",
  },
  FEELING: {
    name: "A real feeling",
    why: "This says how it is for you, without a charge against anyone. A feeling that is owned is easy to hear.",
  },
  NEED: {
    name: "A need or value",
    why: "This tells the reader why it matters to you. Most people know this need themselves, and it can be met in more than one way.",
  },
  DOABLE_REQUEST: {
    name: "A request that can be answered",
    why: "This asks for one clear thing and leaves room for a yes, a no or another idea. The reader knows what the next step is.",
  },
};
