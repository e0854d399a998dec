import { OPEN_FRAME } from "../text/reword.ts";
import type { StingKind } from "./kinds.ts";

/** Words to begin with where a whole sentence stings; what only the writer knows is a [blank]. */
export const STING_FRAMES: Record<StingKind, string> = {
  blame: OPEN_FRAME,
  contempt: "When I saw [what happened], I was upset, because [what I value] matters to me.",
  sarcasm: "I had hoped for [what I hoped for], because [need] matters to me.",
  rhetorical: "I would like to understand [what I wonder about]. Can you tell me?",
  label: "When you [what they did], I felt [feeling], because I value [value].",
  veiled: "In [this part] I found [what I saw]. Could we have [what I need] by [day]?",
  comparison: "I would like [what I wish for], because it would help me with [need].",
  disbelief: "I had counted on [what I expected], and I am disappointed. Can you tell me how it came about?",
  generalising: "On [day] I saw [what happened], and it matters to me because [need].",
  mind: "When [what they did], I began to wonder whether [my guess]. Is it so?",
  guilt: "I would be glad of [what I wish for]. Would you be willing?",
  martyr: "I would like [what I wish for], too. Can we find a way?",
  counting: "We spoke of this on [day] and on [day]. What would help to make it last?",
  test: "It would mean a lot to me if [what I wish for], because then I feel [feeling].",
  order: "Could you [what I ask for] by [when]? I need it because [reason].",
  threat: "I need [need]. If we find no way, I will [my own step].",
  shutdown: "I need a break from this now. Can we talk again at [time]?",
  duty: "I would have liked [what I wished for], because [need]. Could we do it so next time?",
};
