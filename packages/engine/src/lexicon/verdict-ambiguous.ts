import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Adjectives that judge a person, but are plain facts of things, bodies, treatments, figures and weather. */
export const verdictAmbiguous: LexiconClass = {
  name: "verdict-ambiguous",
  source: "Own list: adjectives whose verdict depends on what they speak of.",
  entries: [
    ...list(
      `
        contrary, detached, impractical, lethargic, partial, off-hand,
        difficult, cold, critical, defensive, negative, loud, slow, dim, slack, tight, wet, soft, cheap, low, dull, fat,
        anal, mental, idle, worst, mean, distracted, distant, demanding, dramatic, emotional, over-emotional, oversensitive,
        over-sensitive, hypersensitive, sensitive, hard work, high-maintenance, hard to work with, impossible to work with,
        difficult to work with, hard to please, weak, twisted, warped, bent, dirty, sour, dependent, passive, indifferent, strict, rigid, stiff, wooden,
        robotic, mechanical, hollow, empty, plastic, false, standoffish, stand-offish, withdrawn,
        icy, poor, bad, hard, blunt, sharp, short, rough, wild, predictable, unpredictable,         negligible, old-fashioned, out of touch, out of control, full of hot air, all talk, all mouth, two-dimensional, not normal,
        abnormal, disturbed, at fault, to blame, insufficient, incapable, unskilled, untalented, talentless, limited, absent,
        spoilt, spoiled, worse, unbelievable,  overpriced, bitter and twisted, misleading,
        fake, unnecessary, nuts, awkward, bitter, ratty, superior,
        lightweight, lifeless,         odd, intense, exhausting, draining, grating, extreme, savage,         drab, vexing, rambling`,
      {
        pos: "adj",
        severity: 0.5,
        note: "A verdict only as the complement of a person, or straight before a word for a person.",
      },
    ),
    // Never nouns or verbs, whatever the tagger makes of them.
    ...list(
      `
        half asleep, half-asleep, tetchy, testy, cranky, gloomy, pessimistic, apathetic, lenient, noisy, hormonal, dozy, excitable, excessive, disproportionate, brutal, feral, ghastly,
        frightful, sketchy, seedy, flimsy, patchy, arbitrary, archaic, antiquated, monotonous, repetitive, dreary, corny, clunky, ropey, insipid, overlong,
        wordy, invasive, disturbing, provocative, corrosive, troublesome, bothersome, irksome, meaningless, futile, hasty, unattractive, unbalanced, podgy,
        flabby, porky, lukewarm, mind-numbing, paltry, in the wrong, inflammatory, cavalier, so-called, unfounded, groundless, baseless, unjustified,
        unwarranted, hard to deal with, hard to live with, hard to like, impossible to live with, impossible to please, impossible to deal with, acrimonious,
        contentious, fallacious, destructive, cryptic, screechy, stodgy, showy, gaudy, gimmicky, tatty, dumpy, dowdy, discouraging, one-dimensional, verbose,
        spurious, garbled, vague, hopeless, superficial, unfriendly, hostile, harsh, shallow, pointless, horrid, horrible, awful, terrible, abrupt, inadequate, miserable, touchy, weird, boring, aloof, erratic, disappointing, inconsistent, unapproachable, aggressive, ungracious, outdated, strange, peculiar, coarse, bland, frosty, unfit, timid, thick, dense, scrappy, bitty, woolly, waffly, pants, soppy`,
      { severity: 0.5 },
    ),
  ],
};
