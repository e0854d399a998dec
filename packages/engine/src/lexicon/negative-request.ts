import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Verbs and openers that ask somebody to leave something undone. */
export const negativeRequest: LexiconClass = {
  name: "negative-request",
  source: "Own list: words of ceasing, avoiding and forbidding.",
  entries: list(
    `
        stop, quit, cease, cease and desist, desist, refrain from, abstain from, avoid, cut it out, cut that out, cut the crap, cut the drama, cut the
        attitude, knock it off, pack it in, give it a rest, give over, leave off, lay off, back off, get off my back, get off my case, leave me alone,
        leave us alone, leave it alone, leave me out, leave us out, keep out, keep out of, keep off, keep away, keep away from, stay out of, stay away
        from, stay off, steer clear of, hands off, drop it, drop the attitude, drop the act, shut up, shut it, shut your mouth, shut your face, pipe
        down, zip it, enough with, enough of the drama, enough of the excuses, enough of the lies, enough of the games, enough of the shouting, enough of the jokes, no more, spare me, spare us, save your breath, do not ever, don't you ever, never again, think twice
        before, hold off, hold back, butt out, keep your nose out, keep your hands off, keep my * out of, keep me out of, keep us out of, leave my * out of, keep your opinions to yourself, keep your voice down, mind
        your own business, eff off, keep your comments to yourself, keep your advice to yourself, keep your jokes to yourself, keep your remarks to
        yourself, keep your hands to yourself, keep your thoughts to yourself, keep it to yourself, keep your * to yourself, keep your * off, keep
        your * out of, keep your * away from, keep your paws off, save your excuses, save your lectures, save your apologies, save the excuses, save
        the lecture, save it for someone who cares, enough of your, enough excuses, enough already, enough of this, enough of that, enough lies,
        enough games, enough is enough, less of the, less of your, spare me the, spare us the, spare me your, spare us your, lose the attitude, drop
        the sarcasm, drop the excuses, drop the subject, change the record, get out of my face, get out of my hair, get your hands off, take your
        hands off, let go of me, let go of my arm, let go of my hand, let go of my sleeve, let go of my bag, keep your nose out of, don't even think of, stop it now, let it drop, give me a break, put a sock in it, wind your neck in, rein it in, dial it down, tone it down, keep it
        down, leave well alone, wipe that smirk off, wipe that smile off`,
    { severity: 0.5 },
  ),
};
