import { words } from "../words.ts";

/** After these "your" can only be "you're". */
export const AFTER_YOU_ARE = words(`
  a, acting, always, an, being, constantly, expected, going, just, meant, never, not, so, such, supposed, the, welcome
`);

/** After "id" without its apostrophe: "id rather you didn't". */
export const AFTER_I_WOULD = words(`appreciate, hate, like, love, prefer, rather, sooner`);

/** "your useless": before these, with nothing behind them to own, "your" can only be "you're". */
export const BEING = words(`
  amazing, angry, annoying, arrogant, awful, blind, bored, brilliant, broke, busy, cheating, childish, crazy, cruel, deaf,
  disgusting, dreaming, drunk, dumb, evil, great, home, hopeless, horrible, ignorant, immature, impossible, incompetent, insane,
  jealous, joking, kidding, late, lazy, lonely, lovely, lying, mad, mean, mental, pathetic, ridiculous, rude, scared, selfish,
  sick, stressed, stupid, terrible, tired, toxic, unbelievable, unfair, unreasonable, unreliable, upset, useless, welcome, wrong
`);

/** "mad cause ur late": with a subject behind it and no article before it, "cause" is "because". */
export const SUBJECTS = words(`
  everyone, he, hes, i, im, it, nobody, she, shes, they, theyre, u, ur, we, you, your, youre
`);

/** "frustrated cause the invoice went astray" */
export const OWNERS = words(`everybody, her, his, my, our, people, some, somebody, someone, that, the, their, this`);

export const BEFORE_NOUN = words(`
  a, an, another, any, good, her, his, just, main, my, no, one, our, real, root, that, the, their, this, your
`);

export const MY_YOUR_THE = words(`an, her, his, my, the, user, your`);

export const NEED_HAVE_GOT = words(`able, going, got, have, need, ought, trying, used, want`);

/** "gutted cause her flight went"; and what ends in -ed or -y. */
export const FELT = words(`cross, furious, hurt, late, livid, lost, mad, sad, upset`);

/** Behind these a thought goes on, or ends. */
export const CLOSES = words(`again, and, as, at, because, but, for, if, lol, mate, or, so, tbh, that, to, when, with`);
