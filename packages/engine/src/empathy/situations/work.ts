import { unmet } from "./situation.ts";

/** Own collection: work, teams, school and study. */
export const WORK = [
  unmet(
    "frustrated, disappointed",
    "rest, choice",
    `want/wants me to work on, have to work on christmas/sunday/saturday/easter/my, me to work on christmas`,
  ),

  unmet(
    "tired, frustrated",
    "support, fairness",
    `do/doing/did all the work, do/doing her/his/their work too/as, leave _ work to @me, leave everything to @me, everything alone, do/did everything myself/alone, group project and i did everything, always _ one who, have to be the one who,
    only one who _ work/look/clean/cook/plan/do/care/pay/help, all on @me, always me who`,
  ),

  unmet(
    "tired, drained, stretched",
    "rest, support, ease",
    `
    work/working _ hour/hours, overtime, double shift/shifts, extra shift/shifts, work _ weekend/weekends, three/two/several deadlines, deadline tomorrow,
    work of two/three/four/several, work for two/three,
    too much work, so much work, too much on my plate, so many emails/tasks/things/appointments/calls, behind with everything/work, to do list, can not breathe, not keep up with, workload, no time to/for, no break, no day/days off, not had a holiday/vacation/break, not have/had _ day/days off, not stop all day,
    group project and i did everything, never have five minutes, have to be the one who, everyone/everybody want/need something from me,
    where nobody need/needs me, everything on my shoulders, juggle`,
  ),
  unmet(
    "discouraged, sad, frustrated",
    "recognition",
    `
    nobody say/says/said thank/thanks, @not say/says/said thank, @not thank @me, no one/body _ thank/thanks me, not a thank you, no thanks, without a thank, thankless, feel unappreciated, take/taken @me for granted,
    taken for granted, nobody see/sees/notice/notices/appreciate/appreciates/value/values what/how/my/the, not appreciate/value/recognise/recognize/notice, undervalued, unappreciated,
    nobody read/reads, not _ read _ report, never praise, never a good word, for nothing in return`,
  ),
  unmet(
    "frustrated, disappointed, hurt",
    "recognition, fairness",
    `
    take/took/taking _ credit, take/took/stole my idea/ideas, steal/stole _ idea, my idea _ as his/hers/theirs, passed over, skip _ promotion, not get _ promotion/promoted/raise, promote _ instead of me,
    someone/somebody/friend/colleague/else got/gets _ promotion/promoted/job, got/gets _ job i applied, got promoted instead of me, earn/earns/paid _ more than me, less than _ men/man/colleagues/colleague, pay _ less than`,
  ),
  unmet(
    "annoyed, indignant, frustrated",
    "fairness, equality",
    `
    unfair*, not fair, favouritism/favoritism, have/has/plays favourites/favorites, double standard, treat @me differently, always gets/get everything, get/gets everything she/he wants/want, injustice,
    always ask the women, only _ ask the women, only ask _ women`,
  ),
  unmet(
    "irritated, tense, frustrated",
    "autonomy, trust",
    `
    micromanage*, check/checks/checking every, check/checks/checking everything, check/checks up on me, breathe/breathing down my neck, look over my shoulder, control everything, tell @me what to do,
    tell @me how to, without asking @me, decide/decided for me, decide/decided _ without me, boss @me around/about, no say in, force @me to, make @me work, pressure @me, under pressure`,
  ),
  unmet(
    "confused, frustrated, unsure",
    "clarity, understanding",
    `
    no idea what _ expect/expects/want/wants, not know what _ expect/expects/want/wants from, not know what is expected, unclear, no clear, nobody tell/tells/told me, not tell/told me what, keep/keeps changing _ mind,
    mixed signals/messages, contradict*, not explain, kept in the dark, changed _ plan/plans without, without telling me/us`,
  ),
  unmet(
    "frustrated, discouraged, tired",
    "meaning, efficiency",
    `
    meeting all day, meetings all day, meeting after meeting, endless meeting/meetings, decide nothing, pointless, waste of my time, no point, nothing ever change/changes, bullshit job, work is meaningless`,
  ),
  unmet(
    "hurt, frustrated, annoyed",
    "respect, consideration",
    `steal/steals/stole my lunch/food/pen, give/gave my _ to someone/somebody else, 
    interrupt/interrupts/interrupted/interrupting @me, cut/cuts @me off, talk/talks/talked over @me, talk/talks/talked to _ and not to me, not let me finish/speak, finish my sentences,
    dump/dumps _ on me, take/takes over my, order/orders me around/about`,
  ),
  unmet(
    "hurt, shaken, angry",
    "respect, kindness",
    `
    yell/shout/scream/snap/swear at @me, shout/yell/snap/swear/shouted/yelled/snapped/swore at me, tell/told me off, humiliate/humiliated/insult/insulted/mock/mocked/belittle/belittled/ridicule/ridiculed/taunt @me,
    laugh/laughed/laughs/laughing at @me, call/calls/called me _ name/names, call/calls/called me a, call/calls/called me stupid/fat/ugly/lazy/useless, rude to @me, make/makes/made fun of @me/@my,
    talk/talks/talked down to me, people laugh/laughed about my, laugh/laughed about my, make/made jokes about me/my, speak/spoke to me like, speaks/talks/treats to? me like, treat/treats/treated @me like, look/looks down on @me,
    roll/rolls/rolled _ eyes, slam/slams/slammed the door`,
  ),
  unmet(
    "frustrated, disappointed, annoyed",
    "reliability, consideration",
    `
    promise/promised _ but, promise/promised and, break/broke _ promise, say/said he/she/they would _ and/but _ nothing, promise/promised to, still have/got nothing, still waiting, keep/keeps/kept @me waiting, cancel/cancelled/canceled on @me, last minute,
    cancel/cancelled/canceled @my, for the third/fourth/fifth time, let @me down, stand/stood @me up, never on time, always late, is late again, came late, always sick/ill/absent/away on, forgot to, come late, arrived late, late again, not show/showed up, never show/showed up, wait/waited _ hour/hours,
    forget/forgot _ appointment/meeting, not keep _ word, not do _ part`,
  ),
  unmet(
    "frustrated, worried, uneasy",
    "clarity, contact",
    `
    not answer/answered/reply/replied/respond/responded, never answer/reply/respond, no answer/reply/response, not hear/heard back, not get back to me, not call/called back, ignore/ignores/ignored _ email/emails/message/messages/calls, left me on read`,
  ),
  unmet(
    "worried, shocked, uneasy",
    "security, support",
    `
    lose/lost my job, position _ cut, job _ cut, lay/laid off, made redundant, get/got/was/been/am fired, get/got/was sacked, let me go, redundan*, warning letter, written warning, formal warning, out of work, unemployed, restructuring, contract ends/end/ended, contract runs/run out, not renew _ contract, company is closing`,
  ),
  unmet(
    "nervous, tense",
    "reassurance, support",
    `
    start a new job, start my new job, have to present, have to speak, have to give a, first day at, new job on monday, job interview tomorrow, interview tomorrow, have an interview, give/hold a speech, give a talk, give a presentation, presentation tomorrow, speak/talk/sing/present in front of _ people/everyone/everybody/strangers/audience/class/school/parents/team,
    exam is/on/in tomorrow/monday/soon, exam tomorrow, exam next, test tomorrow, have _ deadlines tomorrow, not started any, not prepared, perform review, driving test tomorrow, exams start/begin`,
  ),
  unmet(
    "frustrated, tired, discouraged",
    "meaning, ease",
    `
    @i hate @my job, hate/hated monday/mondays, hate my work, hate going to work, not stand my job, dread monday, sunday evening dread, job is killing me, sick of my job, work sucks, my job sucks, not want to go to work, job makes me`,
  ),
  unmet(
    "disappointed, sad, discouraged",
    "achievement, support",
    `
    @i fail/failed _ exam/test/class/course/driving/interview/year, failed my, @i fail/failed, not pass/passed, flunk*, bad review/feedback, reviewed badly, not get into, not get in, not get/got the job, didnt get _ job, reject/rejected _ application/paper/manuscript/me, application _ rejected/refused/turned, got rejected, got a rejection, another rejection`,
  ),
  unmet(
    "frustrated, indignant, hurt",
    "fairness, clarity",
    `bad mark/grade/marks/grades, mark/grade/marked me down, blame/blames/blamed @me, accuse/accuses/accused @me, wrongly, my fault for everything, point/points the finger`,
  ),
  unmet(
    "discouraged, confused, embarrassed",
    "support, understanding",
    `understand/understands it except me, only one who _ not understand, not understand _ class/lesson/maths/anything/lecture, everyone _ understand _ except me, too slow for, cannot keep up, can not keep up, fall/falling/fell behind`,
  ),
  unmet(
    "frustrated, lonely, sad",
    "cooperation, connection",
    `work for himself/themselves/herself, nobody share/shares, nobody help/helps/helped, not help/helped me, never help/helps, not help/helps with, without any help, no help, leave/left me alone with, no teamwork, not work together, not pull _ weight`,
  ),
  unmet(
    "uneasy, tense, frustrated",
    "peace, cooperation",
    `not speak/talk to each other, not speak/talk with each other, tension in, atmosphere is, argue/argued/arguing all, conflict in, conflict with, fight in the team, in the middle of, between two`,
  ),
  unmet(
    "hurt, uneasy, tense",
    "trust, respect",
    `talk/talks/talking/talked about me, behind my back, gossip about me, gossip*, rumour about/rumours/rumors, spread/spreads _ about me, lies about me`,
  ),
  unmet(
    "sad, uneasy, guilty",
    "understanding, comfort",
    `let someone/somebody/people go today, fire/fired someone/somebody/people, had to fire, had to let _ go, lay off _ people`,
  ),
  unmet(
    "frustrated, discouraged, annoyed",
    "engagement, respect",
    `students never, students do not, pupils do not, never do the reading/homework, class does not listen, nobody pays attention, not pay/pays attention`,
  ),
];
