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
        hissy fit, throw a strop, lose it with, lose the plot, go ballistic, go off on one, kick off again`,
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
        prattle, preach, pontificate, bang on about, witter on, show off, grandstand, gloat, strut, suck up to, brown-nose, crawl to, kiss up to, play
        favourites, play favorites, micromanage, micro-manage, boss * around, boss * about, order * about, order * around, push * around, pick on, gang up on,
        lash out, lash out at, bark at, bark orders, rip into, lay into, tear into, tear a strip off, have a go at, sulk, mope, overreact, over-react,
        dramatise, make a scene, make a fuss, make a mountain out of a molehill, blow * out of proportion, whitewash, sugarcoat, sweep * under the carpet,
        sweep * under the rug, pander to, squander, fritter away, piss away, dump * on me, dump * on us, rub * nose in it, rub it in, mouth off, backchat,
        smirk at, roll your eyes at, roll his eyes at, roll her eyes at, ogle, leer, leer at, creep on, creep * out, stink of, suck at, mistreat, maltreat,
        ill-treat, misuse, exploit, discriminate against, victim-blame, slag off, slag * off, diss, rat on, rat * out, snitch, snitch on, grass on, grass *
        up, welch on, sleep on the job, cut corners, take the piss, take the mick, take the mickey, take liberties, behave like a child, behave like children,
        act like a child, act like a baby, act like a spoilt brat, act like an idiot, act the fool, act up, not pull your weight, couldn't organise a piss-up
        in a brewery`,
    ),
  ],
};
