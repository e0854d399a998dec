import { unmet } from "./situation.ts";

/** Own collection: love, friends and who belongs. */
export const RELATIONS = [
  unmet(
    "hurt, angry, shocked",
    "trust, honesty",
    `
    lie/lies/lied/lying to @me, lie/lies/lied about, tell/told everyone/everybody/people my, tell/told _ my secret, my secret, cheat/cheats/cheated/cheating on @me, was cheating, an affair, message/messages from another woman/man/girl, betray*,
    steal/stole/stolen from @me, not trust him/her/them/you/anyone/anybody, break/broke _ trust, not tell/told me the truth, hide/hides/hid _ from me, kept it from me, borrow/borrowed _ and say/says, say/says _ never did`,
  ),
  unmet(
    "angry, hurt, uneasy",
    "trust, privacy",
    `
    go/goes/went/going through my phone/messages/things/bag/drawers/emails/room, read/reads _ my messages/diary/emails/letters/texts, without knocking/knock, open/opens/opened my letters/mail/post, spy/spies on me, no privacy, comes/come/walks in without`,
  ),
  unmet(
    "hurt, sad, lonely",
    "closeness, attention",
    `
    @not text/texts/call/calls/write/writes/texted/called/written _ back/@me, not call/calls/called/write/written, not called in, never calls, never call, not hear/heard from, look/looks/looking _ phone while/when/all, on their/his/her phone/phones, rather be on his/her phone, not look/looks at me, never/not _ time for me/us, never talk/talks/speak/speaks to me,
    hardly/barely talk/talks/speak/speaks to @me, not talk/talks/speak/speaks to @me, not talk/speak anymore, silent treatment, stop/stopped talking/speaking to me, not _ touch/touched, never touch/touched, not sleep together, sleep in separate, no sex, grown apart, drift/drifted apart, drifting apart, like strangers, like a stranger to me,
    never say/says he/she loves, not say/says _ loves me, never say/says i love you, not love/loves me, not love me anymore, not feel loved, not care/cares about me/us, not notice/notices me`,
  ),
  unmet(
    "hurt, lonely, frustrated",
    "understanding, attention",
    `
    nobody listen/listens/listened, @not listen/listens/listened/listening, nobody hear/hears, not hear/heard me, feel/felt/feeling ignored/unheard/unseen/invisible/dismissed/overlooked/neglected/misunderstood/forgotten, ignore/ignores/ignored @me/@my, wish _ would listen/understand/hear/see, ignoring me, nobody understand/understands, not understand/understands me, never understand/understands me,
    not understand/understanding me, not take/takes me seriously, nobody take/takes me seriously, nobody believe/believes/believed, not believe/believes/believed me, talk and nobody, talk to a wall, talking to a wall`,
  ),
  unmet(
    "hurt, lonely, sad",
    "belonging, connection",
    `
    not come/came to my party/birthday/wedding, everyone/they all have _ only i, not invited, not invite/invited @me, invite/invited _ except me, everyone/everybody _ except me, everyone/everybody _ but me, without me, leave/left me out, feel/felt/feeling excluded/unwelcome/unwanted/rejected, left out, exclude/excluded @me, nobody want/wants to work/sit/play/be, nobody sit/sits with, nobody called, nobody remembered, nobody come/came, picked/picks me last, and not ask/asked me,
    speak only their language, only speak _ language, picked last, reject/rejected @me, forget/forgot @my birthday, forgot my leaving, forgot me, do not like me`,
  ),
  unmet(
    "sad, hurt, lonely",
    "recognition, belonging",
    `nobody would notice/care/miss, would anyone notice, nobody care/cares/cared, nobody ask/asks/asked how, nobody remember/remembers/remembered, nobody think/thinks of me, nobody miss/misses me`,
  ),
  unmet(
    "lonely, sad",
    "belonging, connection",
    `
    not belong, not fit in, never fit in, feel like a stranger, like an outsider, stranger here, sit alone, nobody talks/talk/speaks/speak to me, for lunch/dinner/drinks/coffee without, eat/eats/eating alone`,
  ),
  unmet(
    "frustrated, sad",
    "understanding, patience",
    `not understand/understanding me when i speak/talk, not understand my english/german/accent`,
  ),
  unmet(
    "lonely, sad",
    "connection, company",
    `
    on my own _ again, another _ night alone, night on my own, weekend alone, all alone, wish i had someone/somebody, not want to be alone, nobody to talk, nobody to talk to, no one to talk, nobody i can talk, nobody to call, not know a soul, not have _ friend/friends, no friend/friends, without friends, only person i spoke/talked, have nobody, have no one, nobody visit/visits, nobody call/calls me, spend/spent _ evening/evenings/christmas/holiday/holidays alone, still single,
    family is far, far from my family, far from home, far away from my, everyone has someone, everyone is in a couple`,
  ),
  unmet(
    "hurt, sad, lonely",
    "comfort, closeness",
    `
    break/broke up with @me, we broke up, are broken up, split/splitting up, dump/dumped @me, leave/left me for, he/she/wife/husband/girlfriend/boyfriend/partner leave/left me, he/she _ want/wants a divorce, is leaving me, ghost/ghosted, ex has/have a new, ex is getting married, ex _ new girlfriend/boyfriend, left without a word, end/ended it with me, our divorce, getting a divorce, unrequited, friendzone*`,
  ),
  unmet(
    "sad, guilty",
    "understanding, peace",
    `i broke up with, i ended it with, i left my husband/wife/partner/boyfriend/girlfriend`,
  ),
  unmet(
    "sad, bored",
    "closeness, play",
    `never/not go out anymore/any, never/not do anything together, never/not laugh together`,
  ),
  unmet(
    "worried, sad, torn",
    "closeness, clarity",
    `boyfriend/girlfriend/husband/wife/partner want/wants to move, long distance`,
  ),
  unmet(
    "sad, unsettled, worried",
    "stability, comfort",
    `parents _ divorce/divorcing/divorced/separating/separated/splitting`,
  ),
  unmet(
    "hurt, sad, disappointed",
    "connection, recognition",
    `forget/forgets/forgot our/my anniversary/birthday/name/wedding, never remember/remembers, say/said nothing about my, not notice/noticed my, love/loves my brother/sister more, love/loves _ more than me, prefers my brother/sister, take/takes _ side`,
  ),
  unmet(
    "hurt, annoyed, disappointed",
    "respect, mutuality",
    `only call/calls/text/texts/write/writes/talks/comes when _ need/needs/want/wants, use/uses/using me, owe/owes/owed me _ euros/money/dollars/pounds/hundred, owe/owes me, not pay/paid _ back, never pay/paid/pays, always me who, one who _ call/calls/text/texts`,
  ),
  unmet(
    "torn, unsure",
    "clarity, time to think",
    `
    not know if/whether @i should, not know what to do, not know whether, should i stay or, not know what i want, not decide, part of me, torn between, not sure if/whether, need/needs time to think, mixed feelings, no idea what to do, stay or leave/go, choose between, stuck between, caught between, laugh or cry, not know how i feel, not know what i feel`,
  ),
  unmet(
    "tense, sad, tired",
    "peace, understanding",
    `argue/argued/quarrel/quarrelled/fight/fought with, argue/argues/quarrel/fight/arguing/fighting about, @i argue/fight/argued/fought/quarrelled, had a fight, not get on/along with, had a row, had an argument, big fight, every evening/day/night/morning/dinner/time is a fight/battle/war, always fight/fighting/arguing, is a battle`,
  ),
  unmet(
    "hurt, sad, frustrated",
    "acceptance, respect",
    `
    never _ say/said/says/tell/told _ proud of me, not proud of me, criticise*/criticize* _ everything/me/my/us, nothing i do is, never good enough for, not accept/accepts/approve/approves @my, not accept me, disapprove/disapproves of my, judge/judges/judged/judging @me, compare/compares me, comment/comments on my weight/body/clothes, is/are a waste of time, @they think/thinks i am, say/says/said/think/thinks i am not, say/says/said _ i am/was lazy/stupid/useless/selfish/fat/ugly/crazy/weak/difficult/dramatic/sensitive/too, say/says/said @my _ is/was not/bad/terrible/useless, put/puts @me down, pick/picks on me, pick/picks fault/faults, hate/hates me, ashamed of me, say/says/said my work/report/presentation/cooking was/is sloppy/bad/poor/boring/awful/useless, disappointed in me, feel/felt/feeling judged/criticised/criticized/attacked`,
  ),
  unmet(
    "angry, hurt, indignant",
    "respect, equality",
    `
    because i am a woman/foreigner/mother, because i am black/brown/asian/muslim/jewish/gay/lesbian/trans/foreign/old/female/fat/disabled/deaf/blind/in, because i wear/wore, speak/talk to me because i, because @my name/accent/skin/age/gender, my name is foreign, racist, racism, sexist, sexism, homophob*, transphob*, slur, where i am really from, only talks/speaks to the men, only the men talk/speak, not let me in because, not believe girls/women can, girls/women can code/drive/lead, mispronounc* my name, discriminat*, joke/jokes/joking about gay/women/foreigners/muslims/jews/black/disabled/my, because of my skin/age/religion/name/accent/colour/color/gender/disability/nationality/origin,
    @i was asked whether/if i plan/want to have, ask/asked _ plan/plans to have children/kids, asked _ pregnant, because i am in a wheelchair, where are you really, go back to your country, no ramp, touch/touches my hair, asked me if i was pregnant, laugh about my accent, my accent`,
  ),
  unmet(
    "worried, confused, uneasy",
    "understanding, clarity",
    `is/are angry/mad/upset/cross/furious/annoyed with/at me, mad at me, angry at me, angry with me, acting weird, acts weird, acting strange, changed towards me, behaves differently, hot and cold`,
  ),
  unmet(
    "annoyed, tense",
    "space, respect",
    `come/comes in without, interfere/interferes/interfering, meddle/meddles, nosy, tell/tells me how to raise, unannounced, turn/turns up unannounced, not respect/respects my boundaries/space, keep/keeps asking/texting/calling/telling/messaging me, clingy`,
  ),
];
