import { phraseAt } from "./query.ts";
import type { Reading } from "./reading.ts";

/** Ways of behaving that somebody may want less of. */
const NUISANCE = new Set(
  "excuse lecture apology promise pity sympathy drama lie scene row argument fight quarrel sermon sarcasm gossip nonsense commentary interference insult threat game remark joke comment jibe dig snark banter cheek attitude tone noise racket din nickname name-calling eye-rolling criticism nitpicking tease rumour rumor complaint reminder call email e-mail mail message text note voicemail meeting surprise interruption party music phone shoe visitor guest smoke pet dog secret trick prank stunt favour favor advice suggestion question demand change delay order deal speech swearword swear bullying madness behaviour behavior charade circus silliness sulk tantrum mood pressure guilt-trip selfie photo post negativity pessimism rudeness aggression shout hint innuendo accusation blame small-talk jargon volume baby-talk chat talk visit inspection".split(
    " ",
  ),
);
/** Words in -ing that are things. */
const THINGS = new Set(
  "building washing meeting recording evening morning ceiling heating wedding ring string king thing things spring lining opening dressing pudding icing parking clothing lighting flooring railing housing pricing training seating listing lettering wiring plumbing something anything nothing everything being bring during wing sling".split(
    " ",
  ),
);

/** Whether the words at `at` name a way of behaving: "the jokes", "humming", "your sarcasm", "surprise fire drills" do not. */
export function isBehaviourAt(reading: Reading, at: number): boolean {
  const phrase = phraseAt(reading, at);
  const head = phrase?.first === at ? phrase.head : at;
  return isBehaviour(reading, head);
}

function isBehaviour(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.tag === "PUNCT") return false;
  if (/.ing$/.test(token.norm) && !THINGS.has(token.norm)) return true;
  return NUISANCE.has(token.lemma);
}
