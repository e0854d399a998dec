import { unmet } from "./situation.ts";

/** Own collection: grief, illness, fear and weariness. */
export const LOSS = [
  unmet(
    "sad, heartbroken, shaken",
    "comfort, closeness, company",
    `
    @kin _ die/died/dead/dying, die/died _ @kin, @kin _ pass/passed/passes away, pass/passed away, put _ dog/cat/down to sleep, put him/her down, lose/lost @my @kin, lose/lost _ @kin to, lose/lost him/her to, lose/lost the baby, miscarriage, stillb*, funeral, bury/buried, @my @my? late @kin, since he/she died, first christmas/birthday/summer/holiday without him/her/my, without him/her now, when he/she died, never _ say/said goodbye, not say/said goodbye, not visit/visited _ before he/she died, not get to say goodbye,
    grave, grieving, i grieve, my grief, anniversary of _ death, mourn*, still smell/smells of, table for two, lost my best friend, his/her empty chair, anniversary of his/her death, death of, ash/ashes, terminal*, hospice`,
  ),
  unmet(
    "sad, lonely",
    "understanding, connection",
    `nobody ask/asks/asked about, nobody talks about him/her, nobody mentions/says his/her name`,
  ),
  unmet(
    "sad, lonely",
    "closeness, comfort",
    `@i miss/missing my/our @kin, @i _ miss/missing him/her/them/you, missing him/her/them/you, cat/dog is missing, cat/dog ran away, cat/dog is gone`,
  ),
  unmet(
    "sad, worried",
    "closeness, comfort",
    `dementia, alzheimer*, not recognise/recognize/know me anymore, not recognise/recognize me, not recognised/recognized me, know/knows who i am, not know what _ do without him/her/you/them, do without her/him`,
  ),
  unmet(
    "worried, afraid",
    "reassurance, support",
    `
    lump, biopsy, i was diagnosed, diagnosis, say/says/said i have cancer/diabetes/ms/parkinson, cancer, tumour, tumor, chemo, operation is, my operation, surgery is/next/tomorrow, my surgery, need surgery, need an operation, have to have _ operation/surgery, in hospital/hospice, in the hospital, in intensive care, in a coma, stroke, heart attack, test results, waiting for _ results, wait for _ results, sick again, seriously ill, is very ill/sick, find/found something on, scan, mri, ambulance, emergency room, pregnant and`,
  ),
  unmet(
    "worn out, discouraged",
    "relief, understanding",
    `in pain, pain for, pain is, pain all, chronic pain, headache*, migraine*, back hurts, everything hurts, my back/knee/head/tooth/stomach/neck _ hurt/hurts/hurting/aches/kills/killing, long covid, flare up, sick for weeks, i _ sick/ill for, been sick/ill, leg/arm/foot/ankle/wrist/knee/back is broken, broke my leg/arm/foot/ankle/wrist, stuck at home, stuck in bed, have the flu/covid, ill for weeks, not get better, not getting better`,
  ),
  unmet(
    "tired, restless",
    "rest, peace",
    `not sleep, not slept, not fall asleep, not sleep/slept _ night/nights, awake all night, lie/lay/lying awake, no sleep, insomnia, not get/got _ sleep, nightmares`,
  ),
  unmet(
    "tired, drained, overwhelmed",
    "rest, support",
    `
    wake/woke up tired, go to bed tired, can not do this/it any/anymore more?, not go on like this, can not take _ anymore, not take it anymore, not cope, can not even $, ^ too much, everything is too much, it be too much, all too much, too much for me, too much right now, my head is full, never have five minutes, five minutes for myself, so much going on, running on empty, burnout, burn out, burned/burnt out, am done, so done, had enough, no energy, out of energy, no strength, not have the energy/strength, at my limit,
    exhausting, want a break, need a break, just want one evening/day/hour/night, only want _ peace, want to sleep, want my bed, not get up, not get out of bed, hanging on by, sinking, drowning in, going under, under so much`,
  ),
  unmet(
    "sad, down",
    "comfort, understanding",
    `cry/crying/cried _ day/night/morning/week/evening, been crying, feel like crying, can not stop crying, cry/cried myself to sleep, burst into tears, in tears, tear/tears in my eyes, just want to cry, cried all, cried for`,
  ),
  unmet(
    "disappointed, sad",
    "ease, joy",
    `holiday is over, holidays are over, rain/rained all weekend/holiday/week, i lost my ring, lost the match, lost the game, lost my favourite`,
  ),
  unmet(
    "afraid, worried",
    "safety, reassurance",
    `
    footstep/footsteps behind, war again, there be war, war in my country, because of the war, bomb/bombs/bombing, earthquake, flood, crash/crashed, accident, walk home at night, alone at night, ^ what if, hand/hands _ shaking, hands shake, my heart is racing, keep checking, heart races, panic attack*, have nightmares, not feel safe, do not feel safe, feel unsafe, worry/worries/worrying about, worried sick, not make it, if i lose, if i fail, if i die, if we lose, not sure we will, freak/freaking/freaked out, i fear, threatened to, is following me, go/going to the hospital tomorrow, something bad, news make/makes me, reading the news, future scares, climate, end of the world`,
  ),
  unmet(
    "sad, unsettled",
    "comfort, hope",
    `used to be happy, nothing makes sense, everything has changed, nothing is the same, no longer the same, lost everything, all my dreams`,
  ),
  unmet(
    "angry, discouraged",
    "health, reliability",
    `doctor not listen, doctor _ not believe, doctor not take, wait _ months for, months for an appointment, insurance _ refused/refuses/pay/denied`,
  ),
  unmet(
    "bored, restless",
    "stimulation, meaning",
    `
    nothing interests/excites me, boring, so bored, bore/bores me, nothing to do at/all/here, every day _ same, same thing every day, same old, stare/staring at the clock, stare/staring at the wall, time does not pass, nothing ever happen/happens, nothing happens, monotonous, stuck in a rut, going through the motions`,
  ),
  unmet(
    "unsure, uneasy",
    "clarity, direction",
    `life is going nowhere, not know who i am, not know what to do after, not know what _ do with my life, no idea what i want, after i graduate, not know where i _ going, no plan, no direction, lost in life, what to do with my life, future is, what comes next`,
  ),
];
