import { type Frames, listed, without } from "./frame.ts";
import { ADJECTIVES, OF_DEEDS, OF_PETS, OF_WORK, PAST, THIRDS } from "./judging-words.ts";

/** Whom one can live or work with, said straight. */
const LABELS = listed(
  "cheat, liar, bully, coward, hypocrite, control freak, snob, slob, moron, jerk, show-off, know-it-all, bigot, creep, brat, loser",
);

/** Pictures of a person, as good as a verdict. */
const PICTURES = listed(
  `bulldozer, peacock, doormat, dinosaur, leech, parasite, vulture, snake, weasel, rat, pig, loose cannon,
  ticking time bomb, wet blanket, dead weight, pushover, spoilt child, broken record, bull in a china shop, slave driver, puppet, vampire, monster, time waster`,
);
const IDIOMS = listed(
  `asleep at the wheel, all talk and no action, full of yourself, a pain in the neck, out of your depth, out of your mind, on another planet, off your head,
  stuck in the past, as stubborn as a mule, as slow as a snail, as cold as ice, living in a dream world, a waste of space, the weak link, not the sharpest tool in the box,
  a law unto yourself, a nightmare to work with, impossible to talk to, too big for your boots, hopeless with money, like a child`,
);

/** Deeds that stand behind "who" and "whoever". */
const DID = listed(
  `wrote this, parked here, sent that email, left the door open, took my seat, ate my lunch, broke the printer, made this mess, signed the contract, answered the phone,
  left this on my desk, cleaned the kitchen, planned the trip, booked the hotel, painted the wall, drank my coffee, called the office, wrote the report, fixed the car, designed the logo`,
);
const YOU_DID = listed(
  `did, said, wrote, did yesterday, said last night, wrote about me, did to my sister, told my parents, said in the meeting, did at the party, told him, just said, said to her, posted, did with my money`,
);

const GROUPS = listed(
  `men, women, teenagers, managers, old people, young people, doctors, lawyers, politicians, teachers, bankers, landlords, students, engineers, salespeople, police officers, boys, girls, rich people`,
);
const GOOD_HABITS = listed(
  `listen, help, apologise, say sorry, think of others, say what they mean, answer emails, tell the truth, do any work, admit their mistakes, talk about their feelings, keep their promises, clean up, understand anything`,
);
const GOOD_HABITS_THIRD = listed(
  `listens, helps, apologises, says sorry, thinks of others, says what he means, answers emails, tells the truth, does any work, admits his mistakes, keeps his promises, cleans up, calls me, thanks me, shares anything`,
);
const BAD_HABITS = listed(
  `lie, complain, cheat, exaggerate, interrupt, make excuses, blame others, gossip, shout, think they are better than us`,
);

/** Animals, which are what they are. */
const ANIMALS = listed(
  `seagulls, cats, dogs, puppies, kittens, hens, goats, horses, foxes, mice, rats, pigeons, squirrels, wasps, geese, parrots, rabbits, cows, ducks, monkeys`,
);
const ANIMAL = listed(
  `seagull, cat, dog, puppy, kitten, goat, horse, fox, mouse, rat, pigeon, squirrel, wasp, goose, parrot, rabbit, cow, duck, monkey, hamster, donkey, bird, bee`,
);
const BEASTLY = listed(
  "bullies, thieves, cowards, drama queens, show-offs, brats, pests, little devils, monsters, divas, gluttons, crooks",
);

/** What comes, runs or is done by itself. */
const THINGS_COMING = listed(
  `bus, train, parcel, plumber's van, food, pizza, taxi, flight, ferry, post, delivery, weather, news, film, meeting, match, show, game, ice, glue, paint, soup, battery, update, medicine`,
);
const DUTIES = listed(
  `be on time, call me, listen to me, apologise, pay his share, do his part, help more, ask first, tell me, keep his promises, clean up, say sorry, think before he speaks, show some respect, answer my emails,
  know better, be more careful, take responsibility`,
);

/** Reasons, none of them a threat. */
const OR_ELSE = listed(
  "it leaks, it burns, it sticks, the cake falls, it won't close, the milk boils over, the paint runs, it tastes bitter, the battery dies, it comes off, it falls over, it rusts, the dough won't rise, it gets cold",
);

const HIS_FAULTS = listed(
  `dithering, laziness, incompetence, carelessness, stupidity, greed, arrogance, stubbornness, rudeness, selfishness, negligence, dishonesty, stinginess, vanity, lies, nonsense, blunders, bungling, meddling, whining, nagging, bullying, lack of effort`,
);

