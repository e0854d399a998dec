import { type Frames, listed, without } from "./frame.ts";

const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared, nervous,
  overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, jealous, confused, tense, unhappy, shocked,
  desperate, helpless, bitter, guilty, gutted, uneasy, discouraged, fed up, livid, heartbroken`,
);
const DEEPLY = listed(
  `deeply, terribly, really, extremely, absolutely, incredibly, so very, pretty, quite, truly, genuinely,
  seriously, rather, awfully, completely, properly, honestly, frankly`,
);
const NAMES = listed(
  `Mr Brandt, Mrs Carver, Anna, Dr Lund, dear, Tom, everyone, Mum, love, mate, team, Sir, folks, Ms Patel`,
);
const ACTS = listed(
  `you left, you hung up, you read my diary, you told Dad, you forgot my birthday, you cancelled, he left early,
  she walked out, they moved the meeting, my boss shouted at me, my brother took my car, you came late,
  the team started without me, nobody asked me, you sold the piano, you hid the letter, the school expelled him,
  you blocked my number, you laughed at my drawing, you didn't reply, you forgot to pick me up, nobody came,
  you opened my post`,
);
const DEEDS_FELT = listed(
  `ignored, attacked, used, betrayed, rejected, abandoned, manipulated, disrespected, unappreciated, bullied,
  cheated, excluded, left out, judged, criticised, blamed, misunderstood, unwanted, pressured, taken for granted,
  let down, belittled, invisible, controlled, dismissed, patronised, sidelined, unheard, undermined, provoked,
  mocked, neglected, insulted, cornered, humiliated`,
);
const PICTURES = listed(
  `caretaker of this flat, stranger in my own house, doormat, failure, burden, servant, child, prisoner, maid,
  taxi service, cleaner, slave, guest, loser, babysitter, machine, punchbag, bad mother, spare part, nuisance,
  criminal, puppet, outsider, cash machine`,
);
const PEOPLE = listed(
  `my mum, my sister, Lily, the kids, our daughter, my wife, Dad, the whole team, my best friend, her, him, us,
  my nan, the trainees, Anna, my son`,
);
const JUDGED = listed(
  `you're always too busy, you're so selfish, you are so lazy, you never listen, you were so rude, you don't care,
  you lied to us, he was such an idiot, you behaved like a child, the teacher is so unfair, you always shout,
  you only think of yourself, she is so mean, they were so cruel, you bullied him, you are so careless`,
);
const DITHER = listed(
  `dithering, whining, nagging, bullying, meddling, bragging, moaning, scheming, gossiping, bickering, sulking,
  skiving`,
);
const LABELS = listed(
  `muppet, idiot, moron, clown, fool, prat, jerk, coward, liar, slob, bully, plonker, twit, halfwit`,
);
const THINGS = listed(
  `email, letter, decision, comment, reply, message, remark, joke, text, speech, question, silence, tone,
  behaviour, criticism, feedback, attitude, refusal`,
);

/** Feelings as people type them: by two, in haste, with a degree, and behind what somebody did or is called. */
export const toldFrames: readonly Frames[] = [
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: FEELINGS,
    frames: `
      We are deeply *.
      I am deeply *, Mr Brandt.
      We're terribly *, Mrs Carver.
      I feel quite *, what can I do?
      I'm so *, can we talk?
      I feel really *, do you have a minute?
      I don't sleep and I'm *.
      me and josh are *
      Me and my wife are *.
      ngl im *
      im * rn
      Been * all day.
      Been feeling * for weeks.
      Feeling so * right now.
      Lately I feel * most of the time.
      I came home * again.
      You should know that I'm *.
      I'll be honest, I'm *.
      I won't lie, I feel *.
      I have felt * since Christmas.
      My wife and I have been * for months.
      There, I said it: I'm *.
      I'm *. Really *.
      Yes I am *!
      I feel * every evening.
      I'm a little * at the moment.
      I'm sitting here feeling *.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: DEEPLY,
    frames: `
      I am * unhappy.
      We are * sad.
      I feel * lonely.
      I'm * worried.
      I am * upset, Mr Brandt.
      I was * embarrassed.
      We're * frustrated.
    `,
  },
  {
    code: "NEG_FEELING_WITHOUT_NVA",
    words: NAMES,
    frames: `
      I'm unhappy, *.
      I'm sad, *.
      I feel lonely, *.
      I am worried, *.
      I'm so angry, *!
      I'm frustrated, *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: ACTS,
    frames: `
      I'm deeply unhappy that *.
      We're deeply hurt that *.
      I was hurt, because *.
      I'm so hurt *.
      *, so I'm sad.
      i was gutted cos *
      im upset cause *
      was so sad when *
      felt awful when *
      it really upset me when *
      It did hurt when *.
      It hurt me deeply that *.
      It pains me that *.
      It saddens us that *.
      It worries me that *.
      It upset my mother that *.
      My heart broke when *.
      I burst into tears when *.
      I was livid when *.
      I was in bits when *.
      I felt guilty because *.
      I've felt low since *.
      I've been in a bad mood since *.
      I was frustrated, as *.
      I'm writing because I was hurt when *.
      I have to tell you that I was sad when *.
      Can I tell you something? I was hurt when *.
      You might not know this, but I was hurt when *.
      Just to be clear, I was upset that *.
      To be honest I was disappointed that *.
      I wasn't angry, I was sad that *.
      I was more sad than angry when *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: THINGS,
    frames: `
      I was stung by your *.
      I was deeply hurt by your *.
      I'm unhappy with your *.
      I'm sad because of your *.
      I was shocked at your *.
      Your * left us sad.
      I feel sad about your *.
      I'm so disappointed by his *.
      I'm a bit upset over your *.
      I was annoyed at her *.
      Reading your * made me cry.
      My boss's * made me anxious.
      I've been anxious since your *.
      Ever since your * I've been sad.
      I couldn't sleep after your *, I was so upset.
      What upset me was your *.
      What hurt me was your *.
      It was your * that upset me.
    `,
  },
  {
    code: "PSEUDOFEELING",
    words: DEEDS_FELT,
    frames: `
      you walked past me twice, felt * tbh
      You never looked up, felt really *.
      felt * tbh
      Me and Josh feel *.
      me and my wife feel *
      My wife and I felt *.
      All of us feel *.
      I felt a bit * yesterday.
      I often feel * at home.
      I feel so * by my own family.
      Honestly I feel *.
      It's not the first time I feel *.
      I ended up feeling *.
      I sat there feeling *.
      I feel * again.
      I'm feeling rather * today.
      I've been feeling * for months.
      I have felt * ever since.
      I left the meeting feeling *.
      I feel totally *.
      I feel * and sad.
      i feel so * rn
      I came home feeling *.
      Why do I feel so *?
      I just feel *, you know?
      I was feeling * when I wrote that.
      You make me feel *.
      It makes me feel * when you do that.
      We feel * as parents.
      I'm tired of feeling *.
      I can't stop feeling *.
      I hate feeling *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: PICTURES,
    frames: `
      me and Josh feel like a *
      I feel like a *.
      I felt like a *, to be honest.
      In this family I feel like a *.
      I'm made to feel like a *.
      I end up feeling like a *.
      Lately I feel like a *.
      When you say that I feel like a *.
      I'm sick of feeling like a *.
      It makes me feel like a *.
      I don't want to be rude but I feel like a *.
      honestly i feel like a *
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(PICTURES, "maid, slave"),
    frames: `
      I do feel like a * sometimes.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: PEOPLE,
    frames: `
      You really upset *.
      You have upset *.
      You've made * cry.
      You made * so sad.
      He upset *.
      You frighten *.
      You're scaring *.
      You are stressing * out.
      You always upset *.
      Anna made * sad.
      My brother made * miserable.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: without(PEOPLE, "Lily"),
    frames: `
      You keep upsetting *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: without(
      listed(
        `stressing me out, upsetting me, scaring me, annoying me, driving me mad, making me angry, making me sad, winding me up, freaking me out, wearing me out, getting on my nerves, making me cry, doing my head in, frightening me, making me nervous, bringing me down, pissing me off, irritating me`,
      ),
      "making me nervous",
    ),
    frames: `
      ur *
      your *
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: listed(
      `stressing me out, upsetting me, scaring me, annoying me, driving me mad, making me angry, making me sad, winding me up, freaking me out, wearing me out, getting on my nerves, making me cry, doing my head in, frightening me, making me nervous, bringing me down, pissing me off, irritating me`,
    ),
    frames: `
      u r *
      youre *
      you're * again
      You are *.
      You keep *.
      He's *.
      My boss is *.
      They are *.
      you two are *
      Anna is *.
      He keeps * at work.
      Your brother is *.
      Honestly you're *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: JUDGED,
    frames: `
      It makes Lily sad that *.
      It upsets my mother that *.
      It makes me sad that *.
      It hurts that *.
      What upsets me is that *.
      I'm upset that *.
      She's in tears because *.
      My son is unhappy because *.
      I'm sad because *.
      I was hurt because *.
      We lost the sale because *.
      I'm annoyed since *.
      The kids are upset because *.
      My dad is hurt because *.
      I'm angry, because *.
      i'm upset cos *
      It annoys me that *.
      The reason I'm sad is that *.
      I cried because *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: DITHER,
    frames: `
      We missed the ferry thanks to Ollie's *.
      We missed the ferry because of your *.
      I'm fed up with your *.
      I'm sad about his *.
      We were late due to your *.
      I'm stressed because of her constant *.
      I'm tired of your *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: LABELS,
    frames: `
      We lost cause some * forgot the ball.
      The load tipped cause some * overfilled the lift.
      I'm furious because some * parked in my spot.
      We're late because that * lost the keys.
      I'm upset because he called me names, the *.
      I cried because you were such a *.
      I'm angry because my boss is a *.
    `,
  },
];
