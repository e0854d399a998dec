import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Adjectives that judge a person, but are plain facts of things, bodies, treatments, figures and weather. */
export const verdictAmbiguous: LexiconClass = {
  name: "verdict-ambiguous",
  source: "Own list: adjectives whose verdict depends on what they speak of.",
  entries: [
    ...list(
      `
        difficult, aggressive, cold, critical, defensive, negative, loud, slow, dim, slack, tight, wet, soft, cheap, low, boring, dull, fat,
        anal, mental, idle, unfit, worst, mean, weird, distracted, distant, harsh, demanding, dramatic, emotional, over-emotional, oversensitive,
        over-sensitive, hypersensitive, touchy, sensitive, hostile, hard work, high-maintenance, hard to work with, impossible to work with,
        difficult to work with, hard to please, weak, twisted, warped, bent, dirty, sour, dependent, passive, indifferent, strict, rigid, stiff, wooden,
        robotic, mechanical, superficial, shallow, hollow, empty, plastic, false, unfriendly, unapproachable, standoffish, stand-offish, aloof, withdrawn,
        icy, frosty, hopeless, poor, bad, terrible, awful, horrible, horrid, hard, blunt, sharp, short, rough, wild, predictable, unpredictable, erratic,
        inconsistent, negligible, old-fashioned, outdated, out of touch, out of control, full of hot air, all talk, all mouth, two-dimensional, not normal,
        abnormal, disturbed, at fault, to blame, disappointing, inadequate, insufficient, incapable, unskilled, untalented, talentless, limited, absent,
        spoilt, spoiled, worse, unbelievable, abrupt, vague, pointless,  overpriced, bitter and twisted, misleading,
        fake, unnecessary, ungracious, nuts, awkward, bitter, ratty, miserable, superior,
        lightweight, lifeless,         timid, strange, odd, peculiar, intense, exhausting, draining, grating, extreme, savage, coarse, bland,
        drab, vexing, rambling`,
      {
        pos: "adj",
        severity: 0.5,
        note: "A verdict only as the complement of a person, or straight before a word for a person.",
      },
    ),
    // Never nouns or verbs, whatever the tagger makes of them.
    ...list(
      `
        tetchy, testy, cranky, gloomy, pessimistic, apathetic, lenient, noisy, hormonal, dozy, excitable, excessive, disproportionate, brutal, feral, ghastly,
        frightful, sketchy, seedy, flimsy, patchy, arbitrary, archaic, antiquated, monotonous, repetitive, dreary, corny, clunky, ropey, insipid, overlong,
        wordy, invasive, disturbing, provocative, corrosive, troublesome, bothersome, irksome, meaningless, futile, hasty, unattractive, unbalanced, podgy,
        flabby, porky, lukewarm, mind-numbing, paltry, in the wrong, inflammatory, cavalier, so-called, unfounded, groundless, baseless, unjustified,
        unwarranted, hard to deal with, hard to live with, hard to like, impossible to live with, impossible to please, impossible to deal with, acrimonious,
        contentious, fallacious, destructive, cryptic, screechy, stodgy, showy, gaudy, gimmicky, tatty, dumpy, dowdy, discouraging, one-dimensional, verbose,
        spurious, garbled, thick, dense, scrappy, bitty, woolly, waffly, pants, soppy`,
      { severity: 0.5 },
    ),
  ],
};
