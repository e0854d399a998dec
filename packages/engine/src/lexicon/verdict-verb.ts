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
        in, barge into, butt in, muscle in, milk us, milk me, milk him, milk her, milk them, milk the taxpayer, milk the tenants, diddle, rig the, rig it, rig our, spoil * rotten, make a * of himself, make a * of herself, make a * of yourself, make a * of themselves, coasting since, coasting
        ever, coasting for, coasting all, coasting again, treat * as a joke, treat * as optional, treat * as beneath, treat * as a game, poke * nose in, stick * nose in, poke * nose into, stick * nose into, meddle, pry, snoop, eavesdrop, mooch, sponge
        off, freeload, scrounge, leech off, pig out, coast along, freewheel, phone it in, sleepwalk, sleepwalk through, half-arse, half-ass, botch, bodge, bungle,
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
        insult, con, butcher * song, make * life hell, cut * off mid-sentence, storm off, storm out, throw * toys, pick a fight, pick fights, hold
        a grudge, bear a grudge, wind * up on purpose, play us off against, play * off against, pit * against, stir the pot, stir it, spread rumours, spread
        rumors, spread lies, spread gossip, tell tales, tell lies, make things up, make up stories, cook up, trump up, skimp on, do a shoddy job, do a sloppy
        job, do a bad job, do a terrible job, do a lousy job, do a poor job, behave badly, behave terribly, behave appallingly, behave abominably, treat *
        badly, treat * terribly, treat * appallingly, treat * unfairly, treat * with contempt, dither, faff`,
    ),
    ...verbs(
      0.6,
      `
        snap at, snarl at, scream in * face, shout down, talk down, hurl abuse, hurl abuse at, hurl insults, hurl insults at, lose * rag, lose * rag with, lose
        * temper with, lose * cool with, blow * top, blow * top at, blow a fuse, go mental, go mental at, go nuts at, go nuclear, go berserk, hit the roof,
        throw * under a bus, throw * to the wolves, throw * to the lions, feed * to the wolves, leave * holding the baby, leave * in the shit, leave * in it,
        leave * to pick up the pieces, dump it all on, walk out on, run out on, bail on, bail on us, flounce out, flounce off, storm out on, strop off,
        gatecrash,  queue-jump, jump the queue, elbow * out, elbow * aside, edge * out, squeeze * out, freeze * out of, two-time, three-time, string *
        on, milk * dry, bleed * dry, suck * dry, sweet-talk, butter * up, worm * in, creep up to, lick * boots, kiss * arse, kiss * ass, toady to, weaselled,
         worm * out of, wriggle * way out, slither out of, dodge the issue, dodge the bullet, duck out of, skip out on, welch, fob * off with, palm * off
        with, bend the truth, twist the truth, twist * words, twist the facts, spin the facts, spin a yarn, tell porkies, tell a pack of lies, lie by omission,
        lie outright, lie through, make things up about, spread gossip about, drag * name through the mud, drag * through the mud, stick the knife in, stick the
        boot in, put the boot in, twist the knife, stab me in the back, knife * in the back, sell * short, short-sell, have the cheek to, have the nerve to,
        have the audacity to, have the gall to, have the front to, have the effrontery to, have the temerity to, have the bare-faced cheek to, couldn't be
        trusted to, poison * against, turn * against, rubbish * work, trash-talk, trash talk, tar * with the same brush, throw shade, throw * weight about, lord
        it, queen it over, swan around like, strut around, strut about, ponce about, poncing about, piss about, piss around, arse about, arse around, fanny
        about, loaf, loaf around, slob around, slob about, sit on * fat arse, sit on * fat ass, sit on * bum, do bugger all, do sod all, do jack shit, do naff
        all, do fuck all, do diddly squat, do the bare minimum, do a half-arsed job, do a half-assed job, do a botched job, do a bad job of, make a bad job of,
        make a bad job, make a poor job of, make a terrible job of, make an arse of, make an ass of * self, show * true colours, show * true colors, show * up,
        let * all down, let * side down, throw a wobbly, throw a paddy, throw a hissy fit over, have a tantrum, have a hissy fit, have a meltdown over, have a
        strop, have a cob on, kick off at, kick off about, play silly buggers, play stupid games, play mind games, play * for a fool, play * like a fiddle, take
        * for a mug, take * for mugs, take * to the cleaners, treat * like a mug, treat * like scum, treat * like vermin, treat * like furniture, treat * like
        cattle, treat * like a number, treat * like numbers, treat * like a nobody, treat * like a piece of, treat * as a servant, treat * as a doormat, treat *
        as an idiot, treat * as if * was stupid, treat * like a stranger, treat * like second-class citizens, treat * like a second-class citizen, treat * like
        skivvies, treat * like a skivvy, treat * like a maid, treat * like the maid, treat * like the help, treat * like staff, treat * like a taxi, treat *
        like a cleaner, treat * like a hotel, use * as a hotel, use * as a doormat, use * as a punchbag, use * like a hotel, speak to * like dirt, speak to *
        like a child, speak to * like a dog, talk to * like dirt, talk to * like a child, talk to * like a dog, talk to * like an idiot, speak to * like an
        idiot, talk * like a child, steal * limelight, steal * spotlight, pinch * idea, nick * idea, rip off * idea, take all the credit, take the glory, hog
        the credit, grab the credit, grab the glory, gloat about, gloat over, crow about, crow over, rub our noses in, rub my nose in, weaponise, weaponize,
        emotionally blackmail, love-bomb,  breadcrumb,  perv on, perv at, creep around, lech, lech over, slobber, stink the place out, ponce off,
        cadge, blag`,
    ),
  ],
};
