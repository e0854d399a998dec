import { words } from "../words.ts";

export const SOFT = words(`
  absent, awful, awkward, bad, bitter, blunt, brutal, cheap, coarse, cold, cranky, critical, dense, dependent, dim, dirty,
  disappointing, distant, disturbed, dozy, draining, dull, emotional, empty, excitable, exhausting, false, fat, frightful,
  ghastly, gloomy, grating, hard, hormonal, horrible, inadequate, intense, lax, lenient, limited, loud, low, miserable, noisy,
  odd, passive, peculiar, pessimistic, poor, rambling, ratty, rigid, rough, sensitive, sharp, short, slow, soft, sour, stiff,
  strange, strict, superior, terrible, testy, tetchy, thick, tight, timid, touchy, unattractive, unfit, unnecessary, weak, wet,
  wild, withdrawn, wooden, worse, wrong
`);

export const LOW_MARKS = words(`
  awful, bad, disappointing, dreadful, frightful, ghastly, horrible, inadequate, poor, terrible
`);

export const STRESS = words(`
  always, being, bloody, completely, how, incredibly, just, plain, really, simply, so, such, that, this, too, totally,
  unbelievably, utterly, very
`);

export const ON_MANNER = words(`
  aggressive, antiquated, arbitrary, archaic, awful, bad, baseless, bitter, blunt, brutal, cavalier, coarse, cold, confusing,
  corny, corrosive, defensive, disappointing, disproportionate, disturbing, erratic, excessive, extreme, flimsy, frightful,
  frosty, futile, ghastly, grating, groundless, harsh, hasty, horrible, hostile, icy, inadequate, inflammatory, insipid,
  invasive, irksome, lousy, lukewarm, mean, meaningless, misleading, monotonous, negative, overlong, paltry, pointless, poor,
  provocative, rambling, robotic, savage, sharp, so-called, sour, superior, terrible, testy, tetchy, unfounded, unfriendly,
  unjustified, unnecessary, unwarranted, vague, vexing
`);

export const PLAIN = words(`
  awful, dense, dim, disappointing, dozy, dull, frightful, ghastly, horrible, horrid, inadequate, lax, pessimistic, rigid,
  superior, terrible, testy, tetchy, thick, touchy
`);

export const TO_A_FACE = words(`
  bitter, brutal, cheap, coarse, cranky, distant, draining, excitable, exhausting, false, fat, grating, hormonal, odd, peculiar,
  ratty, slow, sour, strange, unattractive, wooden
`);

export const MARKS = words(`
  bitty, bland, boring, brutal, clunky, dreary, dull, flimsy, futile, hasty, hopeless, insufficient, lifeless, lightweight,
  meaningless, misleading, pants, patchy, pointless, robotic, savage, scrappy, shallow, slack, stodgy, superficial, unbalanced,
  vague, waffly, weak, woolly, wordy
`);
