import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Sayings that lay down the law: "respect is a two-way street". */
export const maxim: LexiconClass = {
  name: "maxim",
  source: "Own list of sayings used as reproaches, British and American.",
  entries: list(
    `
        loyalty has to be earned,
        rules are rules, never hurt anybody, never hurt anyone, never killed anybody, never killed anyone, rules are there for a reason, rules exist for a reason, there are rules for a reason, there's a reason we have rules, rules apply to everyone, rules apply to everybody, the rules apply to everybody, rules apply to all, the rules apply to everyone, a promise is a promise, a deal is a deal, a deadline is a deadline, family is family, fair is fair, fair's fair,
        no means no, sorry is not enough, manners cost nothing, good manners cost nothing, politeness costs nothing, courtesy costs nothing, kindness costs
        nothing, honesty costs nothing, it costs nothing to be, it doesn't cost anything to be, it doesn't cost anything to say, it costs nothing to say, it
        wouldn't hurt to say, it doesn't hurt to say, it never hurts to say, manners maketh man, respect is a two-way street,
        respect goes both ways, respect works both ways, respect cuts both ways, communication is a two-way street, friendship is a two-way street, trust is
        a two-way street, loyalty is a two-way street, respect has to be earned, respect must be earned, respect is earned, trust has to be earned, trust
        must be earned, trust is earned, promises are made to be kept, promises are there to be kept, deadlines are there for a reason, deadlines are there
        to be met, honesty is the best policy, it takes two to tango, it takes two to argue, actions speak louder than words, you reap what you sow, you get
        what you give, you get out what you put in, what goes around comes around, two wrongs don't make a right, charity begins at home, blood is thicker
        than water, a little respect goes a long way, a little kindness goes a long way, a little courtesy goes a long way, a little consideration goes a
        long way, a little respect wouldn't hurt, a little courtesy wouldn't hurt, a little consideration wouldn't hurt, a little gratitude wouldn't hurt, a
        thank you wouldn't hurt, a thank you would be nice, a little gratitude would be nice, a little respect would be nice, a simple thank you would, a
        simple sorry would, a little courtesy wouldn't go amiss, a bit of respect wouldn't go amiss, a bit of respect wouldn't hurt, a bit of courtesy
        wouldn't hurt, a bit of gratitude wouldn't go amiss, a bit of consideration wouldn't hurt, treat others as you, treat others the way you, do unto
        others, children should be seen and not heard, kids should be seen and not heard, silence is consent, ignorance is no excuse, ignorance is not an
        excuse, being busy is no excuse, stress is no excuse, that's no excuse for, time waits for no one, there is such a thing as, there's such a thing as,
        ever heard of manners, ever heard of knocking, it's called manners, it's called respect, it's called courtesy, it's called common courtesy, it's
        called being, it's called consideration, it's called basic decency, it's called work for a reason, life isn't fair, life's not fair, nobody's perfect but, no one is above the rules, nobody is above the rules, nobody is above the law, the customer is always right, the customer
        is king, a team is only as strong, there is no i in team, there's no i in team, you can't have your cake and eat it, you can't have it both ways,
        you made your bed, if you can't do the time, if you play with fire, he who pays the piper,
        one hand washes the other, that's not how things are done, you just don't do that`,
  ),
};
