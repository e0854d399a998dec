import { type Frames, listed, without } from "./frame.ts";

const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, disappointed, annoyed, furious, lonely, scared, nervous,
  overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, confused, tense, unhappy, shocked, desperate,
  helpless, gutted, uneasy, discouraged, livid, heartbroken`,
);
const BODIES = listed(
  `HR, the council, the school, the hospital, the bank, management, the club, the company, the team, the union,
  the committee, the board, the police, the agency, customer service, the library, the new office`,
);
const NEEDS = listed(
  `honesty matters to me, I need more support, I value reliability, trust is important to me,
  I long for some peace, respect matters to me, I need rest, I'd love more clarity, fairness matters to me,
  I need to feel safe, I care about honesty, I want us to trust each other, I'd like to be included,
  being heard is important to me, my privacy matters to me, I value our friendship, I need some quiet,
  reliability is important to me, I need clarity, I long for closeness`,
);
const FACTS = listed(
  `you came at ten, the report has four typos, we start at nine, Anna is on holiday, the bus was late,
  it is my turn, the shop is closed, you left at six, he works in Leeds, she has two dogs, the code is 4471,
  they moved to York, the rent went up, we lost 3-0, the exam is on Friday, my knee is better`,
);
const TALES = listed(
  `book, film, song, play, series, poem, story, novel, documentary, ending, episode, picture, concert, exhibition,
  podcast, chapter`,
);
const WORDS_FOR = listed(
  `lazy, rude, selfish, stupid, arrogant, cruel, unfair, petty, childish, careless, mean, greedy, thoughtless,
  dishonest, cowardly`,
);
const OWN = listed(
  `my exam, my driving test, my own voice, heights, the interview, spiders, my weight, the move, my back,
  the future, the first day, flying, the dark, my speech, the operation`,
);
const DEEDS_FELT = listed(
  `ignored, attacked, used, betrayed, rejected, abandoned, manipulated, disrespected, unappreciated, bullied,
  cheated, excluded, left out, judged, criticised, blamed, misunderstood, unwanted, pressured, taken for granted,
  let down, belittled, invisible, controlled, dismissed, patronised`,
);
const GOOD = listed(
  `heard, loved, welcome, supported, respected, included, appreciated, understood, safe, valued, accepted, needed,
  wanted, trusted, seen, cared for, at home, well looked after, at ease`,
);

/** Feelings before exams, in tales, of others and with a need; bodies of people that please; facts and good feelings. */
export const freeFrames: readonly Frames[] = [
  {
    words: BODIES,
    frames: `
      I'm happy with *.
      I work for *.
      I had a call from *.
      We are grateful to *.
      Is he angry with *?
      I'm not angry with *.
      He said he was angry with *.
      I wrote to * yesterday.
      Thanks to * we have a new roof.
      I'm proud of *.
      I'm nervous about my interview at *.
      * made me feel welcome.
    `,
  },
  {
    words: FEELINGS,
    frames: `
      I'm * because my exam is on Friday.
      I was * because I dropped the cake.
      I get * before exams.
      I'm * about my driving test.
      My daughter is * about her exam.
      He looked * when the train left.
      The dog was * because of the fireworks.
      My gran is * in the new home.
      When the siren goes off I get *.
      Was she * when you told her?
      She isn't * with us.
      You don't seem *.
      The children looked *.
      I would have been * too.
      I don't know why you are *.
      I can understand that you're *.
      When I'm * I go for a run.
      If I get * I take a break.
      He told us he felt *.
      Her letter says she is *.
      Tell him he needn't be *.
      I was afraid you'd be *.
      What do you do when you're *?
      It was the noise that made me *.
      It was the film that made me *.
      What hurts is my knee.
    `,
  },
  {
    words: without(FEELINGS, "miserable"),
    frames: `
      Why is he so *?
    `,
  },
  {
    words: NEEDS,
    frames: `
      When you left I cried. *.
      What hurts is how you spoke to me, because *.
      I was hurt by your email, because *.
      I'm not angry, just sad that you left. *.
      I feel sad when I remember that you left, because *.
      You hung up. I was upset, because *.
      I am fed up. I write to you because *.
      I'm stressed. *.
      I was shocked by how you spoke to me, as *.
      I'm angry that you sold the piano, because *.
      Hi Sam, I was hurt when you left. *. Can we talk?
      I feel lonely. *. Could we have dinner on Friday?
      I'm worried, since *.
      It upset me that nobody asked me, because *.
    `,
  },
  {
    words: FACTS,
    frames: `
      I remember that *.
      I'm calling because *.
      I'm glad that *.
      I know *.
      It is true that *.
      She says *.
      I feel better now that *.
      I was told that *.
    `,
  },
  {
    words: TALES,
    frames: `
      The * made me cry.
      That * made me sad.
      The * was so sad.
      I cried at the end of the *.
      The * scared the children.
      It was a frightening *.
      The * upset me a lot.
    `,
  },
  {
    words: WORDS_FOR,
    frames: `
      I was not *.
      You are not *.
      He said I was *.
      Nobody thinks you are *.
      She was upset because people said she was *.
      The film is about a * king.
    `,
  },
  {
    words: OWN,
    frames: `
      I'm nervous about *.
      I'm scared because of *.
      I feel uneasy about *.
      What frightens me is *.
      What worries me is *.
      I'm stressed because of *.
    `,
  },
  {
    words: DEEDS_FELT,
    frames: `
      Nobody feels * here, I hope.
      He asked whether I felt *.
      I'd hate you to feel *.
      When did you feel *?
      I don't feel * in the least.
      My aim is that nobody feels *.
      Some pupils feel *.
      He writes about feeling *.
      I haven't felt * since then.
      Would you feel * if I went?
      We don't want anyone to feel *.
    `,
  },
  {
    words: GOOD,
    frames: `
      I feel *.
      I felt so *.
      You make me feel *.
      We feel * here.
      I feel * when you listen.
      Your letter made me feel *.
      Do you feel *?
      I'd love to feel *.
      I want to feel *.
    `,
  },
];
