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
        coerce, manipulate, gaslight, guilt-trip, intimidate, terrorise, tyrannise, harass, victimise, persecute, torment,
        humiliate, degrade, demean, belittle, ridicule, mock, deride, jeer, taunt, bad-mouth, badmouth, slander, malign, smear, vilify, backstab,
        double-cross, betray, scapegoat, steamroll, steamroller, bulldoze, railroad, hijack, throw * under the bus, stab * in the back, stitch * up, sell *
        out, sell * down the river, drop * in it, play dirty, play games, play the victim, pull a fast one, take advantage of, take * for a ride, make a fool of, make fun of, walk all over, ride roughshod over, trample on, trample over, lord it over, look down on, talk down to, mansplain,
        patronise, condescend, bite * head off, snap * head off, jump down * throat, fly off the handle, throw a tantrum, throw a fit, throw a
        hissy fit, throw a strop, lose it with, lose the plot, go ballistic, go off on one`,
    ),
    ...verbs(
      0.65,
      `
        lie to, lie through your teeth, lie through his teeth, lie through her teeth, fib, cheat on, renege, weasel out of, worm out of, wriggle out of,
        chicken out, bottle it, cop out, wimp out, shirk, skive, skive off, slack off, bunk off, goof off, goof around, muck about, faff about, faff around,
        dawdle, dilly-dally, loaf about, laze about, laze around, lounge about, sit on your backside, sit on his backside, sit on your arse, sit on your ass,
        sit around doing nothing, twiddle your thumbs, twiddle his thumbs, swan about, swan around, swan off, waltz in, waltz off, swan in, breeze in, barge
        in, barge into, butt in, muscle in, milk us, milk me, milk him, milk her, milk them, milk the taxpayer, milk the tenants, stitch up, rig the, rig it, rig our, spoil * rotten, make a * of himself, make a * of herself, make a * of yourself, make a * of themselves, coasting since, coasting
        ever, coasting for, coasting all, coasting again, treat * as a joke, treat * as optional, treat * as beneath, treat * as a game, poke * nose in, stick * nose in, poke * nose into, stick * nose into, meddle, pry, snoop, eavesdrop, mooch, sponge
        off, freeload, scrounge, leech off, pig out, coast along, freewheel, phone it in, sleepwalk, sleepwalk through, half-arse, half-ass, botch, bodge, bungle,
        muff, scew up, cock up, balls up, foul up, fuck up, stuff up, louse up, make a hash of, make a pig's ear of, make a dog's dinner of, drop the ball,
        take your eye off the ball, shortchange, short-change, fob off, fob * off, palm off, palm * off, brush * off, string * along, lead * on, leave * in
        the lurch, leave * high and dry, hang * out to dry, let * down, turn your back on, turn his back on, wash your hands of, pass the buck, shift the
        blame, point the finger, make excuses, fall asleep at the wheel, castigate, chastise, lambast, lambaste, goad, hound, flout, trivialise, trivialize,
        spurn, shun, ostracise, sideline, marginalise, marginalize, upstage, usurp, filch, cajole, henpeck, hassle, oppress, mollycoddle,
        conspire, connive, collude, stage-manage, falsify, misrepresent, mishandle, mismanage, demonise, stigmatise, stereotype,
        pigeonhole, besmirch, sully, flip-flop, prevaricate, procrastinate, malinger, bluster, bleat, snivel, quibble, skulk, yammer, yap, tattle, wangle,
        overstep, overpromise, second-guess, goof up, waffle, swagger, scheme, monopolise, monopolize, shaft, one-up, strop`,
    ),
    ...verbs(
      0.55,
      `
        nag, nitpick, nit-pick, harp on, carp, whinge, moan on, bitch, bitch about, grouse, gripe, blather, blabber, blab, gossip, waffle on, ramble on,
        prattle, pontificate, bang on about, witter on, show off, grandstand, gloat, strut, suck up to, brown-nose, crawl to, kiss up to, play favourites, micromanage, micro-manage, boss * around, boss * about, order * about, order * around, push * around, pick on, gang up on, lash out,
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
        animals, treat * like an idiot, treat * like idiots, treat * like a doormat, treat * like machines, treat * like garbage, treat * like an ornament, treat * like a hotel, treat * like a taxi, treat * like a bank, treat * like furniture, treat * like a toy, treat * like a cash machine, treat * like a dustbin, treat * like a car park, treat * like a criminal,
        treat * like criminals, worm * way, weasel * way into, weasel * way out, wheedle, fluff, blow it, foul * up, louse * up, make a
        complete hash of, blame * for, badger, hector, pester, harangue, berate, bluff * way, dodge * duties, dodge * turn, dodge the question, fake *
        results, fake the, fiddle the, fiddle * expenses, flake out, flake out on, flake on, grovel, kick up a fuss, kick up a stink, scoff, scoff at, trick,
        insult, con, butcher * song, make * life hell, cut * off mid-sentence, storm off, storm out, throw * toys, pick a fight, pick fights, hold
        a grudge, bear a grudge, wind * up on purpose, play us off against, play * off against, pit * against, stir the pot, stir it, spread rumours, spread lies, spread gossip, tell tales, tell lies, make things up, make up stories, cook up, trump up, skimp on, do a shoddy job, do a sloppy
        job, do a bad job, do a terrible job, do a lousy job, do a poor job, behave badly, behave terribly, behave appallingly, behave abominably, treat *
        badly, treat * terribly, treat * appallingly, treat * unfairly, treat * unfair, treat * unjust, treat * unjustly, treat * bad, treat * with contempt, dither, faff`,
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
        lie outright, lie through, make things up about, spread gossip about, drag * through the mud, stick the knife in, stick the
        boot in, put the boot in, twist the knife, stab me in the back, knife * in the back, sell * short, short-sell, have the cheek to, have the nerve to,
        have the audacity to, have the gall to, have the front to, have the effrontery to, have the temerity to, have the bare-faced cheek to, couldn't be
        trusted to, poison * against, turn * against, rubbish * work, trash-talk, tar * with the same brush, throw shade, throw * weight about, lord
        it, queen it over, swan around like, strut around, strut about, ponce about, poncing about, piss about, piss around, arse about, arse around, fanny
        about, loaf, loaf around, slob around, slob about, sit on * fat arse, sit on * fat ass, sit on * bum, do bugger all, do sod all, do jack shit, do naff
        all, do fuck all, do diddly squat, do the bare minimum, do a half-arsed job, do a half-assed job, do a botched job, do a bad job of, make a bad job of,
        make a bad job, make a poor job of, make a terrible job of, make an arse of, make an ass of * self, show * true colours, show * up,
        let * all down, let * side down, throw a wobbly, throw a paddy, throw a hissy fit over, have a tantrum, have a hissy fit, have a meltdown over, have a
        strop, have a cob on, kick off at, kick off about, play silly buggers, play stupid games, play mind games, play * for a fool, play * like a fiddle, take
        * for a mug, take * for mugs, take * to the cleaners, treat * like a mug, treat * like scum, treat * like vermin, treat * like
        cattle, treat * like a number, treat * like numbers, treat * like a nobody, treat * like a piece of, treat * as a servant, treat * as a doormat, treat *
        as an idiot, treat * as if * was stupid, treat * like a stranger, treat * like second-class citizens, treat * like a second-class citizen, treat * like
        skivvies, treat * like a skivvy, treat * like a maid, treat * like the maid, treat * like the help, treat * like staff, treat *
        like a cleaner, use * as a hotel, use * as a doormat, use * as a punchbag, use * like a hotel, speak to * like dirt, speak to *
        like a child, speak to * like a dog, talk to * like dirt, talk to * like a child, talk to * like a dog, talk to * like an idiot, speak to * like an
        idiot, talk * like a child, steal * limelight, steal * spotlight, pinch * idea, nick * idea, rip off * idea, take all the credit, take the glory, hog
        the credit, grab the credit, grab the glory, gloat about, gloat over, crow about, crow over, rub our noses in, rub my nose in, weaponise,
        emotionally blackmail, love-bomb,  breadcrumb,  perv on, perv at, creep around, lech, lech over, slobber, stink the place out, ponce off,
        cadge, blag, pick holes in, shoot me down, shoot us down, shoot down my, shoot down our, shoot down every, put me down, put us down, cut * down to size,
        take * down a peg, make * look small, make * look stupid, make * look foolish, make * look incompetent, make * look a fool, guilt * into, guilt me,
        shame * into, trample our, trample my, trample all over, invalidate * feelings, invalidate my, blank me, blank us, blank him, blank her, ghost me, ghost
        us, ghost him, ghost her, poach * client, poach * staff, poach my, boss me, boss us, boss him, boss her, fawn over, fawn on, cosy up to the boss, cozy
        up to the boss, plot against, rig the vote, rig the election, rig the results, rig the draw, rig the rota, doctor the figures, doctor the results,
        doctor the books, massage the figures, massage the numbers, fabricate * story, fabricate evidence, fabricate * results, embellish the truth, embellish *
        story, distort * words, distort the facts, distort the truth, pull the wool over, lead * up the garden path, sell * a pup, do a number on, do a runner,
        stand me up, stand us up, mess with * head, play with * feelings, play with * emotions, screw * over, fuck * over,
        fuck * about, fuck * around, fuck about, fuck around, mess me about, mess us about, mess him about, mess her about, mess me around, mess us around, muck
        * about, jerk * around, piss me about, dick around, dick about, bugger about, bugger * about, fart about, fart around, drag * heels, swank about, drone
        on, go on and on, rabbit on, natter on, flip out, fly into a rage, fly into a temper, go off the deep end, go off at me, blow up at, explode
        at, let fly at, let rip at, round on me, round on us, round on him, round on her, turn on me, turn on us, turn on him, turn on her, have a pop at, take
        a swipe at, take swipes at, take potshots at, have a dig at, have digs at, make digs at, give * a hard time, give * hell, give * an earful, give * lip, give me attitude, give us attitude, give * the third degree, give * dirty looks, give * the brush-off, give * short
        shrift, read * the riot act, haul * over the coals, rake * over the coals, crucify me, crucify us, crucify him, crucify her,
        make heavy weather of, fall down on the job, land me in it, land us in it, bottle out, shilly-shally, fudge the issue, fudge the figures, beat about the
        bush, beat around the bush, pussyfoot, kick * into the long grass, kick the can down, pin it on me, pin it on us, pin the blame on, put the blame on, lay the blame on, point fingers, hide behind the rules, hide behind * rules, hide behind * email, hide behind excuses, hide behind policy, hide behind * lawyer, hide behind procedure, get away with murder, lose * marbles, lose your
        mind, go too far, cross a line, cross the line with, overstep the mark, stick * oar in, horn in on, invade * privacy, invade * space, abuse * position,
        abuse * power, abuse * authority, abuse * hospitality, go back on * word, go back on * promise, go back on what, bite the hand that feeds, shoot the
        messenger, shoot * in the foot, cut off * nose to spite, cut and run, blow hot and cold, move the goalposts, shift the goalposts, play
        both sides, play politics, play fast and loose, play to the gallery, play the martyr, play the blame game, push your luck, push his luck, push her luck,
        pull rank, pull a sickie, throw a sickie, put words in * mouth, put words into * mouth, put on airs, put on an act, rain on * parade, piss
        on * chips, rest on * laurels, ride on * coattails, ride * coattails, rule with an iron fist, rule with a rod of iron, run your mouth, run his mouth,
        run her mouth, shoot * mouth off, sit back and let, sit idly by, stand idly by, speak out of turn, split hairs, swing the lead, throw a spanner in the works, tie * in knots, turn * nose up,
        look down * nose, turn a deaf ear, work * into the ground, lay it on thick, lay a guilt trip on, lead
        * by the nose, hold * to ransom, hold a gun to * head, go awol, go through the motions, live off your parents, live off his parents, live off her
        parents, live off us, live off me, make light of, make a song and dance, make a meal of it, make such a meal of, make an exhibition of,
        make a spectacle of, make a nuisance of, make mischief, make empty promises, make promises you, muddy the waters, pass judgement on, pass judgment on,
        prey on, ram * down * throat, ram * down * throats, shove * down * throat, shove * down * throats, resort to name-calling, resort to insults, resort to
        threats, slink off, snipe at, tamper with, wallow in self-pity, go mad at, take the easy way out, take the moral high ground, take *
        anger out on, take * temper out on, take * frustration out on, take * mood out on, take * stress out on, drop * like a hot potato, drop * like a stone,
        offload * on, leave * to clean up * mess, leave * out in the cold, do half a job, do a half-baked job, bend the rules, throw * back in * face,
        use it against me, use that against me, use this against me, add insult to injury, kick * when * down, hit below the belt,
        cut me dead, cut us dead, look right through, look straight through, talk to me like i'm, speak to me like i'm, talk to me as if i'm, speak to me as if
        i'm, talk to me as if i were, speak to me as if i were, talk to us like we're, jump the gun, jump to conclusions, leap to conclusions, drive a wedge,
        sow discord, cause a scene, cause drama, start drama, create drama, stir things up, dominate the conversation, dominate the meeting, dominate every, pay
        lip service, lower the tone, disgrace yourself, disgrace himself, disgrace herself, make a prat of, make a tit of, make a twat of, get above yourself,
        get funny with, come crawling back, huff and puff, stomp off, stalk off, rage at, rage-quit, spit venom, stuff your face, stuff his face, get a free
        ride, try it on with, keep me dangling, keep us dangling, leave me dangling, leave us dangling, mug * off, laugh at * expense, cast aspersions,
        point-score, outstay * welcome, overstay * welcome, have * hand in the till, act the martyr, act the victim, act the hard man, act the big
        man, act all superior, send mixed messages, send mixed signals, turn up * nose at, dick * around, slate my, sit on the fence about, sit back and do
        nothing, sit back and watch while, stand by and do nothing, stand by and let, stand by and watch while, stand by while, toy with me, toy with us, toy
        with my, toy with * feelings, take it out on me, take it out on us, take it out on him, take it out on her, take it out on them, take it out on the kids,
        take it out on the children, take it out on the staff, take it out on everyone, take it out on your, take it out on my, take it out on his, pin it all
        on, pull the rug from under me, pull the rug from under us, pull the rug from under my, pull the rug from under our, pull the rug out from, pour cold
        water on my, pour cold water on our, pour cold water on every, rub salt in the wound, rub salt into the wound, bawl me out, bawl us out, bawl him out,
        bawl her out, chew me out, chew us out, chew him out, chew her out, hush it up, hush it all up, hush everything up, yank my chain, wrap * round your
        little finger, twist * round your little finger, rob me blind, rob us blind, rob her blind, rob him blind, rob them blind, flip your lid, flip his lid,
        flip her lid, make a * hash of, burn * bridges with, cock it up, bit my head off, bit her head off, bit his head off, tear me off
        a strip, stomp all over, dodge every, dodge my question, cock everything up,
        wing it, make it up as you go, make it up as he goes, make it up as she goes, make it up as they go, mess it up, mess this up, mess that up,
        mess them up, muck up, muck it up, screw it up, screw this up, screw that up, stuff it up, reek of, overstep the line, slapdash it, hash it up, make such a mess of, make a total mess of, make a complete mess of, make
        a balls of, make a pig's breakfast of, bodge it, fudge it, half-arse it, half-ass it, phone in,
        behave awfully, behave dreadfully, handle * badly, handle * terribly, handle * poorly, treat * horribly, treat * shabbily, treat *
        disgracefully, speak to me so badly, cobble it together, throw it together, slap it together, sell us a lemon, sell me a lemon, leave me to
        carry the can, leave us to carry the can, turn up your nose, embarrass yourself, embarrass himself, embarrass herself, go overboard with, duck
        the issue, do us over, make it all up`,
    ),
  ],
};
