import { words } from "../words.ts";

/** The words of the small classes: the tagger may give their tags to no other. */
export const CLOSED = words(`
  a, about, after, all, although, am, an, and, another, any, anybody, anyone, anything, are, as, be, because, been, before,
  being, both, but, by, can, cause, cos, could, coz, dare, did, do, does, doing, each, either, enough, every, everybody,
  everyone, everything, except, few, for, from, get, gets, getting, given, gonna, got, gotta, had, half, has, have, having, he,
  help, her, hers, herself, him, himself, his, how, i, if, in, into, is, it, its, itself, leave, less, lest, let, let's, like,
  many, may, me, might, mind, mine, more, most, much, must, my, myself, need, neither, no, nobody, none, nor, not, nothing, of,
  off, on, once, one, ones, oneself, or, other, ought, our, ours, ourselves, over, plus, provided, quite, right, seeing, self,
  several, shall, she, should, since, so, some, somebody, someone, something, such, supposing, than, that, the, their, theirs,
  them, themselves, there, these, they, this, those, though, through, till, to, under, unless, until, urself, us, used, wanna,
  was, we, well, were, what, whatever, when, whenever, where, whereas, wherever, whether, which, whichever, while, who, whoever,
  whom, whomever, whose, why, will, with, without, would, y'all, yall, yet, you, your, yours, yourself, yourselves
`);

export const HI_HEY_HELLO = words(`
  bye, evening, hello, hey, hi, hiya, morning, night, no, ok, okay, sorry, thanks, yes
`);
