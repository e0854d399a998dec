import { words } from "../words.ts";

/** Deeds that are named with a small word behind them: "shown up", "rubbed out". */
export const PARTICLE = words(`about, around, aside, at, down, off, on, out, over, up, upon`);

/** Participles that name a state, a strain or a kindness, and no deed that the speaker complains of. */
export const STATES = words(`
  abashed, accustomed, acquainted, addicted, addled, adjusted, adored, affected, aged, agitated, alarmed, alerted, aligned,
  alleviated, amazed, amused, anchored, animated, annoyed, appreciated, armed, assured, astonished, astounded, attached,
  attracted, awakened, awed, balanced, based, beloved, bereaved, besotted, blessed, bogged, bolstered, bonded, bored, bound,
  braced, broken, built, buoyed, burned, burnt, buzzed, called, carried, caught, celebrated, centered, centred, challenged,
  changed, chapped, charged, charmed, chilled, choked, chuffed, clogged, clued, collected, comforted, committed, compelled,
  composed, concerned, concussed, confined, congested, connected, consoled, contented, convinced, cooped, cornered, covered,
  cramped, creeped, crowned, cuddled, cured, cursed, dazed, dazzled, deadened, decided, dedicated, defeated, depleted,
  detached, determined, dignified, disappointed, disgusted, disinclined, dislocated, disorientated, disoriented, displaced,
  distanced, distracted, diverted, divided, doomed, drained, drawn, dressed, dried, driven, drugged, drunk, dulled, eased,
  educated, elated, elevated, empowered, encouraged, energised, energized, engaged, enlightened, enlivened, ennobled,
  enriched, entertained, enthused, entitled, equipped, established, evolved, exhausted, experienced, exposed, faded,
  fascinated, fated, fed, finished, fitted, flattered, flushed, focused, focussed, foggy-headed, forewarned, forgiven,
  fortified, fragmented, freed, frozen, frustrated, fulfilled, galvanised, gifted, girded, glued, glutted, gorged, graced,
  grieved, grossed, grounded, grown, guarded, guided, half-hearted, hammered, hardened, haunted, healed, heated,
  heavy-hearted, heavyhearted, held, helped, homed, honored, honoured, hooked, hugged, humbled, hydrated, hyped, hypnotised,
  ill-equipped, ill-prepared, immersed, immobilised, immobilized, impressed, improved, inclined, indebted, infatuated,
  infected, inflamed, informed, injured, inspired, integrated, interested, intoxicated, intrigued, invested, invigorated,
  invited, involved, jaded, jangled, jinxed, jumbled, knackered, liberated, lifted, lightened, limited, located, lost, loved,
  married, matured, medicated, melted, mended, mesmerised, minded, mollified, motivated, moved, muddled, needed, nourished,
  numbed, obligated, obliged, obsessed, occupied, old-fashioned, opened, optimised, orphaned, outclassed, outmatched,
  outnumbered, overcommitted, overdressed, overexcited, overfed, overheated, overjoyed, overqualified, overstimulated,
  overtired, overwhelmed, owed, pacified, paid, pampered, paralysed, paralyzed, parched, pepped, perked, petrified, placated,
  placed, plastered, pleased, poised, preoccupied, prepared, privileged, proved, psyched, pulled, pumped, purified, puzzled,
  qualified, quenched, quickened, ragged, rattled, ready, reassured, recharged, recognised, recognized, reconciled, recovered,
  refreshed, reinvigorated, rejuvenated, related, relaxed, released, relieved, removed, renewed, replenished, resolved,
  rested, restored, restricted, revitalised, revived, rewarded, rooted, rounded, roused, ruffled, rugged, run-down, sacred,
  safeguarded, sated, satiated, satisfied, saved, scarred, scattered, scrambled, seated, secluded, secured, sedated, seduced,
  separated, settled, shattered, sheltered, shielded, skilled, sloshed, smitten, soaked, softened, soothed, spared, sparked,
  spent, spoiled, spoilt, spooked, stalled, startled, steeled, stirred, stoned, stranded, strengthened, stretched, stuffed,
  stumped, suited, sunburned, sunburnt, supplied, supported, surprised, sustained, swamped, swollen, talented, tanned, taught,
  tempted, tensed, thawed, thrilled, tied, tinged, tired, tongue-tied, touched, trained, transformed, transported, trapped,
  treasured, troubled, trusted, unanchored, unbalanced, unburdened, underqualified, understimulated, understood, undone,
  unfinished, unhinged, uninspired, uninterested, unleashed, unmotivated, unmoved, unprepared, unprotected, unqualified,
  unsettled, uplifted, uprooted, used, valued, vindicated, wanted, warmed, washed, wasted, weakened, weathered, wedded,
  weighed, welcomed, well-rested, wicked, widowed, winded, wired, withdrawn, worn, worried, wound, wretched, wrinkled, zapped,
  zoned
`);
