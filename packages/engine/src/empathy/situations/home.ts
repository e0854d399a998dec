import { unmet } from "./situation.ts";

/** Own collection: children, home, neighbours, money and the way to a new country. */
export const HOME = [
  unmet(
    "exhausted, drained",
    "rest, support",
    `
    baby _ up all night, up all night, baby _ cry/cries/crying, not sleep through, baby _ not sleep, nothing left to give, have nothing left, woke/wakes/woken me _ times, touched out, meltdown, tantrum`,
  ),
  unmet(
    "frustrated, tired, discouraged",
    "cooperation, peace",
    `
    will/wont not do _ homework, not do _ homework, not go to bed, not eat _ vegetables/dinner/anything, not get dressed, kid/kids/child/children/son/daughter/toddler/teenager not listen, will not listen, not obey, kids/children/boys/girls fight/fighting, wild today, talk/talks back`,
  ),
  unmet(
    "sad, worried, lonely",
    "connection, closeness",
    `daughter/son/kid/kids/child/teenager _ @not _ talk/talks/tell/tells, lock/locks himself/herself in _ room, shut/shuts me out, pull/pulls away from me, embarrassed by me, daughter/son _ never calls`,
  ),
  unmet(
    "worried, angry, helpless",
    "safety, support",
    `
    kid/son/daughter/child/brother/sister _ bullied, bully my, get/gets/got/is/was bullied, bullied at school, bully/bullies/bullied me, being bullied, picked on at`,
  ),
  unmet(
    "worried, sad, helpless",
    "support, reassurance",
    `son/daughter/kid/child is/are/was sad/unhappy/scared/depressed/lonely/struggling/anxious, no friends at school, nobody play/plays with him/her/my`,
  ),
  unmet(
    "worried, helpless, sad",
    "support, hope",
    `husband/wife/partner/father/mother/mum/dad/brother/sister/son/daughter/friend/boyfriend/girlfriend drink/drinks/drinking too much/again, want/wants to quit/leave school, @kin not eat/eats, @kin is an alcoholic/addict, @kin is/are depressed/struggling/suffering/ill/suicidal, friend/brother/sister/partner/mother/father is sick/unwell, not know how to help`,
  ),
  unmet(
    "exhausted, irritated",
    "ease, support",
    `drive/drives/driving me crazy/mad/nuts/insane/up, get/gets/getting on my nerves`,
  ),
  unmet(
    "worried, frustrated",
    "security, support",
    `not find a flat/job/place/doctor/room/apartment, not find work, flat is too small, too small for, forms/form/bureaucracy/authorities/immigration _ want/wants another, not understand the forms/form/letter/papers`,
  ),
  unmet(
    "sad, unsettled, lonely",
    "closeness, comfort",
    `leave/leaves/left/leaf for university/college, move/moves/moved/moving out, empty nest, last child, off to university/college, go/goes/going to miss, miss her/him so much, moving to, moves to, move away, moving away, moved away`,
  ),
  unmet(
    "annoyed, tired",
    "order, cooperation",
    `
    mess, leave/leaves/leaving their/his/her stuff/things/clothes/shoes/dishes, @not wash/washes/washed up, @not wash/washes the, @not clean/cleans/cleaned, never do/does anything, never do/does _ dish/dishes/laundry/chores/housework, dirty dish/dishes/socks/laundry, dish/dishes in the sink, not take/takes out the, not tidy, all over the house/floor, stuff everywhere, chores, housework, leave/leaves _ for me to clean, fridge is empty, left it dirty`,
  ),
  unmet(
    "irritated, tired",
    "rest, quiet",
    `
    play/plays/playing _ music _ until/at, loud music, music until, dog bark/barks/barking, bark/barks/barking all, nois*, so loud, too loud, run/runs/running around all, party all night, parties until, drill/drilling, hammering, leaf blower, snore/snores/snoring, keep/keeps me awake, because the baby cry/cries, wake/wakes me up, crying through the wall`,
  ),
  unmet(
    "annoyed, frustrated",
    "consideration, respect",
    `
    park/parks/parked in my/our, park/parks/parked in front of my/our, my parking, in my spot/space, block/blocks/blocked my/our, jump the queue, cut in line, push/pushed in _ queue, smoke/smokes _ into/window/balcony, comes into my bedroom, throw/throws _ garden/yard/balcony, let/lets _ dog, their dog poops, ate my, eat/eats my food, use/uses my things, take/takes my things, take/took my _ without`,
  ),
  unmet(
    "frustrated, worried",
    "reliability, support",
    `heating _ off/broken, no hot water, no heating, boiler, not fix/fixed/repair/repaired, never fix/fixes/repairs, mould, mold, leak/leaks/leaking, landlord not, nothing works, broken again, broke down, internet is down`,
  ),
  unmet(
    "shaken, afraid, angry",
    "safety, security",
    `break/broke/broken into, burgl*, robbed, mugged, stole/stolen _ my, someone/somebody stole, my bike/phone/wallet/car was/got stolen, got stolen, was stolen, attacked me, catcall*`,
  ),
  unmet(
    "worried, tense",
    "security, support",
    `
    not pay/afford _ rent/bill/bills/mortgage/electricity/heating/food/dentist, cannot afford/pay, can not afford/pay, no money, out of money, run out of money, in debt, my debt/debts, debt collectors, loan _ rejected/refused, turn/turned down @my/the loan, turned down _ loan, raise/raised/raises/increase/increased _ rent, rent _ up/increase/increased/raised, evict*, bailiff*, overdraft, price/prices _ up, not make ends meet, i am broke, are broke, am so broke, not know how to pay, bills keep, make ends meet, i am broke, are broke, am so broke, not know how to pay, bills keep, through the winter, lost _ savings, broke until, so broke, pay does not, behind with/on the rent`,
  ),
  unmet(
    "sad, disappointed",
    "ease, play",
    `can/could? not afford a/any/the? holiday/vacation/trip, afford a holiday/vacation/trip, no holiday this, cancel/cancelled our/the holiday/trip/vacation`,
  ),
  unmet(
    "embarrassed, uneasy",
    "independence, support",
    `ask _ parents/mother/father/family/friends for money, borrow money from, live/living with my parents, moving back in with my parents, live off, food bank, card was declined`,
  ),
  unmet(
    "disappointed, sad, worried",
    "belonging, security",
    `visa _ refused/rejected/denied, residence permit, refused my visa, deport*, asylum, my papers, application for citizenship, immigration office`,
  ),
  unmet(
    "lonely, homesick, sad",
    "belonging, connection",
    `homesick, miss home, missing home, miss/misses/missing my/the/our home/country/city/food/village/town/language/noise, miss/missing _ back home, miss/missing the food, new in this city/town/country, new here, not know anyone/anybody here, not speak the language, strange country, this country, since _ year/years/month/months and i/still have`,
  ),
  unmet(
    "tense, uneasy, torn",
    "peace, acceptance",
    `dread/dreading _ christmas/holiday/holidays/family/visit/wedding, visit my family, christmas with my, family reunion, family gathering, in laws`,
  ),
  unmet(
    "frustrated, overwhelmed",
    "ease, support",
    `everything _ wrong, everythings going wrong, nothing works out, nothing goes right, bad day, worst day, awful day, terrible day, horrible day, rough day, shit day, hard day, hard week, bad week, rough week, one thing after another, fed up with everything`,
  ),
];
