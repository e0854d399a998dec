import { met, unmet } from "./situation.ts";

/**
 * Own collection of signs too faint for a guess at the need: they only tell how it may feel, and the need is asked for.
 * They count in a sentence that speaks of the writer.
 */
export const FAINT = [
  met(
    "happy",
    "",
    `
    finally found/got/have/met/told/finish/made/did/home, at last, lovely/wonderful/brilliant/fantastic/amazing/beautiful/magical/perfect day/evening/afternoon/morning/picnic/party/holiday/trip/walk/dinner/meal/concert/talk/time/wedding/visit/surprise, so kind, very kind, really kind, kind word/words, so nice, so sweet, so good to me, so lucky, blessed, smile/smiled/smiles at me, laugh/laughed/laughing together, laughed so much, butterflies, sunshine, scholarship, said my _ was/is brilliant/great/good/excellent/wonderful, tests are clear, test is clear, passed its, first day without, surprised me at, @i won, prize, award, medal, engaged, honeymoon,
    picnic, cuddle/cuddled, chose/chosen/pick/picked my/me, select/selected my/me, make/made it to the top/final/finals/end/summit, saved me a, saved a seat, waved at me, held me, hold/held my hand, they/he/she clap/clapped, cheered, without crutches/help/stick/pain, still bake/bakes/cook/cooks for us/me, trust/trusts me, believe/believes in me, same bed again, as good as new, off to the sea/beach/mountains, @i can finally, i love this/it/the, for the first time in`,
  ),
  unmet(
    "frustrated, annoyed, tired",
    "",
    `
    forgot/forget/left/lost/broke/changed/missed/took/lied/complain/late _ _ again, yet again, once again, changed again, for the hundredth time, how many times, dump/dumped, rubbish/litter/trash, building/construction site, traffic jam, delayed, in the queue, on hold, paperwork, bureaucracy, caught him/her/them, refuse/refused/refuses to, around the house, toilet seat, left _ up again, did everything, do everything, minute to myself, moment to myself, fight all day, fight/fighting/bicker/bickering all, @i hate, can not stand,
    scratch/scratched my, smash/smashed my, damage/damaged my/our, ruin/ruined my/our, spoil/spoilt/spoiled my/our, waste/wasted my, spill/spilled/spilt, lost my work/file/data, crashed again, overcharged, scam/scammed, cheated me, rip/ripped me off, complain/complained about me/us, police because of`,
  ),
  unmet(
    "worried, uneasy",
    "",
    `
    expelled, suspended, tumour, tumor, blood, fever, dizzy, faint/fainted, seizure, police call/came/come/stop/stopped, letter from _ court/lawyer/police/bank/office, dentist tomorrow, to the dentist, injection, needle, spider, snake, thunder, turbulence, want/wants to see me, run/runs/running out in/of/on, contract run/runs/end/ends, expires, broke and payday, payday is, declined, drunk, drink/drinking again, on drugs, cigarettes in his/her, hit/hitting another child/kid, came home late, not home yet, not come home, not at home yet, unknown number, threat*, suspicious, in the dark, can not remember, forget things, say/says/said he/she need/needs/want/wants a break/space, need/needs a break from us/me, wants space, flirt/flirts/flirting with,
    not know what to say, no idea what to say, not know how to tell, tell my parents, what will they say, what will people, got lost, get lost, can not read the, lose my mind, losing my mind`,
  ),
  unmet(
    "sad, lonely",
    "",
    `
    visit/visited _ grave, at the cemetery today, buried/bury, without my son/daughter/mother/father/husband/wife/brother/sister/dog/cat/child/mum/dad, into his/her room, his/her old room, empty house/room/chair/bed/nest, never come/comes back, never see/again him/her, last goodbye, goodbye, used to be so? close/friends/inseparable, only send birthday, only one without, for one $, table for one, not rung, never rings, nobody rings, moved away, emergency contact, nobody could ever, nobody will ever, nobody asked me, nobody came, nobody at, not ask me, and not ask/asked me, no one swiped, picked me last, last to be picked, nobody speaks here, can not come to my, can not be there, will not be there, not get pregnant, can not have children, can not have kids, never run/walk/dance/play/sing again, had a miscarriage, never talk/talks/speak/speaks to me, never said/says sorry, stopped coming`,
  ),
  unmet(
    "uneasy, tense",
    "",
    `shout/shouts/yell/yells/scream/screams at everyone/everybody/her/his/their/the, throws things, slams doors, bad mood all, tension at home`,
  ),
  unmet(
    "discouraged, sad",
    "",
    `
    not good at, everyone/everybody/half _ passed/succeed/got and i not, and i did not $, loathe/loathed myself, despise myself, sound so dumb/stupid, look so stupid/dumb, someone like me, everyone/everybody is buying/having/getting/travelling, they say i do not look, not look ill/sick, said it is rubbish, is rubbish, say/says/said it was rubbish/bad/terrible/crap, not good at, too old for, too late for me, never learn, give/gave up, giving up, no chance, hopeless, dead end, useless`,
  ),
  unmet(
    "tense, restless",
    "",
    `not switch off, head is spinning, mind is racing, can not relax, can not stop thinking, can not stop, not concentrate, not focus, on edge, grinding my teeth, waiting for the call`,
  ),
  unmet(
    "guilty, uneasy",
    "",
    `not tell/told her/him/them, kept it secret, i broke his/her/their/grandma, i took _ without, i stole, i hid, i pretend/pretended, i made him/her cry, and she was only, and he was only, i was too hard/harsh/strict, i ignored, i did not call, i have not called, i have not visited, i never visited`,
  ),
  unmet(
    "angry, hurt",
    "",
    `
    that women/men/foreigners/girls can not, women can not, my guide dog, not let me in, refuse/refused to serve, behind our backs, and now he/she is my, vanish/vanished, and never came back, treat/treats me like, like air, make/made fun, joke at my, stare/stares/stared at me/my, compare/compares/compared me, always compare/compares me, only nice when, thinks/think i am too, say/says name right, can say my name`,
  ),
];
