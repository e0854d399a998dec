import { type Frames, listed, without } from "./frame.ts";

const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared, nervous,
  overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, jealous, confused, tense, unhappy, shocked,
  desperate, helpless, bitter, guilty, gutted, uneasy, discouraged`,
);
const NEEDS = listed(
  `honesty matters to me, I need more support, I value reliability, trust is important to me,
  I long for some peace, respect matters to me, I need rest, I'd love more clarity, fairness matters to me,
  I need to feel safe, I care about honesty, I want us to trust each other, I'd like to be included,
  being heard is important to me, my privacy matters to me, I value our friendship, I need some quiet`,
);
const THINGS = listed(
  `the storm, the rain, the noise, this weather, the news, the traffic, the film, the heat, the snow, the wind,
  the thunder, the exam, the queue, the book, the song, the ending, the flood, the heatwave, my back, the dark,
  the match, the documentary, the empty street, the match on Sunday, the ghost train`,
);
const GLAD = listed(
  `happy, glad, relieved, proud, grateful, pleased, calm, excited, hopeful, thrilled, delighted, inspired,
  encouraged, content, cheerful, safe, confident, thankful, welcome, at home, loved, comfortable, lucky`,
);
const KIND = listed(
  `remark about my cooking, comment on my photo, email, text, reply, letter, speech, message, visit, call, card,
  decision to help, joke, idea, offer, feedback, note, story, song, smile`,
);
const PLAIN = listed(
  `you left, you hung up, you told Dad, you cancelled, he left early, she walked out, they moved the meeting,
  you came late, the team started without me, you sold the piano, you went home, she called, he sold the car,
  they painted the fence, you moved to Leeds, she changed the date, he closed the window, you ordered the soup`,
);
const PEOPLE = listed(
  `my sister, my father, our neighbour, Anna, the children, my colleague, his wife, the coach, my flatmate,
  her mother, the new girl, my son, their dog, the patient, the driver, Mr Lee, my boss, the teacher`,
);
const BAD = listed(`ill, tired, hungry, cold, asleep, away, in hospital, sick, new here, stuck in traffic`);
const SENSED = listed(
  `the cold in my feet, the sun on my face, the warmth of the fire, my phone vibrate, a draught, the floor shake,
  a lump in my throat, a pain in my knee, the train slow down, some tension in my neck, the baby kick,
  the wind on my skin, the heat of the stove`,
);
const CAUSES = listed(
  `the snow, a power cut, the roadworks, my illness, a flat tyre, the storm, the heating, the fog, a broken lift,
  the flu, the new timetable, a burst pipe, the flood, a delayed train`,
);
const HURTS = listed(
  `my knee, my back, my tooth, my foot, my shoulder, my head, my leg, his arm, her ankle, my neck, my stomach,
  the injection, the scratch, the cut, the burn`,
);

/** Feelings with a need named, without a culprit, of others, asked about, or glad ones; bodies and what they sense. */
export const blamelessFrames: readonly Frames[] = [
  {
    words: FEELINGS,
    frames: `
      I'm * because I need some rest.
      I was * when you left, because I value our time together.
      Your remark about my accent made me *, because respect matters to me.
      Seeing my desk cleared made me *, as I need to feel safe here.
      I've been * for weeks. I need more support.
      You told Dad. I'm * because I value my privacy.
      Did the receptionist make you *?
      Did my remark make you *?
      I don't want to make you *.
      The film made my father feel *.
      The news made my mother feel *.
      The exam made us all feel *.
      The storm made the children *.
      I was * when the train stopped in the tunnel.
      I was * when the lights went out.
      I've been * since my dad fell ill.
      She was * when her dog died.
      My mother felt * after the operation.
      He told me your remark made him *.
      She says you make her *.
      They wrote that they were * with us.
      Were you * with the Hendersons?
      Are you * because of me?
      I hope my remark didn't make you *.
      Sorry if my joke made you *.
      I'd be * if you left.
      The Hendersons are *.
      The rain makes the dogs *.
      I wasn't * with your mate Dave.
      It's fine to be *.
      I'm * because I failed the test.
      I got * when I lost my keys.
      I felt * watching the news.
      I was * after the storm.
      I'm * about the exam.
    `,
  },
  {
    words: without(FEELINGS, "disappointed"),
    frames: `
      My father felt * in the hospital.
    `,
  },
  {
    words: NEEDS,
    frames: `
      I was hurt when you read my diary, because *.
      Your remark about my accent upset me, because *.
      Seeing my photos in your brochure made me angry. *.
      I've been down for weeks. *.
      I'm fed up. *.
      It breaks my heart that you left. *.
      I'm sad. I tell you this because *.
      It really hurt when you left, because *.
      What frightens me is that you left, as *.
      I was upset to see you leave, because *.
      It made me sad that you cancelled: *.
      I cried when you left. *.
      After your comment I was sad, because *.
    `,
  },
  {
    words: THINGS,
    frames: `
      * scared my father.
      * made my mother sad.
      * really scared me.
      * upset Anna.
      * scares the children.
      * got us down.
      * made me cry.
      I'm a bit nervous because of *.
    `,
  },
  {
    words: GLAD,
    frames: `
      The receptionist made my father feel *.
      You made my mother feel *.
      You made my sister so *.
      Your remark made me *.
      Seeing my photos in your brochure made me *.
      I felt * when I saw you laugh.
      I've been * for weeks, thanks to my supervisor.
      I'm * because of the Hendersons.
      I was * to see you with the children.
      Because of your mate Dave I feel *.
      I'm * because the teacher is so kind.
      It made me * that you came.
      What makes me * is that you came.
      I feel * after your visit.
      I've been * since your call.
    `,
  },
  {
    words: KIND,
    frames: `
      Your * made me happy.
      Your * made my day.
      Your * touched me.
      Thank you for your *.
      I was glad about your *.
      Your * really helped.
    `,
  },
  {
    words: PLAIN,
    frames: `
      I saw that *.
      I was asleep when *.
      I was at work when *.
      We were glad that *.
      Mum told me that *.
      It was raining when *.
      Is it true that *?
      I think *.
      I was busy when *.
      I don't mind that *.
      It's fine that *.
      I know that *.
      I was happy when *.
    `,
  },
  {
    words: PEOPLE,
    frames: `
      I'm worried about *.
      I feel sorry for *.
      I was sad when * fell ill.
      I was upset when * had an accident.
      I'm sad because * is ill.
      I was scared when * fainted.
      I cried when * died.
      It broke my heart when * died.
      I'm proud of *.
      I saw * yesterday.
      I was sad when I saw * cry.
      I was at home when * called.
      Thanks to * we won.
      I was worried because * had a fever.
      It hurts to see * suffer.
      I miss *.
      I get on with *.
      I was so happy with *.
    `,
  },
  {
    words: BAD,
    frames: `
      I'm worried because Mum is *.
      The shop was closed because the owner was *.
      I was alone because you were *.
      He couldn't come because he was *.
      Somebody was *.
      We waited because Anna was *.
    `,
  },
  {
    words: SENSED,
    frames: `
      I feel *.
      I can feel *.
      I felt *.
      I sense *.
    `,
  },
  {
    words: CAUSES,
    frames: `
      I'm stressed because of *.
      Due to * half of us stayed away.
      We were late because of *.
      I'm upset about *.
      I've been down for weeks because of *.
      Thanks to * we missed the bus.
      I'm fed up with *.
    `,
  },
  {
    words: HURTS,
    frames: `
      * really hurt.
      * hurts.
      * hurt so much last night.
      * still hurts when I walk.
      It hurts when the doctor touches *.
    `,
  },
  {
    words: listed(`the Alps, the Netherlands, the Highlands, the Olympics`),
    frames: `
      I'm anxious about *.
      * made me nervous.
      We were sad to leave *.
      I'm stressed because of *.
    `,
  },
  {
    words: listed(`the Hendersons, the Patels, the Smiths, the Murphys, the Kowalskis`),
    frames: `
      We had dinner with *.
      * live next door.
      * made us feel welcome.
      I'm worried about *.
      * are away this week.
      I was happy with *.
      Are you angry with *?
      I'm not annoyed with *.
    `,
  },
];
