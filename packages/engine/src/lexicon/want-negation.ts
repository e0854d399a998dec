import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** First-person openers that tell what the speaker does not want. */
export const wantNegation: LexiconClass = {
  name: "want-negation",
  source: "Own list, with noisy spellings; 'i' stands for 'we' as well.",
  entries: list(
    `
        i don't want, i don't wanna, i never want, i never wanted, i no longer want, i don't want to be, i don't like it when, i don't like how, i don't like the way, i don't like being, i don't like to be, i don't like that you, i don't
        enjoy, i don't enjoy being, i don't appreciate, i don't appreciate it when, i don't appreciate being, i dislike it when, i
        dislike being, i dislike how, i dislike the way, i hate it when, i hate when, i hate that you, i hate how, i hate how you, i hate the way you, i hate
        being, i hate to be, i hate having to, i can't stand it when, i can't stand when, i can't stand being, i can't stand how, i
        can't stand the way, i can't bear it when, i can't bear being, i loathe it when, i loathe being, i detest it when, i detest being, i resent it when, i
        resent being, i resent having to, i object to being, i won't be, i refuse to be, i'm not going to be, i'm not
        willing to be, i wish you wouldn't, i wish you didn't, i wish you hadn't, i wish you weren't, i wish you
        wouldn't have, i wish he wouldn't, i wish he didn't, i wish she wouldn't, i wish she didn't, i wish they wouldn't, i wish they didn't, i wish he
        weren't, i wish people wouldn't, i wish nobody would, i wish you'd stop, i wish you would stop, i wish he'd stop, i wish she'd stop, i wish they'd
        stop, if only you wouldn't, if only you didn't, i'd rather you didn't, i would rather you didn't, i'd rather he didn't, i'd
        rather she didn't, i'd rather they didn't, i'd rather not be, i'd rather you wouldn't, i'd prefer you not to, i'd prefer that you didn't, i'd prefer
        if you didn't, i'd prefer it if you didn't, i would prefer it if you didn't, i'd prefer not to be, i'd like you not to, i would like you not to, i'd
        like not to be, i want you not to, i'm not here to be, i'm not here to, i'm tired of being, i'm tired of you, i'm sick of being, i'm
        sick of you, i'm fed up with being, i've had enough of being`,
  ),
};
