import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Verbs that make their object feel: "he upset me". With an act as the subject they link a feeling to a cause. */
export const emotionCause: LexiconClass = {
  name: "emotion-cause",
  source: "Own list, with idioms; a star stands for the person who feels.",
  entries: [
    ...list(
      `
        upset, annoy, anger, enrage, infuriate, incense, irritate, irk, vex, peeve, exasperate, aggravate, frustrate, provoke, rile, outrage, offend,
        displease, madden, bug, needle, nettle, gall, rankle, antagonise, disgust, repulse, revolt, sicken, nauseate, appal, appall, horrify,
        shock, stun, scare, frighten, terrify, petrify, alarm, worry, concern, trouble, bother, disturb, perturb, unsettle, unnerve, rattle, spook,
        intimidate, stress, distress, depress, sadden, grieve, dishearten, discourage, demoralise, demoralize, demotivate, deflate, disappoint, dismay,
        disillusion, hurt, sting, wound, pain, crush, devastate, embarrass, shame, humiliate, mortify, confuse, bewilder, baffle, perplex, overwhelm, exhaust, drain,
        bore, torment, traumatise, freak out, stress out, piss off, tick off, wear out, wind up, creep out, cheese off, burn out, gross out, weird
        out, bum out`,
      { pos: "verb" },
    ),
    ...list(
      `
        piss * off, tick * off, cheese * off, hack * off, naff * off, brass * off, stress * out, freak * out, wear * out, wind * up, creep * out,
        gross * out, weird * out, burn * out, bum * out, bring * down, get * down, work * up, rile * up, do * head in, does my head in,
        does my nut in, doing my head in, did my head in, break * heart, get on * nerves, get under * skin, rub * up the wrong way,
        set my teeth on edge, make * blood boil, give * a fright, give * a scare, give * the creeps, give * a turn, make * sick, make * cry,
        drive * mad, drive * crazy, drive * insane, drive * nuts, drive * bonkers, drive * round the bend, drive * round the twist,
        drive * up the wall, drive * to despair, drive * to drink, drive * to distraction, drive * out of * mind, bring * to despair,
        bring * to tears, reduce * to tears, bring * to the edge, push * over the edge, push * to the limit, push * to the brink, push * buttons,
        send * over the edge, send * round the bend, send * up the wall, wear * down, grind * down, tear me up, eat me up, leave * in tears,
        leave * in bits, scare the hell out of, scare the life out of, scare the living daylights out of, put the wind up, spoil my mood,
        give me grey hair, get me on the nerves, go me on the nerves, get us on the nerves, go on my nerves, go on our nerves,
        frighten the life out of, hurt * feelings, really get to me, cause * stress, cause * pain, cause * grief, cause * distress, cause * anxiety,
        cause * worry, cause * heartache, cause * sleepless nights, give * grief, give * stress, give * anxiety, give * nightmares,
        give * sleepless nights, give * palpitations, give * a headache, give * the shivers, give * the heebie-jeebies, give * the willies,
        give * the ick, give * the fear, give * a shock, give * quite a fright, give * quite a shock, put * on edge, keep * on edge, set * on edge,
        put * in a foul mood, put * in a bad mood, put * in a mood, sap * energy, drain * energy, suck the energy out of me, fill * with dread,
        fill * with rage, fill * with despair, fill * with fear, fill * with shame, fill * with disgust, try * patience, test * patience,
        bore * to tears, bore * to death, worry * sick, scare * to death, frighten * to death, scare * witless, scare * shitless, scare * stiff,
        tire * out, grind * gears, grate on * nerves, jangle * nerves, get * worked up, get * goat, get * back up, put * back up, get up * nose,
        get on * wick, get on * tits, do * nut in, do * crust in, make * feel ill, make * want to scream, make * want to cry, make * want to quit,
        make * want to hit, make * want to throw something, make * stomach turn, make * heart sink, make * flesh creep, make * skin crawl,
        turn * stomach, churn * up, tear * up inside, eat away at me, sadden * deeply, have * in tears, have * in bits, have * in a state,
        have * worried sick, have * climbing the walls, have * tearing * hair out, have * walking on eggshells, keep * up at night, have * in a rage,
        have * in a flap, drive * bananas, drive * barmy, drive * potty, drive * mental, drive * up a wall, bore the pants off me, get my hackles up,
        get on * last nerve, give * a heart attack, give * an ulcer, give * the hump, grate on me, knock me for six, leave * shaking,
        make me feel two inches tall, make * lose the will, make * see red, make * want to tear my hair out, make * hair stand on end,
        press my buttons, press all my buttons, put me off my food, put the fear of god into, rub * the wrong way, ruffle my feathers,
        send shivers down, wear * to a frazzle, wound my pride, push * to breaking point,
        make * sad, make * mad, make * angry,
        have * on edge`,
      { pos: "verb" },
    ),
  ],
};
