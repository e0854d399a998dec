import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Frames that pass an opinion off as everybody's: 'everyone knows', 'one would expect'. */
export const generalOpinion: LexiconClass = {
  name: "general-opinion",
  source: "Own list of frames that appeal to everybody's agreement.",
  entries: list(
    `
        everyone knows, everybody knows, everyone can see, everybody can see, everyone sees, everyone thinks, everybody thinks, everyone says, everybody says,
        everyone agrees, everybody agrees, everyone would agree, anyone can see, anybody can see, anyone could see, anyone would agree, anyone would think,
        anyone with half a brain, anyone with eyes, anyone with any sense, anybody with any sense, no one in their right mind, nobody in their right mind, it
        goes without saying, it's common knowledge, it is common knowledge, it's common sense, it is common sense, common sense, common decency, common
        courtesy, basic manners, basic decency, basic courtesy, it's well known, it is well known, it's obvious to everyone, it's obvious, it is obvious, as
        everyone knows, as everybody knows, as we all know, we all know, you can't just, you just don't, you don't just, there are rules, some people, certain
        people, some of us, certain individuals, some individuals, one does not, one simply does not, one would expect, one would think, one
        might think, one would have thought, one might have thought, you'd think, you would think, you would have thought, you'd have thought, you'd expect,
        you would expect`,
  ),
};
