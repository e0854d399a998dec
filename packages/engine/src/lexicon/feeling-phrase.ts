import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

const GOOD = "happy pleased okay ok alright amused thrilled delighted".split(" ");
const FAR_FROM = [
  "not",
  "not at all",
  "not very",
  "not exactly",
  "not so",
  "not too",
  "not really",
  "really not",
  "not one bit",
  "far from",
  "anything but",
  "less than",
  "none too",
];
/** "I'm not happy", "we were far from pleased": a pleasant feeling denied. */
const NOT_WELL = ["i'm", "i was", "we're", "we were"].flatMap((who) =>
  FAR_FROM.flatMap((how) => GOOD.map((good) => `${who} ${how} ${good}`)),
);

/** Whole clauses and verb phrases that state the speaker's unpleasant feeling without "be" or "feel". */
export const feelingPhrase: LexiconClass = {
  name: "feeling-phrase",
  source: "Own list of idioms of distress; each holds its own first person.",
  entries: [
    ...list(NOT_WELL),
    ...list(
      ` it hurt, this hurt, that hurt, it did hurt, it does hurt, it stings, it stung, it breaks my heart, it broke my heart, this breaks my heart, my
        heart is broken, my heart broke, my heart sinks, my heart sank, my heart aches, my heart is heavy, i have a knot in my stomach, i've got a knot in my stomach, i have a lump in my throat, i've got a lump in my throat, there's a lump in my throat, there's a knot in my stomach, my blood is boiling, my blood boils, my stomach is in
        knots, my stomach dropped, my stomach turned, my stomach lurched, my blood ran cold, my blood boiled, my heart stopped, my heart dropped, my heart fell, i just want to cry, i just want to scream, we want to cry, i was close to tears, my jaw dropped, my stomach turns, my nerves are shot, my head is spinning, i dread, i am in pieces, i went to pieces, i could
        cry, i could scream, i could have cried, i could weep, i want to cry, i want to scream, i cried all night, i've been crying, i can't
        stop crying, i broke down, i broke down in tears, i burst into tears, i lost heart, i've lost heart, i've lost hope, i lost hope, i've
        had it, i've had it up to here, i've had enough, i'm done in, i can't cope, i can't cope anymore, i
        can't take it anymore, i can't take any more, i'm at the end, i'm falling apart, i'm losing it, i'm losing my mind, i'm going mad,
        i'm going crazy, i'm going under, i'm drowning, i'm cracking up, i'm coming apart, i fear the worst, i'm not coping, we're not coping,
        i see red, it pains me, it saddens me, it grieves me, it worries me, it frustrates me, it upsets me, it scares me, this
        really hurts, it hurts so bad, it still hurts, it really hurt, that really hurt, it hurt a lot, it
        hurt so much, i can't take this, i can't take this anymore, i can't take it any more, i can't bear it, i can't bear this, i can't stand it any more, i
        can't go on, i can't go on like this, i cried myself to sleep, i cried my eyes out, i've been in tears, i was reduced to tears, i'm a wreck, i'm a mess,
        i was a mess, i'm not doing well, i'm not doing so well, i'm doing badly, i'm going out of my mind, i'm out of my mind, i'm at breaking point, i've
        reached my limit, i've reached breaking point, i lost my temper, i'm losing my temper, i'm losing hope, i'm losing heart, i'm crushed, it breaks me, it
        broke me, my chest tightens, my stomach churns, i lie awake, i lay awake all night, i couldn't sleep for worry, i'm worn down, i'm a
        nervous wreck, i'm a bundle of nerves, i'm so over it, i'm so over this, i'm so done, i'm not myself, i'm not in a good
        place, i'm in a bad way, my heart bleeds, my heart is in pieces, my head is all over the place, i'm at the end of it, i can't
        face another, i can't stop shaking, i could have screamed, i nearly cried, i almost cried, i was close to crying, it cut deep, that cut
        deep, it stings that, it gutted me, it crushed me, it makes me want to cry, it keeps me awake at night, it keeps me up at night, i'm all over the place,
        i'm worried out of, i'm a bag of nerves, i feel it in my stomach, my patience is wearing thin, my patience is running out, my patience is at an end, i'm
        losing my patience, i've lost my patience, i've run out of patience,
        i'm not best pleased, we're not best pleased, i was not best pleased, i wasn't best pleased, i'm not a happy bunny, i am not a happy bunny,
        i'm not a happy camper`,
    ),
  ],
};
