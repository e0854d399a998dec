import { ownUnmet, unmet } from "./situation.ts";

/** Own collection: hard words about oneself, guilt and envy, with the feeling and the need that may be behind them. */
export const ONESELF = [
  ownUnmet(
    "ashamed, discouraged",
    "acceptance, understanding",
    `
    @i feel/felt/feeling so? really? very? like? a? an? stupid/dumb/useless/worthless/pathetic/failure/idiot/loser/incompetent/inadequate/fool/small/fake/fraud/burden/mess/disappointment/ugly, @i so? am/was so? such? just? a? an? total? complete? absolute? stupid/dumb/idiot/loser/failure/useless/worthless/pathetic/moron/burden/disappointment/fraud/mess/coward,
    am i always the stupid/dumb/slow, what is wrong with me, something wrong with me, not do anything right, do everything wrong, ruin/ruined/ruins everything, mess/messed/screw/screwed _ up again, i messed up, i screwed up, messed it up, i am/was not/never good enough, i will never be good, am i not good, feel not good enough, i am nobody, i am nothing, hate my body, hate how i look, hate my face, i am so? ugly/fat/disgusting, i look so fat, so stupid of me, how could i be so,
    impostor, imposter, fool of myself, i hate/hated/loathe/despise myself, not like myself, embarrassed myself, made a fool, waste of space, never be good, not clever/smart enough, i am too dumb/stupid, stupid me, i am too fat/old/slow/weak/shy/dumb/stupid/ugly/boring/quiet`,
  ),
  ownUnmet(
    "ashamed, sad",
    "acceptance, ease",
    `put on _ kilos/kilo/pounds/weight, gain/gained _ kilos/weight/pounds, so much weight, disgusted with myself/me, ate the whole, eat/ate too much, binge*, relapse*, drank again, smoke/smoked again, not look in the mirror`,
  ),
  ownUnmet(
    "sad, lonely, hurt",
    "love, acceptance",
    `not worth it, not worth anything, not worthy, unlovable, nobody will ever want/love, nobody will ever, nobody want/wants/wanted me, nobody love/loves me, nobody like/likes me, why does nobody like/love/want, why does everyone/everybody leave/hate, everyone/everybody leaves me, everyone/everybody hate/hates me, why would anyone, deserve nothing, not deserve, i am always the, always alone`,
  ),
  ownUnmet(
    "guilty, sad",
    "understanding, peace",
    `
    hate myself for, forgive myself, @i should have been, @i should have, should not have said/done, should never have, wish i had not, wish i could undo/go, i regret, i yelled/shouted/snapped/screamed at my, @i yell/shout/snap/scream/yelled/shouted/snapped/screamed at, i lied to, i lie to, i hurt my, i hurt him/her/them/somebody/someone, i let _ down, let everybody/everyone/them/him/her down, said something awful/horrible/mean/stupid/terrible, not take it back, i forgot my/our, snap/snapped at the, forget/forgot _ birthday, i broke my promise, i cheated, i was unfair, i was so? very? really? mean/rude/unfair/cruel/harsh/awful/horrible/nasty to, i was so rude, bad mother/father/parent/friend/daughter/son/person/mom/mum/dad, terrible mother/father/parent/friend/daughter/son/person, my fault, blame myself, all because of me, i betrayed, let my family down`,
  ),
  ownUnmet(
    "ashamed, uneasy",
    "acceptance, understanding",
    `terrible mistake, big mistake, huge mistake, stupid mistake, made/make a mistake $, my mistake, i dropped the, sent it to the wrong, wrong email, everybody/everyone/they stare/stared/staring, everybody/everyone looked at me, went red, blushed, so embarrassing, tripped in front, forgot my words/lines`,
  ),
  unmet(
    "envious, sad",
    "belonging, appreciation",
    `
    better life than, is happy and i am not, has it better, so jealous of, better than me, everyone/everybody _ is happy except, everyone/everybody else _ ahead/further/succeeds, friends _ married, friends _ kids/babies/baby, everyone/everybody _ married/pregnant/engaged, my sister has it all, have what they have, why not me, why never me, easy for him/her/them`,
  ),
  ownUnmet(
    "worried, discouraged",
    "support, competence",
    `not good enough for, will find out _ not, not up to, out of my depth, not know enough, everyone else is better, never manage, will never manage, can not manage, not capable`,
  ),
  ownUnmet(
    "lonely, sad",
    "acceptance, belonging",
    `burden to, burden for, not belong anywhere, different from everyone, the odd one, black sheep, not normal`,
  ),
];
