import { type Frames, listed, without } from "./frame.ts";

const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, hurt, disappointed, annoyed, furious, lonely, scared,
  nervous, overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, jealous, confused, tense,
  unhappy, shocked`,
);
const GLAD = listed(
  `happy, glad, relieved, proud, grateful, pleased, calm, excited, hopeful, touched, thrilled, delighted,
  inspired, moved, encouraged, content, cheerful, safe, confident, thankful`,
);
const BODILY = listed(
  `tired, hungry, ill, exhausted, sleepy, cold, thirsty, sick, hot, dizzy, worn out, poorly, freezing, starving,
  knackered, under the weather, hungover, unwell, out of breath`,
);
const DEEDS_FELT = listed(
  `ignored, attacked, used, betrayed, rejected, abandoned, manipulated, disrespected, unappreciated, bullied,
  cheated, excluded, left out, judged, criticised, blamed, misunderstood, unwanted, pressured, taken for granted,
  let down, belittled, invisible, controlled`,
);
const FATES = listed(
  `the storm, the rain, the noise, this weather, the news, the traffic, the film, the dark, the heat, the snow,
  the wind, a nightmare, thunder, the exam, the queue, the flood, the heatwave, the illness, the cold`,
);
const URGES = listed(
  `crying, sleeping, a coffee, going home, some soup, dancing, a walk, giving up, a nap, pizza, screaming,
  staying in, an ice cream, singing, some fresh air, a hug, a swim, watching a film, a beer, lying down`,
);
const OPINIONS = listed(
  `you care, we are a team, this will work, things are better, we agree, you understand, she likes it, we did well,
  he is right, it is enough`,
);
const HURT = listed(
  `upset, hurt, annoyed, frustrated, disappointed, embarrassed, scared, worried, irritated, shocked, offended,
  frightened, infuriated, saddened`,
);
const HURT_YOU = listed(
  `upset, hurt, annoy, frustrate, disappoint, embarrass, scare, worry, irritate, shock, offend, frighten`,
);
const DEAR = listed(
  `my day, our trip, the wedding, the project, my career, the whole evening, my birthday, our marriage, the party,
  our holiday, my weekend, the launch, our garden, the picnic, the match, the concert, Christmas, the carpet,
  the dinner, our anniversary`,
);
const RUINED = listed(`ruined, destroyed, wrecked, spoiled, devastated, shattered`);
const FEARS = listed(`spiders, flying, heights, the dark, exams, needles, thunder, the interview, big dogs`);
const BORES = listed(
  `the rain, waiting, winter, this weather, cooking, soup, the traffic, commuting, this song, the noise`,
);

/** Feelings, thoughts and effects that nobody is charged with. */
export const cleanFeelingFrames: readonly Frames[] = [
  {
    words: FEELINGS,
    frames: `
      I'm not *.
      I am not * with you.
      I'm not * at all.
      I'm no longer *.
      I wasn't *.
      I don't feel *.
      I'm not * that you left.
      I'm not * because of you.
      I was never * with you.
      Are you *?
      Were you * when I left?
      Are you * with me?
      Why are you *?
      Do you feel *?
      Did you feel * yesterday?
      She is *.
      He felt * when his dad left.
      My sister is * because she lost her job.
      My dog is *.
      The children were * after the storm.
      I would be * if you left.
      I'd be * too.
      I'd feel * in your place.
      If you are *, please tell me.
      If I were * I would tell you.
      I might be * if it rains.
      I am less * now.
      Thanks to you I'm not * anymore.
      He said he was *.
      She told me that she felt *.
      They said they were * with me.
      "I'm *," she said.
      He said "you make me *".
      She told me that I make her *.
      I hope you're not *.
      You must have been *.
      It's okay to be *.
      It is normal to feel *.
      You don't make me *.
      You never made me *.
      You didn't make me *.
      Did I make you *?
      I'm sorry I made you *.
      I'm sorry if I made you *.
      What makes you *?
      The storm made me *.
      The noise makes me *.
      This weather makes me *.
      The film made us *.
      The news makes me *.
      I'm * because it's raining.
      I'm * because my cat died.
      I was * when my dad died.
      I was * when the train broke down.
      I'm * because of the rain.
      I'm * about the weather.
      I was * when the power went out.
      I was * because the flight was cancelled after the storm.
      I watched the film yesterday. It made me *.
      It rained all week. That made me *.
      The boiler broke down. This made me *.
      My grandmother died. That makes me *.
      I need more support. I feel *.
      I'm *. I value reliability.
      I'm * because I need more support.
      I'm * because honesty matters to me.
      I feel *. I need some rest and support.
      I was * when you left, because I value our time together.
      I'm *. Respect is important to me.
      I felt * because I'd love more honesty between us.
      When you left I felt *, because I need company.
      I'm *, I need some peace and quiet.
      Your comment made me *, because respect matters to me.
      That made me *, because honesty matters to me.
      I feel *; it matters to me that we trust each other.
      I was * when you didn't call, because your safety matters to me.
      I am * because I long for more closeness between us.
      The book is about a * girl.
      The song is about feeling *.
      He looks *.
      You look *.
      Nobody was *.
      We were never *.
      I'm neither * nor tired.
      I'm not in the least *.
      I read an article about * parents.
      I'm only * in the mornings because of my illness.
      Being * is human.
      I don't know if you're *.
      I wonder whether you are *.
      I thought you were *.
      Mum was * when the cat ran away.
      {I'm * with you.}
    `,
  },
  {
    words: GLAD,
    frames: `
      I'm so *.
      I feel * today.
      I was * when you called.
      I'm * that you came.
      I'm * because you helped me.
      You make me *.
      You made me so *.
      You make me feel *.
      That made me *.
      This makes me *.
      It makes me * when you smile.
      Your email made me *.
      I felt * after you rang.
      What you said made me *.
      I've been * since you came home.
      Thanks to you I'm *.
      Because of you I feel *.
      You're the reason I'm *.
      It left me *.
      The way you spoke to me made me *.
      When you smile it makes me *.
      You came early, which made me *.
      The moment you called I was *.
    `,
  },
  {
    words: BODILY,
    frames: `
      I'm *.
      I feel * today.
      I'm so *.
      I was * when you left.
      We're all *.
      I'm * after the run.
      I've been * all week.
      I'm a bit *.
      I'm really * right now.
      I got *.
      I woke up * this morning.
      I went home *.
      Are you *?
      My dad is *.
      i feel * tbh
      I came home *.
    `,
  },
  {
    words: DEEDS_FELT,
    frames: `
      Do you feel *?
      I don't feel *.
      I no longer feel *.
      She felt *.
      I never feel * with you.
      He said he felt *.
      They told us that they feel *.
      I would feel * if you left.
      I'm sorry if you felt *.
      I'm sorry you felt *.
      Did you feel * in the meeting?
      I hope you don't feel *.
      It sounds like you felt *.
      I can see why you feel *.
      Please tell me if you feel *.
      If you feel *, please tell me.
      You said you felt *.
      Are you feeling *?
      I didn't feel * at all.
      My sister feels *.
      I've never felt * here.
      "I feel *," she said.
      Do you sometimes feel * at work?
      Anna felt * by her old boss.
      I don't feel * anymore.
      The song is about feeling *.
      What makes you feel *?
      You look as if you feel *.
      Was it then that you felt *?
    `,
  },
  {
    words: FATES,
    frames: `
      * made me sad.
      * scared me.
      * makes me nervous.
      * upset my mother.
      * kept us awake.
      I'm scared of *.
      I was anxious because of *.
      * got me down.
      * frightens my dog.
    `,
  },
  {
    words: URGES,
    frames: `
      I feel like *.
      I felt like * yesterday.
      We feel like *.
      I don't feel like *.
      Do you feel like *?
      i feel like * tbh
      I really feel like *.
      I feel like * tonight.
    `,
  },
  {
    words: OPINIONS,
    frames: `
      Do you feel that *?
      He feels that *.
      She feels like *.
      They felt as if *.
      My boss feels that *.
      I think that *.
      I know that *.
      I believe *.
    `,
  },
  {
    words: HURT,
    frames: `
      I'm sorry I * you.
      He said that I * him.
      The storm * me.
      The film * me.
      Nothing * me.
      You haven't * me.
      The news * my mother.
    `,
  },
  {
    words: HURT_YOU,
    frames: `
      Did I * you?
      I didn't mean to * you.
      You didn't * me.
      You never * me.
      Does it * you?
      It doesn't * me.
      I don't want to * you.
      I hope I didn't * you.
      Nothing can * me today.
    `,
  },
  {
    words: DEAR,
    frames: `
      The storm ruined *.
      The rain destroyed *.
      The flood wrecked *.
      The fire destroyed *.
      The bad weather ruined *.
      You didn't ruin *.
      You haven't ruined *.
      You won't ruin *.
      Nothing could ruin *.
      I ruined *.
      I'm sorry I ruined *.
      Did I ruin *?
      I hope it doesn't ruin *.
      I hope I haven't ruined *.
      He said I ruined *.
      She told me that I had ruined *.
      My illness ruined *.
      * was ruined by the rain.
      * was ruined because of the storm.
      * was cancelled.
      * was lovely, thanks to you.
      You saved *.
      I'd hate to ruin *.
      The rain nearly ruined *.
      "You ruined *," he said.
      It would ruin *.
      * starts at nine.
      Thank you for *.
      You made * perfect.
      Because of you, * was wonderful.
      A migraine ruined *.
      {You ruined *.}
    `,
  },
  {
    words: RUINED,
    frames: `
      The carpet was * by the flood.
      The house was * in the war.
      The old church was * by a fire.
      The film shows a city that was *.
      The documents were * after ten years.
      The phone screen was * when I dropped it.
    `,
  },
  {
    words: FEARS,
    frames: `
      I'm scared of *.
      I'm nervous about *.
      I'm afraid of *.
      I'm terrified of *.
      I get anxious about *.
      I'm tired of *.
    `,
  },
  {
    words: BORES,
    frames: `
      I'm tired of *.
      I'm a bit tired of *.
    `,
  },
  {
    words: without(BORES, "cooking"),
    frames: `
      I'm fed up with *.
      I'm sick of *.
    `,
  },
];
