import * as lists from "../../lexicon/words/ruin-words.ts";

const words = (block: string): ReadonlySet<string> => new Set(block.split(/\s+/).filter((word) => word !== ""));

/** What is dear enough to be ruined rather than damaged: a life, a name, a spirit; by lemma. */
export const DEAR = words(`
  life childhood youth future past career prospect marriage family friendship relationship romance love heart soul spirit sanity
  confidence self-esteem self-respect self-confidence dignity pride reputation name standing credibility honour trust faith hope dream
  ambition belief will courage morale motivation goodwill enthusiasm passion joy happiness peace innocence appetite zest energy
  atmosphere mood vibe buzz momentum magic fun evening weekend holiday honeymoon wedding birthday christmas easter summer season year
  party reunion funeral ceremony festival tour celebration anniversary launch campaign project degree education schooling chance
  recovery health retirement dream legacy home nest business livelihood company brand firm club team band choir department ward
  village town community street neighbourhood tradition culture heritage everything creativity progress sleep memory respect
  closeness intimacy bond loyalty curiosity spark magic graduation prom apprenticeship traineeship pension nerve
`);

/** Verbs that strike what is dear as ruin, by lemma; of things they may be handiwork. */
export const STRIKES = words(`
  bury crush finish gut torch incinerate choke strangle smother flatten trample squash extinguish erase dismantle derail wreck kill
  poison sink bulldoze undo drown end tank butcher tarnish blacken ruin destroy massacre torpedo scupper annihilate obliterate demolish
  decimate devastate shatter break murder doom pulverise pulverize vaporise vaporize detonate cripple crucify slaughter hammer batter
  steamroller trash shred bomb nuke sour taint hollow drain bleed rob eat swallow devour suffocate blow stifle sabotage sully smear
`);

/** What people say that somebody has turned a place, a day or a person into. */
export const RUINED_AS = words(`
  circus zoo pigsty tip dump dumpster bin morgue mortuary graveyard cemetery funeral wake prison jail cage courtroom court tribunal
  interrogation inquisition battlefield battleground warzone war minefield madhouse asylum bedlam nightmare hell hellhole inferno
  torture ordeal joke punchline farce charade pantomime sideshow spectacle disaster catastrophe shambles mess swamp bog sewer cesspit
  cesspool slum squat ruin rubble bombsite bloodbath massacre sweatshop dictatorship wasteland wreck zombie anarchy chaos mayhem
  carnage pandemonium misery madness insanity crisis fiasco debacle brawl laughingstock monster treadmill purgatory armageddon
  apocalypse freakshow shitshow warzone
`);

/** The same in two words: "soap opera", "crime scene". */
export const RUINED_AS_PAIRS = lists.RUINED_AS_PAIRS;

/** Ways to look before others that nobody wants: "like complete amateurs". */
export const SHAMED = words(`
  amateur beginner novice fool idiot clown child kid liar crook thief cowboy joke loser failure fraud moron muppet criminal laughing-stock
  stock beggar monster villain chump mug mugs pushover doormat dunce imbecile charlatan incompetent nobody hypocrite prat wally plonker
  lemon halfwit bumpkin hick peasant scrounger cheapskate savage barbarian hooligan
`);
