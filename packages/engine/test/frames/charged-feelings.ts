import { type Frames, listed, without } from "./frame.ts";

const BODIES = listed(
  `HR, the council, the school, the hospital, the bank, management, the housing office, the club, the company,
  the management, the team, the union, the committee, the board, the post office, the insurance company,
  the police, the agency, customer service`,
);
const FEELINGS = listed(
  `angry, sad, upset, frustrated, worried, anxious, disappointed, annoyed, furious, lonely, scared, nervous,
  overwhelmed, embarrassed, irritated, stressed, miserable, ashamed, confused, tense, unhappy, shocked, desperate,
  helpless, bitter, gutted, uneasy, discouraged, livid, heartbroken`,
);
const MADMEN = listed(`angry, mad, furious, livid, cross, annoyed, upset, disappointed, frustrated, fed up, irritated`);
const UNFAIR = listed(
  `unfair, stupid, ridiculous, sloppy, pathetic, useless, rude, cruel, petty, disgusting, arrogant, spiteful,
  childish, insulting`,
);
const ING = listed(
  `you shouting at me, you ignoring my calls, him cancelling again, you telling Dad, them changing the plan,
  my boss moving the deadline, her reading my messages, you coming home late, you forgetting my birthday,
  you leaving the door open, Tom taking my bike, you talking over me, him laughing at my son,
  you selling the piano`,
);
const HOW = listed(
  `how you spoke to me, how you treated Mum, how he looked at her, what you said at dinner, what you wrote,
  what you did, the way you laughed, the way he left, the things you said, how they handled it, what my boss said,
  what you told Anna, how you left the kitchen, how quickly you left`,
);
const MOTIVES = listed(
  `out of sheer spite, out of spite, out of pure malice, just to hurt me, just to annoy me, to punish me,
  on purpose, because you don't care, because you only think of yourself, because you never think,
  because you couldn't be bothered, out of laziness, to get attention, to spite me, because you hate me`,
);
const THOUGHTS = listed(
  `you don't trust me, he is lying, they want to get rid of me, you should apologise, we are drifting apart,
  she is avoiding me, you are not being honest, you expect too much, he should leave, they don't respect us,
  you ought to know better, my boss hates me, our son is being bullied, the teacher has given up on him,
  you two have a secret`,
);
const LIKE = listed(
  `a ghost, an idiot, a bad father, a complete failure, an outsider, the only adult here, your secretary,
  a second-class citizen, the cleaner, a total fool, nothing, a piece of furniture, an unpaid nurse, a schoolboy,
  his mother, a fifth wheel, such a burden, a bad person, the bad guy, an afterthought`,
);
const DEEDS_FELT = listed(
  `ignored, attacked, used, betrayed, rejected, abandoned, manipulated, disrespected, unappreciated, bullied,
  cheated, excluded, left out, judged, criticised, blamed, misunderstood, unwanted, pressured, taken for granted,
  let down, belittled, invisible, controlled, dismissed, patronised, sidelined, unheard, undermined, walked over,
  put down, lied to, talked down to, pushed aside, singled out, mocked, cornered, tricked`,
);
const ACTS = listed(
  `you left, you hung up, you read my diary, you told Dad, you forgot my birthday, you cancelled, he left early,
  she walked out, they moved the meeting, my boss shouted at me, you came late, nobody asked me,
  you sold the piano, you hid the letter, the school expelled him, you blocked my number,
  you laughed at my drawing, you didn't reply, nobody came, you opened my post, the landlord kept our deposit,
  the bank refused our loan, you gave my seat away`,
);

