import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Adverbs that judge how somebody acted. */
export const verdictAdverb: LexiconClass = {
  name: "verdict-adverb",
  source: "Own list: manner adverbs made from the verdict adjectives.",
  entries: list(
    `
        brazenly, blatantly, flagrantly, vindictively, impudently, cheekily, abominably, scandalously, despicably, feebly, cravenly, spinelessly,
        grudgingly, churlishly, boorishly, crassly, mercilessly, pettily, ham-fistedly, cavalierly, flippantly, high-handedly, heavy-handedly,
        treacherously, sanctimoniously, self-righteously, offensively, bossily, cluelessly, outrageously, unashamedly, lamely, cynically,
        cold-bloodedly, curtly, brusquely, bitchily, cattily, like a fool, carelessly, recklessly, sloppily, lazily, stupidly, foolishly, idiotically,
        thoughtlessly, mindlessly, senselessly, incompetently, ineptly, clumsily, negligently, irresponsibly, unprofessionally, unproffesionally,
        haphazardly, half-heartedly, shoddily, rudely, impolitely, disrespectfully, insolently, arrogantly, smugly, pompously, condescendingly,
        patronisingly, patronizingly, dismissively, contemptuously, scornfully, sarcastically, snidely, spitefully, maliciously, viciously, cruelly,
        heartlessly, callously, ruthlessly, unkindly, meanly, nastily, selfishly, greedily, ungratefully, inconsiderately, insensitively, tactlessly,
        dishonestly, deceitfully, deviously, sneakily, slyly, underhandedly, shamelessly, shamefully, disgracefully, inexcusably, unforgivably,
        unfairly, unjustly, unreasonably, irrationally, childishly, immaturely, petulantly, sulkily, stubbornly, obstinately, pig-headedly,
        aggressively, abusively, obnoxiously, hypocritically, glibly, appallingly, atrociously, abysmally, pathetically, behind my back,
        behind our backs, like a child, like a baby, like an idiot, like an animal, like children, like a maniac, like a bull in a china shop,
        without a second thought, without a shred of decency, without any respect, without any consideration, without a care in the world, coldly,
        brutally, harshly, crudely, indecently, fraudulently, disloyally, scathingly, mockingly, disparagingly, discourteously, haughtily,
        pretentiously, officiously, imperiously, menacingly, belligerently, provocatively, impertinently, insultingly, vengefully, wickedly,
        unethically, immorally, disingenuously, insincerely, tersely, gruffly, grumpily, moodily, peevishly, sullenly, huffily, hysterically,
        inefficiently, ineffectively, amateurishly, slackly, rashly, impulsively, intolerantly, ignorantly, naively, disgustingly, annoyingly,
        infuriatingly, irritatingly, inappropriately, improperly, unacceptably, obsessively, unhelpfully, obstructively, inflexibly, pedantically,
        judgementally, judgmentally, complacently, begrudgingly, ungraciously, gutlessly, shabbily, vilely, without a thought for,
        without batting an eyelid, any old how, slapdash, like a lemon, like a pudding, like a boot camp, like a bad penny, at a snail's pace`,
    { severity: 0.6 },
  ),
};
