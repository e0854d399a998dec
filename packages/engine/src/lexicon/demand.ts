import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Ways of the speaker to demand outright. */
export const demand: LexiconClass = {
  name: "demand",
  source: "Own list of first-person demands.",
  entries: list(
    `
        i demand, we demand, i'm demanding, we're demanding, i insist, we insist, i must insist, we must insist, i
        insist on, i insist that, i'm insisting, i expect, we expect, i expect you to, we expect you to, i fully expect, i'd expect you to, i require,
        we require, i'm requiring, i order you, i'm ordering you, i forbid you to, we forbid you to, i forbid you from, i command, i want an answer now, i want it now, i want this now, i want it on my
        desk, i want this on my desk, i want it done, i want this done, i want it fixed, i want this fixed, i want it sorted, i want this sorted, i
        want a written explanation, i want an explanation, i want an apology, i want my money back, i'm waiting for an explanation, i await an
        apology, i want an answer by, i want a reply by, i want a straight answer, i want results, i need it yesterday, i won't accept, i won't tolerate, we won't tolerate, i refuse to accept, you will do as, you
        will do what, you are to, you are required to, you'd better, you had better, you better, see to
        it, see to it that, i give you until, i'm giving you until, you've got until, you have until, this is non-negotiable, it's non-negotiable, that's non-negotiable, no is not an answer, i won't take no for an answer, i'm telling you
        to, we're telling you to, i'm ordering you to, i'm instructing you to, i instruct you to, i call
        on you to, i'm not asking you, this is not a request, that was not a request, it's not a request,
        it wasn't a question, that wasn't a question, not up for debate, not up for discussion, not open to discussion, no room for discussion, you're
        not leaving until, you're not going anywhere until, nobody leaves until, no one
        leaves until, nobody is leaving until, nobody goes home until, nobody is going anywhere until, i shall not tell you again, i would expect, i'm
        expecting, we're expecting, i won't wait any longer, i'm not waiting any longer, i don't wait more, i'll
        give you until, this ends today, this ends now, this ends here, this stops now, this stops today, it's him or me, it's her or me, it's them or me, it is him or me, it is her or me, last time i'm asking, the last time i'm asking, the last time i'll ask, i'm asking for the last time, for the last time of asking, not another penny, not a penny more, not one more penny, i won't ask again, i won't say it again, i won't say this again, i'm not asking
        again, i won't tell you again, i must ask you to, i will have to ask you to, i'm going to have to ask you to`,
    { severity: 0.6 },
  ),
};
