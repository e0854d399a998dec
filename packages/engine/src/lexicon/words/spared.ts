import { words } from "../words.ts";

export const SKILLED = words(`
  baker, baritone, bassist, batsman, bowler, cook, dancer, drummer, gardener, goalie, goalkeeper, guitarist, impersonator,
  keeper, mechanic, mimic, negotiator, painter, pianist, player, shot, singer, skater, soprano, storyteller, striker, surfer,
  swimmer
`);

export const COOL = words(`
  brutal, crazy, filthy, insane, killer, mad, mental, nuts, ridiculous, savage, sick, unreal, wicked
`);

export const LOOKS = words(`
  backhand, beat, bike, boots, cake, car, catch, concert, cooking, corner, costume, curry, dance, drawing, dress, drop, finish,
  forehand, free-kick, garden, gig, goal, hair, haircut, header, jacket, kick, kitchen, mix, moves, nails, night, outfit,
  painting, party, pass, photo, photos, pic, pics, playlist, putt, riff, save, serve, set, shoes, shot, solo, song, strike, tan,
  tattoo, trick, view, voice, volley, weekend
`);

export const STORIES = words(`
  act, book, cartoon, chapter, comedy, drama, episode, fable, film, finale, game, movie, musical, novel, opera, panto, pantomime,
  play, poem, production, saga, script, season, series, sitcom, staging, story, tale, trilogy
`);

export const FIGURES = words(`
  antagonist, character, detective, dragon, frog, ghost, ghosts, giant, hero, heroine, king, knight, narrator, prince, princess,
  protagonist, queen, sidekick, stepmother, villain, witch, wizard, wolf
`);

export const FORCES = words(`animal, beast, demon, machine, monster, rock, terror, wall, wizard`);

export const SHOWS = words(`
  ballet, carnival, circus, musical, nativity, pageant, panto, pantomime, parade, play, show
`);

export const GAMES = words(`
  badminton, barbecue, bingo, bowling, buffet, cards, charades, chess, court, croquet, dance, dancefloor, darts, dodgems,
  dominoes, drum, drums, fiddle, football, guitar, hockey, ice, karaoke, mic, monopoly, netball, piano, ping-pong, pitch, poker,
  pool, rugby, scrabble, slopes, snooker, squash, tennis, trampoline, trumpet, wicket
`);

export const HARDLY_DONE = words(`
  beat, buy, catch, dislike, forget, match, replace, resist, stop, surprise, top
`);

export const MATES = words(`boys, bro, dude, girls, guys, lads, man, mate, pal`);

export const BEFORE_A_NAME = words(`a, at, called, in, near, the, to`);

export const ANYBODY = words(`a, an, any, anybody, anyone, some, somebody, someone`);

export const INSIDE = words(`before, from, in, of, throughout, till, until`);

export const TITLES = words(`
  aunt, auntie, captain, dr, frau, herr, judge, lady, lord, madame, miss, monsieur, mr, mrs, ms, nurse, officer, prof,
  professor, señor, señora, sir, sister, uncle
`);