export const plainPeopleFrames: readonly Frames[] = [
  {
    code: "OBSERVE",
    words: LABELS,
    frames: `
      I live with a *.
      I live with a total *.
      I work with a *.
      I work for a *.
      I married a *.
      I share a flat with a *.
      I share an office with a *.
      My sister is going out with a *.
      My daughter married a *.
      We hired a *.
      I was married to a * for ten years.
      My new boss turned out to be a *.
      I'm tired of living with a *.
      That makes you a *.
      That makes him a *.
      You have become a *.
      He was always a *.
      You're nothing but a *.
      The person who wrote this is a *.
      The man next door is a *.
      The woman who lives upstairs is a *.
      The guy who fixed my car is a *.
      Whoever wrote this is a *.
      Only a * would do that.
      You behaved like a *.
      He acted like a *.
      My brother has always been a *.
      Everybody knows he's a *.
      I won't be friends with a * like you.
      Your friend Mark is a *.
      You really are a *.
      You've turned into a *.
      a * like you
      you're the biggest * I know
    `,
  },
  {
    code: "OBSERVE",
    words: without(ADJECTIVES, "hostile, aggressive"),
    frames: `
      That makes you *.
      That makes you really *.
      That makes him *.
      It shows how * you are.
      It shows that you are *.
      It proves that you're *.
      The person who wrote this is *.
      The man who fixed it is *.
      The woman who answered the phone was *.
      The people who live upstairs are *.
      The guy who sits next to me is *.
      The nurse who looked after my mum was *.
      The neighbour who parks in front of our house is *.
      The man I work with is *.
      The woman I live with is *.
      The teacher we have this year is *.
      The boss I have now is *.
      The colleague I told you about is *.
      The people you invited were *.
      The friend you brought was *.
      Whoever wrote this is *.
      Whoever did this is *.
      Whoever left this here is *.
      Anyone who does that is *.
      The boy in my class who broke it is *.
      The new guy is *.
      The man at the desk was *.
      The lady on the phone was *.
      The woman from the bank was *.
      One of your friends was *.
      Some of your friends are *.
      Both of you are *.
      All of them are *.
      Your whole family is *.
      Everyone in your office is *.
      Nobody is as * as you.
      I've never met anyone so *.
      I have never met anyone as * as him.
      You are more * than your brother.
      You're even more * than before.
      I work with a * man.
      I live with a * person.
      I have a * boss.
      I have a * landlord.
      We have a * neighbour.
      I find the new manager *.
      I find your brother *.
      I think the manager is *.
      To me you seem *.
      People say it nicely, I don't: you're *.
      You can call it what you like, you were *.
      Tom, who sits next to me, is *.
      My boss, who is new, is *.
      My brother, as always, was *.
      My flatmate is *, and he knows it.
      The doctor was * and didn't even look at me.
      She's *, that's all.
      She's just plain *.
      What a * man.
      He's one of those * people.
      You're being * to me and to the kids.
      Nurses here are all *.
      The nurses here are all *.
      The staff here are *.
      The people in this office are *.
      The drivers in this city are *.
      The neighbours upstairs are *.
      The teachers at this school are *.
      My colleagues are all *.
      They're all *.
      Men are *.
      All men are *.
      Most men are *.
      Women are so *.
      Teenagers are *.
      My in-laws are *.
      The two of them are *.
      You two are *.
      You lot are *.
      You guys are *.
    `,
  },
  {
    code: "OBSERVE",
    words: OF_DEEDS,
    frames: `
      What he did was *.
      What you did there was *.
      What she said to my mother was *.
      What they did to us was *.
      What you said about my cooking was *.
      What my boss did was *.
      What the teacher said to my son was *.
      What Anna wrote in the chat was *.
      The thing you said was *.
      The things you said to me were *.
      The way he spoke to me was *.
      The way she treats the staff is *.
      The way you left was *.
      How you treated her was *.
      How you talk to me is *.
      The joke you made about me was *.
      The email you sent me was *.
      The message you left was *.
      The comment she made was *.
      The words you used were *.
      The letter he wrote to my parents was *.
      The note you left on my car was *.
      I found your comment *.
      I found what you said *.
      I find your behaviour *.
      I think what you did was *.
      I thought the way he spoke to her was *.
      That's a * thing to say.
      That's a * thing to do.
      That was a * thing to do to a friend.
      That was * of you.
      That was really * of him.
      It was * of you to leave.
      It was * of him not to call.
      It was * what you did.
      You left without a word. That was *.
      You laughed at him. That's *.
      He took the last one. How *!
      You forgot my birthday and that was *.
      You said it in front of everyone, which was *.
      She read my letters, which is *.
      Your answer was *.
      Your answer was short and *.
      Your comment in the meeting was *.
      Your reaction yesterday was *.
      His attitude is *.
      Her tone was *.
      Their behaviour last night was *.
      My brother's behaviour was *.
      Everything you said was *.
      All you said was *.
      Your decision to leave was *.
      Your idea of a joke is *.
      You did something *.
      You said something *.
      You wrote something really * about me.
      It's a * way to treat people who help you.
      You have a * way of talking to me.
    `,
  },
  {
    code: "OBSERVE",
    words: YOU_DID,
    frames: `
      What you * was cruel.
      What you * was rude.
      What you * was really unfair.
      What you * is disgusting.
      What you * was stupid.
      What you * was childish and mean.
      what you * was so rude
    `,
  },
  {
    code: "OBSERVE",
    words: DID,
    frames: `
      Whoever * is an idiot.
      Whoever * is rude.
      Whoever * was careless.
      Whoever * is a selfish person.
      Whoever * must be stupid.
      The person who * is rude.
      The person who * is an idiot.
      The man who * is a liar.
      The woman who * was incompetent.
      The idiot who * should apologise.
      Some idiot *.
      Some lazy idiot *.
      Which idiot *?
      What idiot *?
      The moron who * didn't even say sorry.
      He's the idiot who *.
      the guy who * is so lazy
      You're the coward who *.
    `,
  },
  {
    code: "OBSERVE",
    words: OF_WORK,
    frames: `
      The report you wrote is *.
      The report he wrote was *.
      The translation she sent us was *.
      The work you did on the kitchen is *.
      The job they did on our roof was *.
      The essay you handed in is *.
      The plan you made is *.
      The presentation you gave was *.
      The speech he gave at the wedding was *.
      The soup you made was *.
      The logo Anna designed is *.
      The code you wrote is *.
      The idea you had was *.
      The excuse you gave me was *.
      Your excuses are *.
      Your driving is *.
      My boss's plan is *.
      Tom's presentation was *.
      The plumber did a * job.
      They did a * job.
      You did a really * job.
      You made a * plan.
      You wrote a * report.
    `,
  },
  {
    code: "OBSERVE",
    words: PICTURES,
    frames: `
      You're a *.
      You are such a *.
      He's a *.
      She's a total *.
      My boss is a *.
      My brother is a bit of a *.
      You're like a *.
      You behave like a *.
      The man is a *.
    `,
  },
  {
    code: "OBSERVE",
    words: IDIOMS,
    frames: `
      You are *.
      You're really *.
      I think you're *.
      Sorry, but you are *.
    `,
  },
  {
    code: "OBSERVE",
    words: without(THIRDS, "bosses everyone around, bad-mouths me, talks down to me, plays the victim"),
    frames: `
      The man who lives next door *.
      The woman I work with *.
      My boss, who is new, *.
      The new guy in our team *.
      My flatmate's boyfriend *.
      One of my colleagues *.
      The boss I have now *.
    `,
  },
  {
    code: "OBSERVE",
    words: PAST,
    frames: `
      The man at the desk *.
      The woman who sat next to me *.
      The friend you brought *.
      Your whole family *.
      You and your brother *.
      One of your friends *.
    `,
  },
  {
    code: "NO_BIAS",
    words: GOOD_HABITS,
    frames: `
      Men never *.
      men never *
      Women never *.
      Women don't ever *.
      Managers never *.
      Teenagers never *.
      Old people never *.
      Politicians never *.
      All men are the same, they never *.
      Nobody in this family ever *.
      Nobody here ever *.
      People here never *.
      The nurses here never *.
      The people at the bank never *.
      The neighbours never *.
      My in-laws never *.
      People like you never *.
      You men never *.
      You people never *.
      You lot never *.
      The people in this house never *.
      None of you ever *.
    `,
  },
  {
    code: "NO_BIAS",
    words: GOOD_HABITS_THIRD,
    frames: `
      The man I work with never *.
      The woman who lives upstairs never *.
      The boss I have now never *.
      The guy who sits next to me never *.
      The person I share a room with never *.
      The man you hired never *.
    `,
  },
  {
    code: "NO_BIAS",
    words: BAD_HABITS,
    frames: `
      Men always *.
      Women always *.
      Managers always *.
      Politicians always *.
      All men *.
      All you people do is *.
      All women *.
      The people here always *.
      Nurses here always *.
      The nurses here all *.
      My in-laws always *.
      You men always *.
      All they do is *.
      People like you always *.
      The neighbours * all the time.
      They * every single day.
    `,
  },
  {
    code: "NO_BIAS",
    words: GROUPS,
    frames: `
      * are all the same.
      * never listen.
      * always complain.
      Typical of *.
      That's typical of *.
      That's so typical of *.
      That's * for you.
      All * lie.
      * only care about themselves.
      * only think about money.
      * don't care about anyone.
      * think they know everything.
      What do you expect from *?
    `,
  },
  {
    code: "OBSERVE",
    words: GROUPS,
    frames: `
      * are lazy.
      * are so rude.
      * are stupid.
      * are liars.
      All * are liars.
      * are selfish.
    `,
  },
  {
    words: GROUPS,
    frames: `
      Many * work at night.
      Some * live in this street.
      Two * came to the meeting.
      Most * I know like football.
      I work with *.
      We need more * here.
      The * left at nine.
      There were ten * on the bus.
      I like working with *.
      The film is about *.
    `,
  },
  {
    words: ANIMALS,
    frames: `
      Those * are lazy.
      Those * are noisy.
      These * are so stupid.
      Our * are greedy.
      My * are so naughty.
      The * in the park are rude.
      The * never listen.
      Those * never stop.
      The * always make a mess.
      The * in our garden are aggressive.
      Stupid * again.
      The * stole my sandwich.
      The lazy * slept all day.
      The neighbour's * are noisy.
      His * are badly behaved and loud.
      The * ruined my garden.
      The * should be in the barn.
      The * must stay outside.
    `,
  },
  {
    words: BEASTLY,
    frames: `
      Those seagulls are *.
      Those seagulls are thieving *.
      Our cats are *.
      My dogs are real *.
      The pigeons here are *.
      The geese in the park are *.
      The squirrels are little *.
      My cats are such *.
      The monkeys at the zoo were *.
      Goats are *.
    `,
  },
  {
    words: ANIMAL,
    frames: `
      My * is a bully.
      That * is a thief.
      The * is a monster.
      Our * is a bit of a coward.
      My * is such a drama queen.
      The * is stubborn.
      The stupid * bit me.
      The * that lives next door is aggressive.
      The * I bought is lazy.
      My * never listens.
      The * always wakes me up.
    `,
  },
  {
    words: without(OF_PETS, "spoilt"),
    frames: `
      The cat you gave me is *.
      The dog we adopted is *.
      My sister's dog is *.
      The parrot my aunt has is *.
      Those * pigeons again.
    `,
  },
  {
    words: THINGS_COMING,
    frames: `
      The * should be on time.
      The * should be here soon.
      The * should be ready by six.
      The * should be fine.
      The * must be late again.
      The * has to be good.
      The * should be better tomorrow.
    `,
  },
  {
    code: "PERSONAL_WANT",
    words: DUTIES,
    frames: `
      He should *.
      He really should *.
      My husband should *.
      He needs to *.
      My brother has to *.
      He must *.
      He ought to *.
      Your son needs to *.
      Tom should *.
      he should at least *
      I think he should *.
      The man who lives upstairs should *.
      The guy I work with should *.
      He is supposed to *.
      Next time he should *.
      My boss has got to *.
      Doesn't he know that he should *?
    `,
  },
  {
    words: OR_ELSE,
    frames: `
      Twist the cap tight or else *.
      Close the lid or else *.
      Stir it well or *.
      Keep it dry or else *.
      Don't open it yet or else *.
      Keep the heat low, otherwise *.
      You have to stir it or else *.
      You need to keep it cool or *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: HIS_FAULTS,
    frames: `
      We lost the flat thanks to the bank's *.
      We lost the flat thanks to your *.
      We lost the contract because of your *.
      We lost the client because of his *.
      We missed the train because of your *.
      I'm angry because of your *.
      I'm upset about your *.
      I'm sick of your *.
      We had to start again due to the team's *.
      The deal fell through because of the agent's *.
      I'm tired of his *.
      I was late because of my boss's *.
      I'm so frustrated by your *.
      I quit because of her *.
      Because of your * we missed the deadline.
      Thanks to your * we lost the house.
    `,
  },
];
