import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

const verbs = (severity: number, block: string) => list(block, { pos: "verb", severity });

/** Verbs and verb phrases that tell what somebody did as a verdict, where a camera would have shown something plainer. */
export const verdictVerb: LexiconClass = {
  name: "verdict-verb",
  source: "Own list: verbs of wrongdoing, bungling, shirking and belittling, with their idioms.",
  entries: [
    ...verbs(
      0.8,
      `
        bully, cyberbully, swindle, defraud, dupe, hoodwink, bamboozle, scam, fleece, embezzle, pilfer, blackmail, extort, strong-arm, strongarm, browbeat,
        coerce, manipulate, gaslight, guilt-trip, guilt trip, intimidate, terrorise, terrorize, tyrannise, harass, victimise, victimize, persecute, torment,
        humiliate, degrade, demean, belittle, ridicule, mock, deride, jeer, taunt, bad-mouth, badmouth, slander, malign, smear, vilify, backstab,
        double-cross, betray, scapegoat, steamroll, steamroller, bulldoze, railroad, hijack, throw * under the bus, stab * in the back, stitch * up, sell *
        out, sell * down the river, drop * in it, play dirty, play games, play the victim, pull a fast one, take advantage of, take * for a ride, take * for a
        fool, make a fool of, make fun of, walk all over, ride roughshod over, trample on, trample over, lord it over, look down on, talk down to, mansplain,
        patronise, patronize, condescend, bite * head off, snap * head off, jump down * throat, fly off the handle, throw a tantrum, throw a fit, throw a
        hissy fit, throw a strop, lose it with, lose the plot, go ballistic, go off on one`,
    ),
    ...verbs(
      0.65,
      `
        lie to, lie through your teeth, lie through his teeth, lie through her teeth, fib, cheat on, renege, weasel out of, worm out of, wriggle out of,
        chicken out, bottle it, cop out, wimp out, shirk, skive, skive off, slack off, bunk off, goof off, goof around, muck about, faff about, faff around,
        dawdle, dilly-dally, loaf about, laze about, laze around, lounge about, sit on your backside, sit on his backside, sit on your arse, sit on your ass,
        sit around doing nothing, twiddle your thumbs, twiddle his thumbs, swan about, swan around, swan off, waltz in, waltz off, swan in, breeze in, barge
        in, barge into, butt in, muscle in, poke * nose in, stick * nose in, poke * nose into, stick * nose into, meddle, pry, snoop, eavesdrop, mooch, sponge
        off, freeload, scrounge, leech off, coast along, freewheel, phone it in, sleepwalk, sleepwalk through, half-arse, half-ass, botch, bodge, bungle,
        muff, scew up, cock up, balls up, foul up, fuck up, stuff up, louse up, make a hash of, make a pig's ear of, make a dog's dinner of, drop the ball,
        take your eye off the ball, shortchange, short-change, fob off, fob * off, palm off, palm * off, brush * off, string * along, lead * on, leave * in
        the lurch, leave * high and dry, hang * out to dry, let * down, turn your back on, turn his back on, wash your hands of, pass the buck, shift the
        blame, point the finger, make excuses, fall asleep at the wheel`,
    ),
    ...verbs(
      0.55,
      `
        nag, nitpick, nit-pick, harp on, carp, whinge, moan on, bitch, bitch about, grouse, gripe, blather, blabber, blab, gossip, waffle on, ramble on,
        prattle, pontificate, bang on about, witter on, show off, grandstand, gloat, strut, suck up to, brown-nose, crawl to, kiss up to, play favourites,
        play favorites, micromanage, micro-manage, boss * around, boss * about, order * about, order * around, push * around, pick on, gang up on, lash out,
        lash out at, bark at, bark orders, rip into, lay into, tear into, tear a strip off, have a go at, sulk, mope, overreact, over-react, dramatise, make a
        scene, make a fuss, make a mountain out of a molehill, blow * out of proportion, whitewash, sugarcoat, sweep * under the carpet, sweep * under the
        rug, pander to, squander, fritter away, piss away, rub * nose in it, rub it in, mouth off, backchat, smirk at, roll your eyes at, roll his eyes at,
        roll her eyes at, ogle, leer, leer at, creep on, creep * out, stink of, suck at, mistreat, maltreat, ill-treat, misuse, exploit, discriminate against,
        victim-blame, slag off, slag * off, diss, rat on, rat * out, snitch, snitch on, grass on, grass * up, welch on, sleep on the job, cut corners, take
        the piss, take the mick, take the mickey, take liberties, behave like a child, behave like children, act like a child, act like a baby, act like a
        spoilt brat, act like an idiot, act the fool, act up, not pull your weight, couldn't organise a piss-up in a brewery, hog, sabotage, undermine, cheat,
        mislead, deceive, neglect, hoard, weasel, mess up, screw up, sneer, disrespect, waste my time, waste our time, waste everyone's time, waste
        everybody's time, waste * time, waste * morning, waste * afternoon, waste * evening, waste * day, waste * money, make a mess of, make a right mess of,
        stonewall, exaggerate, mess around, mess about, whine, moan, brag, boast, rant, behave like a * child, act like a * child, behave like an animal,
        behave like animals, behave like an idiot, behave like idiots, sneak * in, sneak around, sneak behind, lie through * teeth, lie to * face, throw a
        hissy, bad mouth, talk behind * back, go behind * back, go over * head, turn * back on, wash * hands of, sit on * hands, sit on * arse, sit on *
        backside, twiddle * thumbs, roll * eyes at, breathe down * neck, wipe * feet on, play dumb, play the innocent, play the hero, play god, drag * feet,
        take * eye off the ball, drop a clanger, leave * in the dark, leave * to rot, leave * hanging, keep * in the dark, throw * weight around, throw * toys
        out of the pram, spit the dummy, cry wolf, milk it, milk the system, play the system, game the system, fiddle the books, fiddle the figures, cook the
        books, line * pockets, feather * nest, gaslit, hog the limelight, steal the credit, steal * thunder, steal * idea, take the credit for, take credit
        for, claim the credit for, pass off * as, palm * off on, dump * on, duck * responsibility, dodge * responsibility, shirk * responsibility, bury * head
        in the sand, bulldoze over, railroad * into, bounce * into, shove * aside, freeze * out, cold-shoulder, give * the cold shoulder, give * the silent
        treatment, give * the runaround, make * life difficult, rip * off, lie about, stiff * on, do the dirty on, half-arsed, half-assed, stir up trouble,
        cause trouble, make trouble, snub, act like a * idiot, act like a * fool, act like a * clown, behave like a * idiot, behave like a * fool, act like *
        own the place, act as if * own the place, treat * like dirt, treat * like rubbish, treat * like shit, treat * like crap, treat * like children, treat
        * like a child, treat * like a servant, treat * like servants, treat * like a slave, treat * like slaves, treat * like an animal, treat * like
        animals, treat * like an idiot, treat * like idiots, treat * like a doormat, treat * like machines, treat * like garbage, treat * like a criminal,
        treat * like criminals, worm * way into, worm * way out, weasel * way into, weasel * way out, wheedle, fluff, blow it, foul * up, louse * up, make a
        complete hash of, blame * for, badger, hector, pester, harangue, berate, bluff * way, dodge * duties, dodge * turn, dodge the question, fake *
        results, fake the, fiddle the, fiddle * expenses, flake out, flake out on, flake on, grovel, kick up a fuss, kick up a stink, scoff, scoff at, trick,
        insult, con, butcher * song, make * life hell, talk over, cut * off mid-sentence, storm off, storm out, throw * toys, pick a fight, pick fights, hold
        a grudge, bear a grudge, wind * up on purpose, play us off against, play * off against, pit * against, stir the pot, stir it, spread rumours, spread
        rumors, spread lies, spread gossip, tell tales, tell lies, make things up, make up stories, cook up, trump up, skimp on, do a shoddy job, do a sloppy
        job, do a bad job, do a terrible job, do a lousy job, do a poor job, behave badly, behave terribly, behave appallingly, behave abominably, treat *
        badly, treat * terribly, treat * appallingly, treat * unfairly, treat * with contempt, dither, faff`,
    ),
  ],
};
