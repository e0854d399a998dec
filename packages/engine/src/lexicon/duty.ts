import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** What may follow a subject to make it a duty: "should", "need to", "are supposed to". */
export const duty: LexiconClass = {
  name: "duty",
  source: "Own list of modal and half-modal expressions, with noisy spellings.",
  entries: list(
    `
        should, shuold, shld, should have, should of, shouldn't, should never, should at least, should also, should really, should just, must, must not,
        must have known, have to, hav to, have got to, got to, need to, ned to, needn't have, ought to, oughta, ought not to,
        ought to have, are supposed to, is supposed to, were supposed to, was supposed to, are meant to, is meant to, are obliged to, is obliged to,
        are expected to, is expected to, had better, 'd better, better not, the least you could do, the least you can do, least you could do,
        least you can do, the least he could do, the least she could do, the least they could do, the least he can do, the least she can do,
        the least they can do, could at least, can at least, could have at least, might at least, might have at least, might have had the decency,
        could have had the decency, have the decency to, owe me, owe us, owe it to me, owe it to us, owe me an apology, owe us an apology,
        owe me an explanation, owe us an explanation, your job to, your duty to, your responsibility to, your job is to, your duty is to, it's up to you to,
        it is up to you to, it's your job to, it is your job to, it's your duty to, it's your responsibility to, it's your turn to, it's high time you,
        it is high time you, it's about time you, it is about time you, it's time you, it is time you, high time you, about time you, would do well to, have no business, have no right to, haven't the right to, are not allowed to, can't just`,
  ),
};
