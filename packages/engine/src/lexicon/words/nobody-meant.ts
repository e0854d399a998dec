import { words } from "../words.ts";

export const FINDING = words(`branded, declared, deemed, dubbed, found, judged, labelled, pronounced, ruled, voted`);

export const STORIED = words(`
  baron, count, dragon, duchess, dwarf, dwarfs, dwarves, emperor, fairy, genie, giant, giants, goblin, goblins, king, ogre,
  pirate, pirates, queen, sheriff, sisters, stepfather, stepmother, stepsister, stepsisters, troll, witch, witches, wolf, wolves
`);

export const STAGED = words(`
  ballet, circus, film, musical, nativity, opera, panto, pantomime, parade, play, show, sketch
`);

export const TELLS = words(`
  article, assembly, chapter, course, dissertation, documentary, essay, leaflet, lecture, lesson, module, paper, podcast, report,
  research, seminar, sermon, session, study, survey, talk, thesis, unit, webinar, workshop
`);

export const START_BEGIN_OPEN = words(`begin, close, finish, open, play, start, win`);

export const ON_AT_BACK = words(`at, back, my, on, playing, showing, sold`);

export const WAS_WERE_BEEN = words(`are, be, been, being, got, is, was, were`);

export const SPRAYED_PAINTED_SCRAWLED = words(`carved, daubed, painted, scratched, scrawled, scribbled, sprayed`);

export const MAKE_BAKE_COOK = words(`bake, bring, cook, eat, have, make, serve, whip`);
