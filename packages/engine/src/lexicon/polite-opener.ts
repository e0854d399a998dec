import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Openers that make a request out of an order. */
export const politeOpener: LexiconClass = {
  name: "polite-opener",
  source: "Own list of polite question and wish forms.",
  entries: list(
    `
        could you, could you please, can you, can you please, cld you, would you, would you please, would you be willing to, would you be
        willing, would you be open to, would you be able to, would you be so kind, would you be so kind as to, would you be kind enough, would you mind, do
        you mind, would you consider, would you like to, would you let me, would you let us, would you tell me, will you please, may i ask you to, may i ask
        you, might i ask you, can i ask you to, could i ask you to, can i ask that, could i ask that, could we, can we, shall we, could we please, may we,
        might we, might you, could i, can i, may i, might i, would it be possible, would it be possible to, would it be possible for you to, would it be ok
        if, would it be okay if, would it be all right if, would it be alright if, would it work for you, is it possible to, is it possible for you to, is
        there any chance, is there a chance, any chance you could, any chance of, any chance, do you think you could, do you think we could, i wonder if you
        could, i was wondering if you could, i was wondering whether you could, wondering if you could, i'd be grateful if, i would
        be grateful if, i'd be glad if, i'd appreciate it if, i would appreciate it if, i'd really appreciate it if, it would be great if you, it would be
        great if, it'd be great if, it would be lovely if, it would help if, it would help me if, it would help me a lot if, it would mean a lot if, it'd help
        if, i'd love it if, i'd like it if, i would like it if, i'd like you to, i would like you to, i'd love you to, i want you to, i need you to, i'd be
        happy if, i'd prefer it if, i'd prefer if, i would prefer it if, please, kindly, how about, what about, what if we, why don't we,
        let's, lets, let us, let me know, are you willing to, are you able to, are you free to, are you up for, are you open to, when you get a chance, when
        you have a moment, when you have a minute, if you can, if you could, if possible, if you don't mind, if that's ok, if that's okay, if that works, if
        that works for you, if it suits you, my request is, my request to you is, my request, i'd like to ask you, i would like to ask you, i'd like to ask, i
        want to ask you, i ask you to, i'm asking you to, i'm asking if, we'd be grateful if, we would appreciate it if, we'd appreciate
        it if`,
  ),
};
