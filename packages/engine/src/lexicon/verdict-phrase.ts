import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Whole predicates that pass a verdict on their subject, idioms mostly: "have a chip on your shoulder", "the tact of a brick". */
export const verdictPhrase: LexiconClass = {
  name: "verdict-phrase",
  source: "Own list of idioms, British and American; a star stands for a possessive or an object.",
  entries: list(
    `
        don't know what you're doing, doesn't know what he's doing, doesn't know what she's doing, don't know what they're doing, didn't know what you were
        doing, as dull as dishwater, as thick as mince, as thick as two short planks, didn't know what they were doing, didn't know what he was doing, didn't know what she was doing, have no idea what you're doing, has no idea what
        he's doing, has no idea what she's doing, have no idea what they're doing, had no idea what you were doing, had no idea what they were doing, had no
        idea what he was doing, had no idea what she was doing, haven't the faintest idea how, haven't the foggiest idea how, haven't the slightest idea how,
        hasn't the faintest idea how, hasn't the slightest idea how, haven't got the faintest idea how, hasn't got the faintest idea how, haven't a clue how,
        hasn't a clue how, have no clue how, has no clue how, don't have a clue how, don't have the first idea how, doesn't have the first idea how, have no
        business running, has no business running, had no business running, have no business being, has no business being, had no business being, had no
        business going near, has no business going near, have no business going near, have no business calling, has no business calling, don't deserve to call
        yourself, can't tell your arse from, doesn't know his arse from, don't know your arse from, haven't got a bone, doesn't have a * bone in his body,
        doesn't have a * bone in her body, don't have a * bone in your body, hasn't got a * bone in his body, hasn't got a * bone in her body, haven't got a *
        bone in your body, not have a * bone in your body, not a * bone in your body, not a * bone in his body, not a * bone in her body, the attention span of
        a,  the charm of a, the charm of an, the tact of a, the tact of an, the manners of a, the manners of an, the brains of a, the brain of
        a, the iq of a, the emotional range of a, the emotional intelligence of a, the maturity of a, the empathy of a, the work ethic of a, the personality of
        a, the subtlety of a, the backbone of a, the spine of a, the morals of a, the loyalty of a, the organisational skills of a, the people skills of a, the
        social skills of a, the sensitivity of a, the patience of a gnat, leave a lot to be desired, leaves much to be desired, leave much to be desired, leave
        something to be desired, have a mean streak, have a nasty streak, have a cruel streak, have a chip on * shoulder, have an attitude problem, have an
        anger problem, have a bad attitude, have a big mouth, have a screw loose, have some nerve, have some cheek, have a nerve, have a cheek, have a short
        fuse, have a filthy temper, have a foul temper, have a god complex, have a victim complex, have an ego, have a massive ego, have a huge ego, have a big ego, have such an ego, have an inflated ego, have an
        inflated opinion of, have a heart of stone, have a forked tongue, have your head up, have his head up, have her head up, have their heads up, have *
        head in the sand, have * head in the clouds, have more money than sense, have more mouth than, have too much time on * hands, need your head examined,
        need his head examined, need * head examined, can't keep * mouth shut, couldn't keep * mouth shut, can't keep * trap shut, couldn't keep * promise, can't keep * word, too chicken to, be a danger to, be a threat to, be a menace to, be a hazard to, be a butcher with, be a waste of, be * on legs, need * eyes tested, need * eyes testing, need * ears cleaning, need * ears syringed, be raised by
        wolves, be brought up by wolves, be born in a barn, be dropped on * head, need your head examining, need to get a life, need a reality check, need a kick up the, live in cloud cuckoo land, live in la-la
        land, live in a fantasy world, live in a dream world, live in your own world, live in another world, live under a rock, live in the dark ages, live on
        another planet, think with your dick, think with his dick, think with your wallet, talk rubbish, talk nonsense, talk crap, talk bollocks, talk shit,
        talk a load of, talk through * hat, talk out of * arse, talk out of * ass, talk out of * backside, talk drivel, speak with forked tongue, stink like a,
        look like a tramp, look like a slob, look like a clown, look like a dog's dinner, sound like a broken record, sound like a spoilt child, sound like a
        spoiled brat, sound like a child, sound like a five-year-old, sound like a politician, sound just like your mother, sound just like your father, read
        like it was written by a, reads as if it was written by a, read as if a child, look like it was made by a, look like it was done by a, look like it was
        thrown together, look like a child drew, look like a child made, look like a child did, look as if a child, written by a toddler, written by a child,
        written by a five-year-old, written by a monkey, written by a drunk, written by an idiot, done by a child, done by an amateur, made by a child, drawn by
        a child, drawn by a toddler, designed by a child, designed by an idiot, cut and pasted without thinking, belong in a zoo, belong in a pigsty, belong in
        a museum, belong in the bin, belong in the dark ages, belong in kindergarten, belong in the playground, can't boil an egg, couldn't boil an egg, can't
        even boil an egg, can't spell to save, can't cook to save, can't drive to save, can't sing to save, can't manage to save, couldn't lead a, couldn't find
        your own, couldn't find * arse, couldn't find * way out of a, couldn't fight your way out of, couldn't hit a barn, couldn't organise a, couldn't run a bath, couldn't run a tap, couldn't write a sentence, couldn't tell the truth if, wouldn't know the truth if, wouldn't know
        hard work if, wouldn't know * if it hit, wouldn't know * if it bit, wouldn't recognise * if it, can't see past the end of * nose, can't see further
        than, don't see further than, don't have two brain cells, doesn't have two brain cells, don't have the brains, doesn't have the brains, don't have what
        it takes, doesn't have what it takes, haven't got what it takes, hasn't got what it takes, never grew up, refuse to grow up, get off on bossing, get
        your kicks, get his kicks, get her kicks, give the rest of us a bad name, give us a bad name, bring shame on, bring the whole team into disrepute, drag
        * down to your level, stoop to, stoop so low, stoop that low, sink so low, sink that low, hit a new low, sink to a new low, reach a new low, take the
        biscuit, beggar belief, beggars belief, defy belief, defies belief, drive like a maniac, drive like an idiot, drive like a lunatic, eat like a pig, eat
        like an animal, behave like a pig, behave like pigs, behave like a spoilt, behave like a toddler, behave like toddlers, behave like a teenager, behave
        like a bully, behave like a dictator, act like a toddler, act like toddlers, act like a teenager, act like a bully, act like a dictator, act like a
        princess, act like god, act like a diva, act like a prat, act like a spoilt, act like a spoiled, act like a pig, act like a brat, act like a baby, act
        like a martyr, act like a victim, act all innocent, act so innocent, act high and mighty, act superior, have an attitude, have a serious attitude, have
        a real attitude, like a madman, like a maniac, like a lunatic, like a gangster, like gangsters, like a thug, like thugs, like a tyrant, too proud to,
        too grand to, too important to, a bit of a creep, have verbal diarrhoea, have a one-track mind, have tunnel vision, have selective
        hearing, have a selective memory, the memory of a goldfish, have delusions of grandeur, have ideas above, have an axe to grind, have
        half a brain, have no clue, has no clue, have no idea what you're talking about, has no idea what he's talking about, has no idea what she's talking
        about, don't know what you're talking about, doesn't know what he's talking about, doesn't know what she's talking about, don't know what they're
        talking about, talk a good game, can't take a joke, can't take criticism, can't handle the truth, can't handle your drink, can't hold your drink, can't
        see the wood for the trees, can't tell right from wrong, can't be reasoned with, have nothing between * ears, have sticky fingers, have wandering hands,
        have a foul mouth, have a sharp tongue, live in a bubble, live in an ivory tower, look like something the cat dragged in, dress like a tramp, dress like
        a slob, dress like a clown, wouldn't say boo to a goose, wouldn't last five minutes, couldn't lie straight in bed, have rocks in * head,
        have a heart of ice, have ice in * veins, have no idea how to behave, has no idea how to behave, have no concept of, has no concept of, have a problem
        with the truth, have a loose tongue, have kangaroos loose, have a lot to answer for, have blood on * hands, have a lot to learn about manners, think
        with * wallet, have one rule for yourself, have one rule for you, like a broken record, like a dog with a bone, everything on a plate, born with a
        silver spoon, don't know you're born, doesn't know he's born, doesn't know she's born, gone mad, gone bonkers,
        hasn't the sense he was born with, hasn't the sense she was born with, haven't the sense you were born with, hasn't got two brain cells,
        haven't got two brain cells, hasn't two brain cells, talk out of * hat, talk out of his hat, talks out of his hat, talks out of her hat, gone
        soft, don't know the meaning of, doesn't know the meaning of, haven't a clue what, hasn't a clue what, have the charm of, have the warmth of,
        have the manners of, have a heart like, have a face like a, couldn't care for a, couldn't add up, couldn't spell, couldn't
        organise, can't organise, couldn't find * way, couldn't sell, couldn't run * bath, couldn't hold a, can't hold a candle, isn't worth * salt,
        aren't worth * salt, not worth * salt, live on another, have lost your grip, has lost his grip, has lost her grip, had a brain transplant,
        want your head examining, wants his head examining, wants her head examining, all mouth, have no sense of humour, has no sense of humour, have
        no common sense, has no common sense, have no people skills, has no people skills, have no self-awareness, has
        no self-awareness, have no initiative, has no initiative, have no taste, has no taste, have no class, has no class, have no decency, has no
        decency, have no conscience, has no conscience,
        be off with me, be off with us, be off with her, be off with him, be funny with me, be funny with us, be short with me, be short with us, be
        short with the, be sharp with me, be sharp with the, be snippy with, be frosty with, be in one of your, be in one of his, be in one of her`,
    { severity: 0.6 },
  ),
};