/** Feelings laid on bodies of people, on what somebody keeps doing and how; hard words and motives as causes; thoughts and deeds called feelings. */
export const chargedFrames: readonly Frames[] = [
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: BODIES,
    frames: `
      I'm angry with *.
      I'm fed up with *.
      I'm so disappointed in *.
      I'm stressed because of *.
      I'm furious with * again.
      We're frustrated with *.
      I'm sick of *.
      * drives me mad.
      * makes me anxious.
      * has upset my mother.
      I'm in tears because of *.
      It's the fault of * that I'm so stressed.
      I lie awake because of *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: without(BODIES, "the post office"),
    frames: `
      Because of * I can't sleep.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: without(BODIES, "management"),
    frames: `
      I've been down for months, thanks to *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: FEELINGS,
    frames: `
      You and your brother make me *.
      You have made me so *.
      Your mother and you make me *.
      It's your fault that I feel *.
      It's all your fault that I'm *.
      If I'm * it's because of you.
      I'm always * around you.
      You leave me * every time.
      You get me so *.
      When I'm with you I'm always *, because of you.
      The teacher makes our son *.
      My ex still makes me *.
      The people upstairs make me *.
      My in-laws make me *.
      Mum, you make me *.
      Sometimes you make me so *.
      That teacher makes me *.
      The two of you make me *.
    `,
  },
  {
    code: "ACTIONS_NOT_PEOPLE_CAUSE",
    words: MADMEN,
    frames: `
      I'm * with you both.
      I'm still * with my sister.
      We're * with the Smiths.
      I was * with the driver.
      I'm * with everyone at work.
      Mum is * with you.
      My dad is * with his boss.
      I'm really * with you today.
      I'm not tired, I'm * with you.
      I have been * with you for months.
      I am very * with you, Peter.
      Of course I'm * with you.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: ING,
    frames: `
      I'm sick of *.
      I'm fed up with *.
      I'm tired of *.
      I'm upset about *.
      I'm angry about *.
      I was hurt by *.
      I've had enough of *.
      I'm sad about *.
      I get nervous because of *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: HOW,
    frames: `
      I'm upset about *.
      I'm hurt by *.
      I was shocked by *.
      I'm still sad about *.
      I am angry at *.
      I feel bad because of *.
      I was embarrassed by *.
      I'm so disappointed about *.
      I was in tears because of *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(HOW, "the way you laughed, the way he left, the things you said"),
    frames: `
      It upsets me *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(HOW, "how quickly you left"),
    frames: `
      What hurts is *.
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: ACTS,
    frames: `
      Hi Sam, I was hurt when *.
      Dear Mr Lowe, I'm disappointed that *.
      Hello, I'm writing because I'm upset that *.
      When *, I was so upset.
      I felt awful because *.
      I feel sad when I remember that *.
      I keep thinking about it and I'm hurt that *.
      I'm upset. I'm upset because *.
      It was Monday when *, and I was hurt.
      Frankly, I'm annoyed that *.
      Sorry, but it hurt when *.
      It makes my heart sink that *.
      That's why I'm upset: *.
      I'm not angry, just sad that *.
      I'm angry and I'm hurt that *.
      I was sad and confused when *.
      It shocked me that *.
      It frightened me when *.
      It annoys me when *.
      The thing that upset me is that *.
      I was sad to hear that *.
      I was shocked to find out that *.
      I'm heartbroken because *.
      I'm disappointed because *.
      I'm really, really upset that *.
      im sad bc *
    `,
  },
  {
    code: "LINK_FEELING_TO_NVA",
    words: without(ACTS, "you told Dad"),
    frames: `
      When * I cried.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: UNFAIR,
    frames: `
      My wife is nervous since the marks of Dr Lund are so *.
      I'm upset because your rules are *.
      I'm angry because your email was so *.
      I was hurt because your comment was *.
      I'm frustrated because his decision is *.
      She cried because the letter you sent was *.
      We left because your remarks were *.
      I'm sad because what you said was *.
      I'm furious about your * letter.
      I was hurt by his * comment.
      I'm upset because of your * behaviour.
      I'm annoyed by her * email.
      My son is upset because of your * remark.
      I'm angry because that was so * of you.
      I was in tears because of the * way you spoke to me.
      I was upset when you sent that * email.
      I felt sad when I read your * reply.
      It hurts me when you make * remarks.
      I cried after your * comment.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: MOTIVES,
    frames: `
      I'm upset because you did it *.
      I'm hurt that you left me out *.
      I was angry because he told everyone *.
      I'm sad because you cancelled *.
      I'm furious that you sold it *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: THOUGHTS,
    frames: `
      I feel *.
      I feel that *.
      I feel like *.
      I feel as if *.
      I sense that *.
      I sense *.
      We feel *.
      I have a feeling that *.
      I get the feeling *.
      I'm feeling that *.
      To be honest I feel *.
      Sometimes I feel *.
      Lately I feel *.
      You know what, I feel *.
      Hi Tom, I feel *.
      I often have the feeling that *.
      My feeling is that *.
      My gut feeling is that *.
      I feel very much that *.
      I feel deep down that *.
      I've felt for months that *.
      Since Monday I feel like *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(THOUGHTS, "they want to get rid of me, you expect too much, you two have a secret"),
    frames: `
      I felt *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(THOUGHTS, "they want to get rid of me, you expect too much"),
    frames: `
      Somehow I have the feeling *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: LIKE,
    frames: `
      I feel like *.
      I felt like * yesterday.
      At home I feel like *.
      You make me feel like *.
      I always end up feeling like *.
      I feel like * in this house.
      Next to her I feel like *.
      I'm beginning to feel like *.
      I felt like * when you said that.
      It was awful, I felt like *.
      We feel like *.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(LIKE, "a ghost"),
    frames: `
      Hi, I feel like * lately.
    `,
  },
  {
    code: "THOUGHT_NOT_FEELING",
    words: without(LIKE, "such a burden"),
    frames: `
      im feeling like * rn
    `,
  },
  {
    code: "PSEUDOFEELING",
    words: DEEDS_FELT,
    frames: `
      I feel *.
      I felt * by you.
      I feel * at work.
      I feel so *.
      I feel * when you do that.
      I feel * because you left.
      We feel *.
      i feel *
      I felt really * on Sunday.
      Hi Sam, I feel *.
      I'm feeling *.
      I have been feeling *.
      I feel a little *.
      I feel hurt and *.
      I feel *, Mum.
      I feel * by HR.
      I must say I felt *.
      When you left I felt *.
      Your email made me feel *.
      I went home feeling *.
      I never felt so *.
      I can't help feeling *.
      I feel sad, * and alone.
      I feel * all the time.
    `,
  },
];
