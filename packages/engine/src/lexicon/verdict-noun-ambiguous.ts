import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Nouns that label a person or an act only in "X is a …", "you …!", "your …" or "such a …"; elsewhere they are animals, toys or facts. */
export const verdictNounAmbiguous: LexiconClass = {
  name: "verdict-noun-ambiguous",
  source: "Own list: labels with a harmless meaning of their own.",
  entries: [
    // Labels of persons
    ...list(
      `
        bulldozer, peacock, bottleneck, hater, jackal, reptile, octopus, broken record, lame duck, ticking time bomb, weak link, big child, spoiled princess, spoilt princess,
        cow, pig, rat, snake, worm, witch, monster, demon, devil, dragon, animal, beast, savage, shark, chicken, donkey, turkey, baby, princess, tease, grass,
        crank, hack, dinosaur, fossil, puppet, bum, drunk, alcoholic, shrew, tart, sod, dick, knob, ass, drama queen, hoarder, junkie, bore, nag, wally, dope,
        fake, fraud, relic, karen, cowboy, meltdown, waste of space, stalker, flop, dud, failure, gossip, cheat, quitter, peasant, nightmare, burden, problem,
        wreck, train wreck, trainwreck, handful, sin, genius, hero, saint, expert, mastermind, brains of the operation, einstein, sherlock, mother
        teresa, father of the year, mother of the year, boss of the year, employee of the month, professional victim, problem child, snail, sloth, sheep,
        parrot, vampire, queen bee, child, kid, teenager, toddler, schoolboy, schoolgirl, child of five, two-year-old, five-year-old, disaster, catastrophe,
        walking disaster, accident waiting to happen, doormat, opportunist, superstar, prince, royal highness, smart one, bright spark, clever one, bad mother,
        bad father, bad parent, bad friend, bad teacher, bad boss, bad manager, bad influence, terrible mother, terrible father, terrible person, terrible
        manager, terrible boss, terrible friend, awful person, horrible person, horrible man, horrible woman, bad person, bad example, lousy father, lousy
        mother, lousy manager, poor manager, poor leader, poor listener, bad listener, bad loser, soft touch, hard man, one-trick pony, clock watcher, armchair
        general, mansplainer, manchild, man-child, overgrown child, overgrown schoolboy, flake, liability, martyr, villain, fiend, troll, shill, minion, pawn,
        flunky, hoodlum, delinquent, punk, crony, scammer, hustler, blackmailer, abuser, harasser, oppressor, tormentor, groper, voyeur, predator,
        deviant, extremist, zealot, autocrat, eavesdropper, gatecrasher, criminal, plotter, puppet master, agitator, instigator, betrayer,
        deserter, sucker, mug, plank, spanner, melt, div, dipstick, clot, drip, drag, downer, misery, terror, horror, millstone, hindrance,
        bad news, lost cause, washout, bad seed, rotten egg, letdown, wannabe, copycat, plagiarist, gammon, scab,
        neanderthal, caveman, mongrel, ape, gorilla, baboon, louse, slug, runt, stinker, ruffian, hog, glutton, fruitcake, loon, madman, madwoman, robot, taskmaster, free rider, bad driver, bull in a china shop, old bag, old old hater, tramp, wet wipe, bluffer, pessimist,
        defeatist, nerd, 
        has-been, nobody, lightweight, ditz, scruff, snooper, sulker, fantasist, doughnut, donut, sap, hot
        mess, car crash, write-off, plague, blight, poison, show pony, hick, himbo, dumb blonde, poor sport, crone,
        tortoise, mule, goat, hyena, rottweiler, energy drain, right so-and-so, mood killer, crap
        dad, crap mum, rubbish dad, rubbish mum, rubbish boss, rubbish friend, crap boss, crap friend, useless dad, hopeless case, glorified
        secretary, pussy,
        looser, pain, such a pain, a right pain, a real pain, a total pain, a bloody pain, a massive pain, an utter pain`,
      { pos: "noun", severity: 0.6, note: "A label only after 'you are a', 'such a' or as an address." },
    ),
    // Names for what somebody does or how somebody is, told by a severity below that of labels
    ...list(
      `
        blunder, joke, waffle, pie in the sky, dog's dinner of a, circus, insult, embarrassment, disgrace, disappointment, rubbish, garbage, trash, crap, waste of time, betrayal, shambles, mess, scandal,
        outrage, crime, lie, negligence, greed, racism, sexism, abuse, disrespect, neglect, pigsty, dump, poor show, fantasy, pipe dream, fairy tale,
        bull, crock, whitewash, cover-up, smokescreen, rip-off, swindle, scam, theft, robbery, extortion, blackmail, harassment, intimidation, coercion,
        manipulation, victimisation, discrimination, slave labour, vandalism, sabotage, treason, slander, libel, defamation, witch-hunt, vendetta, insubordination, disobedience, audacity, vanity, narcissism, sense of entitlement, superiority complex, aloofness, coldness,
        aggression, aggressiveness, belligerence, negativity, pessimism, cynicism, sarcasm, ridicule, derision, viciousness, brutality,
        savagery, apathy, idleness, messiness, untidiness, inefficiency, amateurism, mediocrity, gullibility, naivety, folly, lunacy, insanity, madness,
        absurdity, silliness, hysteria, hysterics, melodrama, tirade, diatribe, rant, sulk, paranoia, micromanagement, trickery, vulgarity, foul language, prejudice, unfairness, injustice, irritability, abrasiveness, harshness, procrastination, wrongdoing, misconduct, misbehaviour,
        swagger, bravado, corruption, depravity, wickedness, tyranny, toxicity, vitriol, pickiness, foul mood, foul temper, threatening tone, threatening
        manner, threatening behaviour, hidden agenda, ulterior motive, double standard, tall story, charade, freak show, rigidity, secretiveness,
        indecision, indecisiveness, backchat, lack of remorse, lack of concern, lack of gratitude, lack of warmth, lack of humility, lack of self-control, lack
        of urgency, lack of leadership, lack of communication, lack of support, lack of transparency, lack of honour, lack of awareness, lack of attention, lack
        of understanding, refusal to listen, inability to listen, unwillingness to listen, unwillingness to help, failure to listen, chauvinism, misogyny,
        ageism, elitism, fanaticism, defeatism, opportunism, antagonism, plagiarism, lechery, perversity`,
      { pos: "noun", severity: 0.55, note: "Counts as somebody's ('your negligence') or after 'that was'." },
    ),
    // What somebody keeps doing; no part of speech, since taggers waver between verb and noun
    ...list(
      `
        nitpicking, moralising, moralizing, preaching, finger-pointing, navel-gazing, procrastinating, time-wasting, timewasting, badgering, pestering,
        hectoring, eavesdropping, micromanaging, grumbling, grousing, bragging, squabbling, carping, prying, fault-finding, whingeing,
        whinging, thieving, boozing, belittling, sniggering`,
      { severity: 0.5 },
    ),
  ],
};
