import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

const nouns = (severity: number, block: string) => list(block, { pos: "noun", severity });

/** Nouns that label a person. A self-label with one of the harsh ones counts as well. */
export const verdictNoun: LexiconClass = {
  name: "verdict-noun",
  source:
    "Own list of labels and insults, British and American; coarse ones included because people write them when upset.",
  entries: [
    ...nouns(
      0.95,
      `
        complacency, some cowboy, some joker, bunch of cowboys, idiot, moron, imbecile, cretin, retard, halfwit, half-wit, nitwit, dimwit, twit,
        dunce, dolt, dullard, dumbass, dumbo, dumb-ass, dummy, dork, doofus, impatience, penny-pinching, nit-picking, boor, knave, exhibitionist,
        flatterer, thickhead, control addict, ghoul, numbskull, numskull, blockhead, bonehead, airhead, pea-brain, birdbrain, bird-brain, thicko,
        thickie, simpleton, ignoramus, numpty, a dope, a total dope, a right dope, muppet, plonker, pillock, prat, berk, wazzock, nincompoop, ninny,
        nutter, nutcase, nutjob, headcase, basket case, psycho, psychopath, sociopath, lunatic, maniac, schizo, weirdo, freak, creep, pervert, perv,
        sicko, degenerate, scum, scumbag, lowlife, low-life, vermin, cockroach, maggot, swine, bitch, bastard, arsehole, asshole, arse, dickhead,
        prick, knobhead, bellend, tosser, wanker, twat, cunt, git, bugger, jerk, jackass, douche, douchebag, son of a bitch, piece of work,
        piece of shit, piece of crap, piece of trash, piece of rubbish, piece of garbage, piece of dirt, waste of oxygen, sleazeball, slimeball,
        dirtbag, scoundrel, rotter, cad, snake in the grass, weasel, toad, skunk, ogre, hag, slut, slag, whore, bimbo, fascist, nazi, racist, sexist,
        misogynist, bigot, chauvinist, narcissist, sadist, tyrant, dictator, despot, fuckwit, fuckhead, shithead, shitbag, shithouse, asshat, asswipe,
        arsewipe, dipshit, dickwad, dumbfuck, motherfucker, cocksucker, gobshite, ratbag, toerag, scrote, turd, cockwomble, twonk, skank, slapper,
        trollop, hussy, bint, harlot, harridan, homophobe, xenophobe, transphobe, incel, miscreant, reprobate, lecher, peeping tom, wino, pisshead,
        piece of filth, dunderhead, knucklehead, meathead, fathead, lunkhead, dingbat, drongo, dweeb, schmuck, lummox, bunny boiler, head case,
        numbnuts`,
    ),
    ...nouns(
      0.75,
      `
        liar, lier, cheater, fraudster, phoney, phony, con artist, conman, con man, swindler, crook, thief, trickster, charlatan, impostor, imposter, quack,
        traitor, turncoat, backstabber, back-stabber, double-crosser, judas, hypocrite, hipocrite, two-face, sneak, snitch, tattletale, telltale,
        gossipmonger, stirrer, shit-stirrer, troublemaker, trouble-maker, bully, thug, brute, bruiser, hooligan, yob, lout, oaf, barbarian,
        slave-driver, control freak, micromanager, micro-manager, megalomaniac, egomaniac, egotist, egoist, diva, prima donna, drama-queen,
        attention-seeker, attention whore, show-off, showoff, poser, poseur, snob, know-it-all, know-all, smart alec, smart aleck, smartarse,
        smart-arse, smartass, smart-ass, clever clogs, clever dick, wiseguy, wise guy, bighead, big-head, big mouth, bigmouth, loudmouth, blabbermouth,
        windbag, gasbag, blowhard, braggart, pedant, nitpicker, nit-picker, fusspot, harpy, battleaxe, old bat, crybaby, cry-baby, whiner, whinger,
        whinge-bag, moaner, complainer, killjoy, spoilsport, wet blanket, party pooper, misery guts, sourpuss, grouch, grump, curmudgeon, hothead, hot-head,
        loose cannon, menace, nuisance, pest, pain in the neck, pain in the arse, pain in the ass, pain in the backside, pain in the butt, parasite, leech,
        sponger, freeloader, free-loader, scrounger, moocher, bloodsucker, vulture, gold-digger, social climber, bullshitter, bullshit artist,
        fibber, schemer, conniver, double-dealer, gaslighter, guilt-tripper, emotional blackmailer, shyster, love rat, two-timer, wolf in sheep's clothing,
        rip-off artist, cowboy builder, motormouth, goody two-shoes, goody-goody, do-gooder, prig, prude, fuddy-duddy, old fart,
        old codger, old fogey, fogey, nasty bit of work, wrong 'un, slowcoach, slowpoke, malingerer, greedy guts, tosspot,
        tightarse, naysayer, doom-monger, doomsayer, worrywart, grumbler, moaning minnie, malcontent, buzzkill, mood hoover, energy vampire, emotional vampire,
        fun sponge, wet lettuce, cold fish, ice queen, big girl's blouse, milksop, oik, troglodyte, tearaway, holy terror, goon, twerp, chump, useless lump,
        waste of a salary, keyboard warrior, armchair critic, martinet, bully boy, fishwife, royal pain, thorn in my side, thorn in our side, scaremonger,
        rabble-rouser, bragger, boaster, lamebrain, peabrain, laggard, sluggard, blackguard, pinhead, rumourmonger, rumormonger, scandalmonger, warmonger,
        hatemonger, fearmonger, fussbudget, stuffed shirt, smarty-pants, smartypants, bossy boots, bossyboots, little miss perfect, mr perfect, huckster,
        crosspatch`,
    ),
    ...nouns(
      0.6,
      `
        clown, joker, buffoon, fool, laughing stock, amateur, bungler, botcher, bumbler, klutz, butterfingers, loser, dead weight, deadweight, dead loss,
        no-hoper, nohoper, non-entity, nonentity, good-for-nothing, ne'er-do-well, layabout, lazybones, lazy bones, lazybum, slob, slouch, slacker, shirker,
        skiver, idler, loafer, deadbeat, couch potato, timewaster, time-waster, clock-watcher, clockwatcher, jobsworth, pen-pusher, bean counter, space cadet,
        scatterbrain, coward, wimp, wuss, sissy, pansy, pushover, jellyfish, crawler, suck-up, suckup, bootlicker, boot-licker, brown-noser, brownnoser,
        arse-licker, ass-kisser, kiss-ass, toady, lackey, sycophant, yes-man, stooge, lapdog, teacher's pet, mummy's boy, mama's boy, mommy's boy,
        big baby, spoilt brat, spoiled brat, brat, little madam, cheapskate, skinflint, miser, scrooge, penny-pincher, tightwad, busybody, busy-body, meddler,
        nosy parker, nosey parker, snoop, flirt, homewrecker, home-wrecker, womaniser, philanderer, letch, lech, sleaze, creepo, luddite,
        philistine, heathen, pleb, chav, redneck, hillbilly, trailer trash, bogan, ingrate, black sheep, bad apple, rotten apple, waster, wastrel, drunkard,
        crackhead, hypochondriac, oxygen thief, snowflake, dimbo`,
    ),
    // Verdicts on what somebody did or made
    ...nouns(
      0.55,
      `
        nonsense, bullshit, drivel, claptrap, baloney, hogwash, poppycock, tripe, twaddle, gibberish, balderdash, horseshit, load of rubbish,
        load of nonsense, load of crap, load of bollocks, load of tosh, tosh, sick joke, bad joke, farce, travesty, mockery, sham, pantomime,
        dog's breakfast, dog's dinner, pig's ear, hatchet job, half-arsed job, rush job, botch job, bodge, bodge job, bodge-up, botch-up, cock-up,
        screw-up, balls-up, fuck-up, foul-up, amateur hour, dereliction of duty, slap in the face, kick in the teeth, stab in the back, low blow,
        cheap shot, cheap trick, cheap joke, cheap jibe, cheap dig, cheap remark, cheap comment, dirty trick, power trip, power grab, ego trip,
        temper tantrum, tantrum, hissy fit, hissy, strop, incompetence, incompetance, stupidity, idiocy, laziness, sloppiness, carelessness,
        thoughtlessness, recklessness, rudeness, insolence, arrogance, ignorance, cowardice, dishonesty, treachery, hypocrisy, hipocrisy, selfishness,
        malice, spite, cruelty, ineptitude, disloyalty, stubbornness, pettiness, childishness, immaturity, unprofessionalism, favouritism, nepotism,
        cronyism, bigotry, backstabbing, scheming, skulduggery, shenanigans, antics, pack of lies, bunch of lies, web of lies, bunch of lame excuse,
        lame excuses, poor excuse, cheap excuse, crocodile tears, lip service, attitude problem, mind games, lame effort, lack of respect,
        lack of professionalism, lack of empathy, lack of decency, lack of manners, lack of effort, lack of commitment, lack of interest,
        lack of care, lack of consideration, lack of integrity, lack of honesty, lack of backbone, contempt, disdain, lazy thinking, bitter old man,
        bitter old woman, grumpy old man, grumpy old woman, miserable old man, miserable old woman, bunch of sheep, bunch of idiots, bunch of clowns,
        bunch of amateurs, bunch of cowards, bunch of liars, bunch of crooks, bunch of thieves, bunch of morons, pack of idiots, pack of liars,
        load of idiots, shower of idiots, lack of skill, lack of talent, lack of judgement, lack of judgment, lack of sensitivity, lack of tact,
        lack of imagination, lack of initiative, lack of discipline, lack of taste, lack of class, lack of common sense, lack of self-awareness,
        lack of compassion, lack of courtesy, lack of ambition, lack of maturity, lack of competence, lack of responsibility, lack of loyalty,
        nothing but excuses, nothing but lies, nothing but hot air, nothing but drama, nothing but empty promises, bluster, posturing, bluffing,
        hot air, tantrums, theatrics, histrionics, empty promises, broken promises, half-truths, double standards, blame game, buck-passing,
        foot-dragging, point-scoring, one-upmanship, sniping, bitching, griping, sob story, victim act, guilt trip, power games, silly games,
        little games, childish games, stupid games, virtue-signalling, arse-kissing, ass-kissing, brown-nosing, boot-licking, bootlicking,
        freeloading, sponging, scrounging, slacking, skiving, bullshitting, fobbing off, fence-sitting, mud-slinging, scapegoating, meanness,
        nastiness, bitterness towards, unreliability, indifference, inflexibility, intransigence, obstinacy, condescension, snobbery, smugness,
        self-pity, self-importance, slackness, deceit, deception, duplicity, insensitivity, incompetency, shoddy work, bungling, mismanagement,
        maladministration, bullying behaviour, bad manners, bad faith, foul play, abuse of power, abuse of trust, breach of trust, codswallop, piffle,
        hooey, malarkey, guff, bunkum, gobbledygook, gobbledegook, mumbo jumbo, psychobabble, bollocks, piss-take, pisstake, cock-and-bull story,
        jiggery-pokery, chicanery, monkey business, cop-out, copout, brass neck, kangaroo court, character assassination, smear campaign,
        daylight robbery, emotional blackmail, tomfoolery, buffoonery, showboating, mansplaining, passive aggression, insincerity, petulance,
        impertinence, impudence, effrontery, discourtesy, flippancy, irresponsibility, self-absorption, self-indulgence, pomposity, conceit, egotism,
        hubris, pedantry, double dealing, defensiveness, crankiness, short-sightedness, touchiness, unfriendliness, unkindness, hooliganism, thuggery,
        overconfidence, disorganisation, overreaction`,
    ),
    ...nouns(
      0.6,
      `
        weakest link, bad egg, deadwood, waste of a desk, waste of skin, chatterbox, cynic, ditherer, dodger, fanatic, kleptomaniac, manipulator,
        rogue, rascal, sleazebag, upstart, vandal, weakling, viper, bellyacher, chancer, wind-up merchant, scaredy-cat, sore loser, poor loser,
        bad sport, spoiled child, spoilt child, glory hunter, empire builder, bootlick, sell-out artist, backseat driver, fair-weather friend,
        false friend, snake oil salesman, ambulance chaser, slumlord, rip-off merchant, profiteer, procrastinator, dawdler, underachiever,
        spendthrift, swot, hairsplitter, sloven, bodger, bounder, goof, goofball, oddball, noob, simp, drama llama, mooch, silly mare, silly billy,
        silly moo, battle-axe, back-seat driver, dog in the manger, second-rater, sad case, charity case, overgrown teenager, faker, eejit, bampot,
        slavedriver, slave driver, little hitler, chucklehead, wacko, featherbrain, misery-guts, miseryguts, wiseass, wise-ass, screwup, tell-tale,
        faffer, blagger, name-dropper, boy racer, road hog, putz, arse-kisser, clever-clogs, smarty pants, gobby cow, arrogant sod, lazy sod,
        lazy bugger, stupid bugger, lying toad, miserable git, cheeky git, spineless wonder, pompous ass, jobs-worth, nit-wit, bean-counter,
        box-ticker, sex pest, bane of my life, bane of my existence, spent force,
        stranger to the truth, lazy so-and-so, miserable so-and-so,
        sad little man, sad little woman`,
    ),
    // What somebody keeps doing, as a noun: "your constant whining"
    ...list(
      `
        nagging, moaning, whining, meddling, lying, cheating, gossiping, scaremongering, fearmongering, sulking, ranting, grandstanding, stonewalling,
        gaslighting, bickering, backbiting, dawdling, dithering, faffing, bullying, plotting`,
      {
        severity: 0.5,
        note: "No part of speech, since taggers waver between verb and noun.",
      },
    ),
  ],
};
