import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Words of weariness and hatred that stand straight before the person at whom they are aimed: "sick of you". */
export const aversion: LexiconClass = {
  name: "aversion",
  source: "Own list, British and American.",
  entries: list(
    `
        sore at, sore with, sick of, sick and tired of, sick to death of, tired of, so tired of, bored of, weary of, had enough of, had it with, had it up to here with, had it up
        to here of, had my fill of, fed up of, so over, done with, so done with, at my wits' end with, can't stand, can't bear, can't stomach, can't abide,
        can't take, could strangle, could kill, could throttle, could murder, hate, loathe, despise, detest, resent,
        anger towards, anger toward, anger at, anger against, resentment towards, resentment toward, resentment against, resentment at, rage at, rage towards, rage against,
        hatred for, hatred of, hatred towards, bitterness towards, bitterness toward, fury at, fury towards, frustration with, frustration towards,
        disappointment in, disappointment with, hurt by, pissed with, angry on, mad on, furious on, disappointed from, disappointed of, disappointed by, let
        down by, annoyed from, upset from, upset on, stressed by, stressed from, scared from, afraid from, exhausted by, drained by, worn out by, traumatised
        by, terrified of, terrified by, intimidated by, irritated by, infuriated by, embarrassed by, ashamed of`,
  ),
};
