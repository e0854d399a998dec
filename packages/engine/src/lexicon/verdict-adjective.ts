import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Adjectives that pass a verdict whenever they speak of a person, their work or behaviour. */
export const verdictAdjective: LexiconClass = {
  name: "verdict-adjective",
  source: "Own list, British and American, with misspellings seen in hurried messages.",
  entries: [
    // Character, strongest
    ...list(
      `
        despicable, contemptible, repugnant, vile, disgusting, loathsome, odious, abhorrent, evil, wicked, sadistic, psychotic, psychopathic, sociopathic,
        narcissistic, narcisistic, racist, sexist, misogynistic, bigoted, moronic, idiotic, imbecilic, retarded, brain-dead, braindead, pathetic, worthless,
        good-for-nothing, spineless, gutless, cowardly, treacherous, heartless, ruthless, callous, cruel, vicious, malicious, spiteful, hateful, shameless,
        disgraceful, shameful, appalling, deplorable, atrocious, abysmal, diabolical, fraudulent, corrupt, crooked, parasitic, tyrannical, dictatorial, toxic,
        monstrous, inhuman, inhumane, subhuman, depraved, scummy, slimy, sleazy, scandalous, unforgivable, unforgiveable, inexcusable, indefensible,
        unconscionable, piss-poor, shit-stirring, two-faced, backstabbing, back-stabbing, double-dealing, mean-spirited, nasty, vindictive`,
      { severity: 0.9 },
    ),
    // Intelligence and sense
    ...list(
      `
        stupid, dumb, daft, dopey, gormless, clueless, brainless, mindless, witless, hare-brained, harebrained, feather-brained, empty-headed, airheaded,
        half-witted, dim-witted, dimwitted, slow-witted, thick-headed, thickheaded, thick-skulled, simple-minded, simpleminded, feeble-minded, weak-minded,
        weak-willed, ignorant, uneducated, illiterate, uninformed, asinine, inane, fatuous, foolish, silly, senseless, nonsensical, ludicrous, ridiculous,
        rediculous, ridiculus, laughable, absurd, preposterous, farcical, half-baked, half-arsed, half-assed, cockamamie, crackpot, cack-handed, ham-fisted,
        ham-handed, nutty, bonkers, insane, crazy, deranged, unhinged, delusional, deluded, batty, barmy, loony, demented, out to lunch, off your rocker, off
        his rocker, off her rocker, out of your mind, out of his mind, out of her mind, soft in the head, not the sharpest tool in the box, not the sharpest
        tool in the shed, not the brightest bulb, not very bright, not exactly bright, not too bright, not all there, not right in the head, a sandwich short
        of a picnic, a few sandwiches short of a picnic, one card short of a deck`,
      { severity: 0.75 },
    ),
    // Competence and work
    ...list(
      `
        incompetent, incompitent, incompetant, inept, useless, usless, unprofessional, unproffesional, unprofesional, unprofessionel, amateurish,
        amateur-hour, bungling, clumsy, careless, sloppy, slapdash, slipshod, shoddy, slovenly, messy, haphazard, scatterbrained, scatter-brained,
        disorganised, chaotic, unreliable, undependable, unrelaible, unreliabel, irresponsible, iresponsible, irresponsable, negligent,
        neglectful, remiss, reckless, feckless, lazy, bone-idle, workshy, work-shy, lackadaisical, shiftless, half-hearted, halfhearted,
        lacklustre, lackluster, mediocre, substandard, sub-standard, sub-par, subpar, third-rate, second-rate, tenth-rate, two-bit, tinpot, botched, bodged,
        cobbled together, thrown together, ill-conceived, ill-thought-out, poorly thought out, badly thought out, underhand, unqualified, unfit for the job,
        not fit for the job, not up to the job, not up to scratch, out of your depth, out of his depth, out of her depth, out of their depth, in over your
        head, in over his head, in over her head, ineffectual, ineffective, inefficient, unproductive, unhelpful, unresponsive, unaccountable, untrustworthy,
        can't be trusted, not to be trusted, never to be trusted, undisciplined, a waste of space, a waste of time, a waste of oxygen, a
        waste of money, not worth the money, past it, over the hill, dead weight, dead wood, asleep at the wheel, asleep on the job, all over the place, lame,
        crap, crappy, shit, shitty, shite, bullshit, rubbish, garbage, trashy, lousy, rotten, dire, dreadful, godawful, god-awful, pitiful, dismal, woeful,
        feeble, painfully slow, not good enough, nowhere near good enough, beneath contempt, unworthy`,
      { severity: 0.7 },
    ),
    // Manners
    ...list(
      `
        double-faced, hot-tempered, fault-finding, faultfinding, airy-fairy, parsimonious, leering, rude, impolite, discourteous, disrespectful, disrepectful, disrespectfull, insolent, impertinent, impudent, cheeky, uncivil, ill-mannered,
        bad-mannered, ill-bred, uncouth, crass, crude, vulgar, boorish, loutish, churlish, oafish, obnoxious, offensive, abusive, insulting, derogatory,
        demeaning, degrading, belittling, dismissive, contemptuous, scornful, sneering, snide, sarcastic, snarky, catty, bitchy, snippy, curt, abrasive,
        brusque, gruff, surly, sullen, sulky, condescending, condecending, condesending, patronising, supercilious, haughty, snobbish, snobby,
        snooty, stuck-up, toffee-nosed, hoity-toity, high and mighty, holier-than-thou, sanctimonious, self-righteous, preachy, pompous,
        pretentious, bombastic, arrogant, arogant, arrogent, conceited, vain, big-headed, bigheaded, full of yourself, full of himself, full of herself, full
        of themselves, full of it, cocky, smug, self-important, self-satisfied, egotistical, egoistic, egoistical, egomaniacal, self-centred, self-centered,
        self-absorbed, self-obsessed, selfish, selfich, self-serving, self-seeking, greedy, grasping, money-grubbing, stingy, miserly, tight-fisted,
        tightfisted, penny-pinching, ungrateful, ungratefull, thankless, unappreciative, entitled, bratty, inconsiderate, inconsiderat, unconsiderate,
        thoughtless, insensitive, tactless, unfeeling, uncaring, unkind, unloving, unsympathetic, cold-hearted, coldhearted, hard-hearted, stony-hearted,
        soulless, unsupportive`,
      { severity: 0.65 },
    ),
    // Dealings with others
    ...list(
      `
        dishonest, deceitful, deceptive, devious, sneaky, sly, shifty, shady, dodgy, underhanded, duplicitous, insincere, phoney, phony, hypocritical,
        hipocritical, hypocritcal, disloyal, unfaithful, unprincipled, unscrupulous, unethical, immoral, amoral, conniving, scheming, calculating, cunning,
        manipulative, manipulating, controlling, bossy, domineering, overbearing, high-handed, heavy-handed, authoritarian, autocratic, intimidating,
        confrontational, belligerent, combative, quarrelsome, argumentative, antagonistic, passive-aggressive, nosy, nosey, meddlesome,
        interfering, intrusive, meddling, possessive, clingy, needy, gossipy, backbiting, vengeful, unfair, unjust, biased, prejudiced, partisan, one-sided,
        petty, small-minded, narrow-minded, closed-minded, close-minded, judgemental, judgmental, moralising, nit-picking, nitpicky, pedantic, pernickety,
        persnickety, finicky, fussy, hypercritical, overcritical, paranoid, melodramatic, over-dramatic, overdramatic, hysterical, attention-seeking, whiny,
        whiney, whingey, moany, grumpy, moody, cantankerous, crabby, crotchety, bad-tempered, ill-tempered, short-tempered, hot-headed, hotheaded, irritable,
        temperamental, volatile, unstable, unreasonable, unresonable, irrational, illogical, impossible, insufferable, unbearable, intolerable, annoying,
        anoying, irritating, infuriating, exasperating, maddening, aggravating, tiresome, tedious, insupportable, stubborn, stuborn, obstinate, pig-headed,
        pigheaded, bull-headed, bullheaded, headstrong, mulish, inflexible, intransigent, uncooperative, unco-operative, obstructive, bloody-minded, wilful,
        willful, disobedient, unruly, wayward, childish, childlish, immature, imature, infantile, puerile, juvenile, babyish, naive, gullible, weak-kneed,
        wishy-washy, wimpy, evasive, cagey, secretive, furtive, non-committal, indecisive, fickle, flaky, flakey, forgetful, absent-minded, oblivious,
        inattentive, unacceptable, unaceptable, unacceptible, outrageous, disrespecting, uncalled-for, out of order, out of line, below the
        belt, beyond the pale, inappropriate, innapropriate, improper, unseemly, unbecoming, undignified, tasteless, classless, tacky, tawdry, lowdown,
        low-down, crummy, creepy, cringeworthy, reprehensible, dishonourable, discreditable, unprovoked, wrong-headed, hurtful, charmless, brattish, disdainful,
        barbarous, capricious, credulous, egregious, treasonous, submissive, acerbic, sardonic, megalomaniac, accusatory, condemnatory, discriminatory,
        retaliatory, perfunctory, unaccommodating, undemocratic, unimpressive, unjustifiable, uncommitted, uninvolved, overcautious, overemotional,
        overindulgent, disapproving, misogynist, dippy, dotty, grabby, klutzy, naggy, prissy, shouty, slobby, whingy, wussy,
        counterproductive, cliquish, ill-humoured, nannyish, cultish, ghoulish, voyeuristic`,
      { severity: 0.6 },
    ),
    ...list(
      `
        ugly, hideous, filthy, smelly, stinking, scruffy, slobbish, frumpy, grubby, gross, perverted, pervy, lecherous, promiscuous, slutty, trampy,
        loud-mouthed, loudmouthed, mouthy, gobby, foul-mouthed, big-mouthed, long-winded, humourless, joyless, cheerless, po-faced, frigid,
        prudish, uptight, stuffy, backward, primitive, barbaric, uncivilised, uncivilized, not exactly the brightest, not exactly the sharpest, not the
        brightest, not the sharpest, not pulling your weight, not the full shilling, clueless about, inhospitable, unneighbourly, uncharitable,
        unsporting, unladylike, unmanly, ungentlemanly, unsafe driver, insufferably smug, bull-in-a-china-shop, unbusinesslike, uncritical, unimaginative,
        unoriginal, uninspired, clichéd, plagiarised, amateur, bush-league, jobsworthy, officious, uncommunicative, tone-deaf, two-timing,
        scaremongering, power-hungry, power-mad, money-grabbing, glory-hunting, self-pitying, self-indulgent, smarmy, oily, unctuous, ingratiating,
        sycophantic, servile, wimpish, mollycoddled, cosseted, mealy-mouthed, snotty, snotnosed, hard-nosed, bone-headed, boneheaded, muddle-headed,
        woolly-headed, pea-brained, bird-brained, lamebrained, gutter-minded, poisonous, venomous, noxious, caustic, cutting, scathing, vitriolic,
        unrepentant, remorseless, conscienceless, wanton, slack-jawed, thoughtles, disrespecful, unprofessionnal, lazzy, ridicolous, beneath you, not fit to,
        not fit for, unfit to, not cut out for, not grown up enough, not man enough, no better than, worse than useless, as good as useless, spoilt rotten,
        spoiled rotten, don't have a clue, doesn't have a clue, didn't have a clue, haven't got a clue, hasn't got a clue, haven't a clue, hasn't a clue, haven't the first idea, hasn't the first idea, don't know the first thing, doesn't
        know the first thing, couldn't organise, couldn't run a, couldn't manage a, have no manners, have no shame, have no backbone, have no spine, have no brains, no sense of responsibility, no sense of decency,
        antisocial, anti-social, blinkered, boastful, cliquey, cold-blooded, complacent, cynical, disorderly, dogmatic, egocentric, elitist, fanatical,
        flippant, frivolous, glib, impatient, impulsive, indiscreet, intolerant, lax, materialistic, mercenary, neurotic, obsessive, opportunistic,
        perfidious, petulant, picky, pig-ignorant, predatory, presumptuous, prickly, rash, rebellious, repulsive, snappy, unambitious, unforgiving,
        unthinking, untidy, violent, a bit dim, so thick, too thick to, thick as a brick, thick as two short planks, off your head, off his head, off her head, beyond help, bang out
        of order, a hopeless case, uncompromising, unprepared, uninterested, unmotivated, unfocused, unfocussed, uncoordinated, unpunctual, disengaged,
        disobliging, disagreeable, disputatious, malevolent, sinister, unsavoury, unsavory, crafty, wily, slippery, pushy, brazen, cocksure, swaggering,
        blustering, thin-skinned, thick-skinned, hard-faced, sour-faced, whingeing, wet behind the ears, embarrassing, shocking, laughably bad, cringey,
        cringy, nothing but trouble, rudest, ruder, laziest, lazier, nastiest, nastier, stupidest, stupider, dumbest, dumber, cruellest, crueller, cruelest,
        sloppiest, sloppier, pettiest, greediest, greedier, stingiest, bossiest, bossier, moodiest, fussiest, grumpiest, sneakiest, shadiest, vilest,
        silliest, sillier, most selfish, most arrogant, most unprofessional, most incompetent, most inconsiderate, least reliable, least helpful, craziest,
        crappiest, lousiest, clumsiest, vainest, crudest, slimiest, sleaziest, a pain to live with, a pain to work with, a pain to deal with, a nightmare to
        live with, a nightmare to work with, a nightmare to deal with, something of a liability, simplistic`,
      { severity: 0.6 },
    ),
    // Told of manner, tone and handiwork
    ...list(
      `
        full of holes, riddled with holes, riddled with mistakes, riddled with errors, shambolic, threadbare, far-fetched, unrealistic, shabby,
        off-putting, muddled, incoherent, half-finished, ill-informed, ill-judged, ill-advised, ill-timed, misguided, misjudged, wrongheaded,
        beyond belief, beyond words, beyond rude, beyond selfish, unpleasant, unpolite, inpolite, unrespectful, unwelcoming, unapologetic,
        underwhelming, uncooked, unthought-through, not thought through, badly written, poorly written, badly done, poorly done, badly made,
        badly organised, poorly organised, badly planned, poorly planned, badly run, poorly run, badly managed, poorly managed, badly designed,
        badly researched, poorly researched, badly behaved, badly brought up, unreadable, incomprehensible, illegible nonsense, embarrassingly bad,
        shockingly bad, appallingly bad, unforgivably slow, no good at, useless at, rubbish at, hopeless at, crap at, terrible at, lousy at, awful at,
        not competent, nowhere near competent, not qualified, not up to it, not up to the task, not up to standard, not up to much, below standard,
        below par, bottom of the barrel, beneath criticism, below contempt, full of excuses, full of lies, full of bull, full of shit, full of crap,
        allergic to work, allergic to hard work, allergic to the truth, allergic to honesty, allergic to effort, afraid of work, afraid of hard work,
        work-averse, economical with the truth, loose with the truth, fast and loose, in a world of your own, away with the fairies,
        on another planet, on a different planet, living on another planet, off with the fairies, out of your league, out of his league,
        out of her league, tight with money, on a power trip, on your high horse, on his high horse, on her high horse, up yourself, up himself,
        up herself, up themselves, up your own arse, up his own arse, up her own arse, up your own ass, too big for your boots, too big for his boots,
        too big for her boots, above yourself, hard of thinking, slow on the uptake, dead from the neck up, a brick short of a load,
        not the sharpest knife, not the brightest spark, not the sharpest pencil, one sandwich short, revolting, nauseating, sickening, detestable,
        abominable, heinous, grotesque, merciless, pitiless, fiendish, villainous, nefarious, venal, mendacious, traitorous, thieving, despotic,
        oppressive, coercive, exploitative, extortionate, homophobic, transphobic, xenophobic, ableist, ageist, classist, chauvinistic, macho,
        misanthropic, brutish, beastly, uppity, horrendous, horrific, unspeakable, lewd, smutty, indecent, obscene, salacious, lascivious, skeevy,
        skanky, handsy, stalkerish, slanderous, libellous, defamatory, scurrilous, incendiary, derisive, derisory, objectionable, distasteful,
        divisive, disruptive, insubordinate, mutinous, rowdy, lairy, yobbish, thuggish, laddish, menacing, truculent, pugnacious, fractious,
        irascible, quick-tempered, foul-tempered, stroppy, shirty, arsey, mardy, narky, grouchy, huffy, pissy, snappish, peevish, querulous, morose,
        dour, curmudgeonly, waspish, sniffy, judgy, opinionated, moralistic, priggish, imperious, high-and-mighty, jumped-up, self-appointed,
        self-aggrandising, self-regarding, self-involved, self-deluded, swollen-headed, bumptious, ostentatious, overweening, overconfident,
        overzealous, over-zealous, overprotective, over-protective, overfamiliar, over-familiar, over-the-top, overblown, overrated, draconian,
        punitive, unbending, obdurate, recalcitrant, ornery, perverse, reactionary, insular, hidebound, hell-bent, gung-ho, foolhardy, impetuous,
        imprudent, unwise, injudicious, heedless, ill-considered, ill-prepared, ill-equipped, ill-disciplined, ill-behaved, ill-natured, knee-jerk,
        half-cocked, cursory, hit-and-miss, slothful, indolent, tardy, profligate, wasteful, time-wasting, scatty, ditzy, ditsy, flighty, addled,
        doltish, cretinous, obtuse, loopy, daffy, kooky, screwy, unintelligent, vacuous, vapid, inarticulate, semi-literate, unserious, sophomoric,
        risible, hackneyed, banal, trite, contrived, convoluted, disjointed, turgid, stilted, naff, rubbishy, unfunny, uninspiring, unconvincing,
        unsatisfactory, unworkable, flawed, questionable, bogus, specious, blatant, flagrant, barefaced, bare-faced, disingenuous, untruthful,
        weaselly, surreptitious, obsequious, slavish, subservient, craven, lily-livered, namby-pamby, defeatist, alarmist, facetious, blasé, blase,
        offhand, noncommittal, unforthcoming, undiplomatic, unsubtle, indelicate, graceless, gauche, ungenerous, grudging, begrudging, mingy,
        unthankful, undeserving, unsociable, unlikeable, unlikable, dislikeable, unchristian, unedifying, unenlightened, unsophisticated,
        unconstructive, unreceptive, unobservant, unteachable, unmanageable, uncontrollable, incorrigible, insidious, pernicious, histrionic, maudlin,
        mawkish, unglued, crazed, maniacal, butthurt, brainwashed, emotionless, cut-throat, cutthroat, fly-by-night, no-good, dickish, douchey,
        bolshie, bolshy, chavvy, tarty, lippy, potty-mouthed, loose-lipped, smart-arsed, smart-alecky, dirty-minded, unkempt, unhygienic,
        unpresentable, ignoble, disreputable, vexatious, too clever by half, stuck in the past, living in the past, behind the times,
        stuck in your ways, stuck in his ways, stuck in her ways, set in your ways, set in his ways, set in her ways, a law unto yourself,
        a law unto himself, a law unto herself, a law unto themselves, good for nothing, dead to me, no use to anyone, no use to me, no use at all,
        no good to anyone, no help at all, no help whatsoever, not worth the paper, not worth my time, not a patch on, not fit to lick,
        more trouble than you're worth, more trouble than he's worth, more trouble than she's worth, more of a hindrance, as useful as a chocolate,
        about as useful as, about as much use as, as much use as a, off your trolley, off his trolley, off her trolley, round the twist,
        not playing with a full deck, not the full ticket, in cloud cuckoo land, in la-la land, in your own little world, in his own little world,
        in her own little world, in a world of his own, in a world of her own, up to your old tricks, up to his old tricks, up to her old tricks,
        on the fiddle, on the take, mutton dressed as lamb, all bark and no bite, mad as a hatter, mad as a box of frogs, nutty as a fruitcake, brash,
        bumbling, terse, shrill, outmoded, mopey, tin-eared, squalid, unenthusiastic, callow, mean-minded, soul-destroying, petty-minded,
        under-handed, clownish, error-strewn, error-ridden, inedible, neither use nor ornament, two bricks short, out of your tree, all over the shop,
        a bit rich, beyond a joke, a waste of a good, as thick as they come, slippery as an eel, all mouth and no trousers, all talk and no action,
        full of yourselves, too clever for your own good, in it for themselves, out for what you can get, hamfisted, stingey, chippy, bigotted,
        bodge-job, humorless, short-sighted of you, patronizing, unhelpfull, hopeless with money, useless with money, rubbish with money,
        crap with people, bad with people, a bit thick, a bit dense, a bit slow on the, a bit simple, dead lazy, so mean to, being mean to,
        slapped together, completely wrapped up in yourself, wrapped up in yourself, wrapped up in himself, wrapped up in herself, no friend of mine,
        no friend of ours, not a team player, no team player, not much help to anyone, long in the tooth, no great shakes, not much cop,
        not up to par, nothing to write home about, past * prime, past * sell-by date, tied to * apron strings, wrong in the head,
        two sandwiches short, a few cards short, one brick short, a few bricks short, all fur coat, a bit slow on the uptake, as bad as each other,
        barking mad, dead behind the eyes, easily led, in a huff, in * own little bubble, in * own little world, the lowest of the low,
        gone round the bend, up * own backside, under * thumb, under the thumb, full of promises, the last person i would trust,
        the last person i'd trust`,
      { severity: 0.6 },
    ),
  ],
};
