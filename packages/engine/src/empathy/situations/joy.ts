import { met, ownMet } from "./situation.ts";

/** Own collection: good news, and the needs that it may have met. */
export const JOY = [
  ownMet(
    "happy, relieved, proud",
    "recognition, security",
    `
    @i get/got/landed _ job, got the job, got my dream, get/got hired, they hired me, get/got a/my/the raise, get/got a/my/the? promotion, get/got promoted, been promoted, promoted me, was promoted, promoted to, offer/offered me the job, pay rise, got a bonus, passed _ probation, permanent contract, contract signed, signed my contract`,
  ),
  ownMet(
    "proud, relieved, happy",
    "achievement",
    `
    @i pass/passed _ exam/test/driving/finals/bar/licence/license, ^ i/we passed $, omg i passed, @i finally finish/finished, finish/finished my thesis/book/degree/studies/phd/course/paper/dissertation/marathon, handed in my, submit/submitted my, graduate/graduated today, i graduated, got my degree/diploma/licence/license, @i won $, @i get/got into, @i won _ case/prize/award/race/match/game/competition/tournament/first, @i win/won the, got an a, got a first, full marks, got a 1, got a distinction, made/baked/built/sewed/painted/knitted/wrote my first, finish/finished the marathon/race/course/book/puzzle/project, best mark/grade, get/got into _ university/college/school, got accepted, accept/accepted my paper/application/proposal/manuscript/book, paper _ accepted, book _ published, be published, @i did it, @i made it $, launch _ well/through, presentation _ well, interview _ well, exam _ well, talk _ well, went so well, went really well, went well, without a single bug/mistake, ran my first, first marathon, marathon, personal best,
    @i fix/built/repair/repaired/solved _ _ myself, learned/learnt to swim/ride/drive/read, lost ten kilos, finally learned/understood, finally managed, i managed to`,
  ),
  ownMet(
    "proud, relieved",
    "health, growth",
    `sober today, month/months/year/years/weeks/days sober, clean for, quit/gave smoking/drinking, quit _ months/weeks/years ago, stopped smoking/drinking, smoke free, not smoked/drunk for/in, walk/run again, could walk, back on my feet, first time since the accident`,
  ),
  ownMet(
    "proud, relieved",
    "autonomy, respect",
    `stand/stood up for myself, say/said no, set a boundary, set boundaries, speak/spoke up, spoke my mind, told him/her/them no, moved into my own, first flat of my own, left my toxic, no longer afraid, not afraid anymore`,
  ),
  met(
    "happy, proud",
    "recognition",
    `
    praise/praised me, thank/thanked me, compliment/complimented me, got a compliment, say/said thank you to me, say/said _ great/good/brilliant/wonderful job, say/said _ proud of me, tell/told me _ great/good/brilliant/proud, applause, standing ovation, employee of the month, won an award, they loved my, loved my presentation/idea/cake/work`,
  ),
  met(
    "happy, touched",
    "love, closeness",
    `
    he/she say/said yes $, @i love my @kin, @i are/be/is/am? engaged, got engaged, we/i _ getting/get married, proposed to me, married today, @i in love, am in love, fell in love, falling in love, tell/told me he/she/they loves/love, says/said he/she loves/loved me, said i love you, come/came home with flowers, with flowers, bring/brought me flowers/breakfast/coffee/soup, feel/felt loved, feel so loved, kiss/kissed me, first date went, on our anniversary we, loves me back, hugged me, a big hug`,
  ),
  met(
    "happy, proud, touched",
    "connection, joy",
    `
    @i _ have/having a baby, having twins, baby is here, baby was born, born today, first word/words/step/steps/smile/tooth, son/daughter/kid/child/girl/boy/grandson/granddaughter _ got/get into/accepted/won/win/passed/pass/scored/chosen, son/daughter was/got accepted/chosen/picked, became a mother/father/grandmother/grandfather/grandma/grandpa/aunt/uncle, son/daughter/kid/child/girl/boy _ first concert/word/goal/step/steps and? i? cry/cried?, grandchild, daughter/son _ graduated/passed/won, i cried with joy, tears of joy`,
  ),
  met(
    "grateful, touched",
    "support, kindness",
    `
    stay/stayed late to help, help/helped me finish/move/out/a lot/so, came to help, drive/drove _ hour/hours _ be/see/help/visit, help/helped us _ move/out, was there for me, were there for me, had my back, stand/stood by me, took care of me, look/looked after me/the kids/us, bring/brought us, a stranger helped, help/helped us/me, carried my, gave me a lift, lent us, cook/cooked for me/us, listened to me, someone finally listened, without being asked, lent me, surprise party, surprised me with, boss _ really/so/very nice about it, made me breakfast/dinner/tea/coffee/soup, feed/feeds/fed our/my cat/dog/kids, water/watered our/my plants`,
  ),
  met(
    "relieved, happy",
    "connection, peace",
    `@my sister/brother/mother/father/friend/husband/wife and i _ talk/talking/speak again, make/made up after, make/made up with, @i made up, reconcile/reconciled, since the quarrel/fight/argument, forgave me, forgiven me, apologise/apologised/apologize/apologized to me, he/she/they apologised/apologized, talk/talked _ again after, are talking again, spoke again, hugged again`,
  ),
  met(
    "happy, content",
    "belonging, connection",
    `new friend, new friends, smile/smiled at me, say/said hello to me for the first, neighbour/neighbours/neighbor/neighbors _ cake/welcome/flowers, first time _ felt at home, feel at home, finally feel at home, felt welcome, feel welcome, felt included, invited me, belong here, see/saw my old friends, meet/met my old friends, met someone, with my old friends, all _ together again, reunion was, dinner together, citizenship, got my visa/papers/passport, my visa came, granted asylum`,
  ),
  met(
    "relieved, calm",
    "safety, peace",
    `
    @they is/are safe, i am safe, safe now, feel/felt safe, found him/her/them alive/safe, @they arrive/arrived safely/safe, @i arrived safely, home safe, test _ negative, came back negative, cancer free, thought it was _ but it is not/fine/nothing, not cancer, is not cancer, benign, but it is not, all clear, in remission, surgery _ went/well, operation _ went/well, out of danger, out of hospital, is home from hospital, @they is/are getting better, feeling better, got better, no longer in pain, pain is gone, nothing serious, i can breathe again, can sleep again, over at last, it be over, its over, ^ finally over, thank god, thank goodness, phew, weight off my, burden off my, could have been worse`,
  ),
  ownMet(
    "relieved, happy",
    "freedom, security",
    `pay/paid off, debt free, out of debt, key/keys to our/my, own house/flat/home/apartment, bought a house/flat, got the flat/house/apartment, tax refund, i can stay, fixed my contract, found a flat/apartment, mortgage _ approved, loan _ approved`,
  ),
  met(
    "relieved, happy",
    "fairness, peace",
    `@i won the case, won in court, justice was, won our case, he was convicted, she was convicted, finally justice`,
  ),
  met(
    "relieved, content",
    "understanding, trust",
    `told him/her/them the truth, came out to, finally told, not angry/mad/upset $, told me he/she understands, felt heard, feel heard, felt understood, feel understood, feel seen, felt seen`,
  ),
  ownMet(
    "happy, content",
    "rest, freedom",
    `finally friday, its friday, tgif, is friday, weekend at last, finally weekend, holiday starts/start, vacation starts/start, first day off, day off today, finally _ holiday/holidays/vacation, fly/flying to, off to the sea, by myself and it was wonderful/lovely/great/bliss, alone and it was wonderful/lovely/great/bliss, quiet evening, slept like a baby, slept so well, slept the whole night, slept through, god _ weekend, thx god, slept well, sun is shining, to myself and it was`,
  ),
  met(
    "happy, delighted",
    "joy, connection",
    `
    i love my new, i love @my work/job/team/school/house/flat/garden/class/city/town, bridesmaid, godmother, godfather, best man, best day, best day ever, best weekend/evening/night/holiday/birthday/summer, best news, good news, great news, wonderful news, wonderful day/evening/weekend/time, lovely day/evening/weekend, perfect day, great day/weekend/evening/time, so much fun, make/makes/made me laugh, had fun, amazing day/weekend/evening/time, dream come true, dream came true, dreams came true, love my life, life is good/great/beautiful, yay, woohoo, hooray, yippee, hurray`,
  ),
];
