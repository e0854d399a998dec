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

export const MONSTER_ANIMAL_BEAST = words(`animal, beast, demon, machine, monster, rock, terror, wall, wizard`);

export const CIRCUS_SHOW_PANTO = words(`
  ballet, carnival, circus, musical, nativity, pageant, panto, pantomime, parade, play, show
`);

export const KARAOKE_DANCEFLOOR_DANCE = words(`
  badminton, barbecue, bingo, bowling, buffet, cards, charades, chess, court, croquet, dance, dancefloor, darts, dodgems,
  dominoes, drum, drums, fiddle, football, guitar, hockey, ice, karaoke, mic, monopoly, netball, piano, ping-pong, pitch, poker,
  pool, rugby, scrabble, slopes, snooker, squash, tennis, trampoline, trumpet, wicket
`);

export const BEAT_RESIST_DISLIKE = words(`
  beat, buy, catch, dislike, forget, match, replace, resist, stop, surprise, top
`);

export const MATE_BRO_DUDE = words(`boys, bro, dude, girls, guys, lads, man, mate, pal`);

export const THE_IN_AT = words(`a, at, called, in, near, the, to`);

export const SOMEONE_SOMEBODY_ANYONE = words(`a, an, any, anybody, anyone, some, somebody, someone`);

export const IN_OF_FROM = words(`before, from, in, of, throughout, till, until`);
