import type { Frames } from "./frame.ts";
import {
  ADJECTIVES,
  ADVERBS,
  ING,
  NOUNS,
  OF_DEEDS,
  OF_MANNERS,
  OF_WORK,
  PAST,
  PLURALS,
  THIRDS,
  VERBS,
} from "./judging-words.ts";

/** Verdicts on a person, an act or a piece of work, said straight or given as a cause. */
export const judgmentFrames: readonly Frames[] = [
  {
    code: "OBSERVE",
    words: ADJECTIVES,
    frames: `
      You are *.
      You're so *!
      You were really * yesterday.
      You were * last night.
      You were * to me in the meeting.
      You were very * this morning.
      You've been * all week.
      You've been so * lately.
      You can be so * sometimes.
      You are being * again.
      I think you are *.
      I think you're being a bit *.
      Honestly, you're *.
      Sorry but you are *.
      Look, you're just *.
      You're too *.
      You're a bit * sometimes.
      You sound * in your emails.
      You come across as *.
      You always act * around my parents.
      You've become so *.
      You got really * with me.
      You're the most * person I know.
      You are such a * person.
      You're not only late, you're *.
      You used to be kind, now you're just *.
      Why are you so *?
      Why do you have to be so *?
      How can you be so *?
      Do you have to be so *?
      Stop being so *.
      Don't be so *.
      ur so *
      youre being really *
      u r so *
      your so *
      He is *.
      he's * tbh
      He was * to the waiter.
      She is * and I can't work with her.
      She was so * today.
      They've been * to her all week.
      They are all *.
      My boss is *.
      My boss was * to everyone yesterday.
      My * boss cancelled the meeting.
      My manager can be really *.
      Anna is *.
      Anna was * at work again.
      Anna was a bit * today.
      Your brother is so *.
      Your brother was * at dinner.
      The team is *.
      My mother-in-law is *.
      The new guy is really *.
      My colleagues are *.
      Some of my colleagues are so *.
      I find you *.
      I find him really *.
      I've never met anyone so *.
      I can't work with someone so *.
      I can't believe how * you are.
      I can't believe you were so *.
      It's not that I'm angry, you're just *.
      You're late and you're *.
      If you weren't so *, we could talk.
    `,
  },
  {
    code: "OBSERVE",
    words: ["mean"],
    frames: `
      Why are you so *?
      You're just *.
      You were * last night.
      You've been * all week.
      You are such a * person.
      They were * to her.
      My * boss cancelled the meeting.
      I've never met anyone so *.
      What a * thing to say.
      your so *
    `,
  },
  {
    code: "OBSERVE",
    words: OF_DEEDS,
    frames: `
      It was * of you to leave.
      That was * of you.
      That's so * of you.
      How * of you.
      How * can you be?
      What a * thing to say.
      What a * thing to do to your own sister.
      You said a really * thing yesterday.
      You threw my plants away. That's so *.
      You laughed at her. That was incredibly *.
      She left without a word. That was *.
      He read my diary, which was *.
      Your reply was *.
      Your comment was *.
      Your behaviour last night was *.
      Your behavior was *.
      Your attitude is *.
      Your tone was *.
      your message was so *
      His remark in the meeting was *.
      What you said yesterday was *.
      What you did was *.
      The way you spoke to her was *.
      The way you talk to me is *.
      I didn't like your * comment.
      Leaving me there was * of you.
    `,
  },
  {
    code: "OBSERVE",
    words: OF_MANNERS,
    frames: `
      Isn't that a bit *?
      Don't you think that's a bit *?
      That's so *.
      That was incredibly *.
      That was really * yesterday.
      How *!
      So *.
    `,
  },
  {
    code: "OBSERVE",
    words: OF_WORK,
    frames: `
      Your work is *.
      Your report is *.
      Your report was really *.
      Your presentation was * yesterday.
      His presentation was *.
      Anna's report is *.
      You handed in a * report.
      You did a * job.
      Your latest draft is * again.
      Her essay is *.
      Your plan is *.
      Your excuse is *.
    `,
  },
  {
    code: "OBSERVE",
    words: NOUNS,
    frames: `
      You're a *.
      You are such a *.
      You're being a * about this.
      You're nothing but a *.
      You're acting like a *.
      You were a * yesterday.
      You turned into a *.
      You've turned into a real *.
      You sound like a *.
      I never knew you were such a *.
      I think you're a *.
      Stop being such a *.
      Why are you such a *?
      What a *.
      He is a total *.
      He's a * and everyone knows it.
      He is such a * to his wife.
      She's a bit of a *.
      My boss is a *.
      My neighbour is such a *.
      My ex was a *.
      Anna is a *.
      Your brother is a *.
      your friend is a *
      I live with a *.
      I work with a *.
      I married a *.
      I won't work for a * like him.
      I'm not talking to a * like you.
      Only a * would say that.
      Only a * would do something like that.
      That * took my parking spot.
      that * stole my idea
      Some * parked in my spot.
      you absolute *
      You little *!
    `,
  },
  {
    code: "OBSERVE",
    words: PLURALS,
    frames: `
      You are all *.
      You guys are *.
      They're *.
      They are a bunch of *.
      We are surrounded by *.
      I work with *.
      My neighbours are *.
      Your friends are *.
      What a bunch of *.
      The people in my team are *.
    `,
  },
  {
    code: "OBSERVE",
    words: VERBS,
    frames: `
      You * all the time.
      You tend to *.
      She tends to *.
      Why do you *?
      I hate it when you *.
      I hate how you *.
      I don't like it when you *.
      They *.
      You people *.
      My parents * all the time.
    `,
  },
  {
    code: "OBSERVE",
    words: THIRDS,
    frames: `
      He * whenever I ask.
      She always *.
      My boss *.
      Anna * all the time.
      Your brother *.
      My husband * and I'm tired of it.
    `,
  },
  { code: "OBJECTIVE_CAUSE", words: ING, frames: "I'm tired of you *." },
  {
    code: "OBSERVE",
    words: ING,
    frames: `
      You're *.
      You're * again.
      You are * and you know it.
      You keep *.
      You're always *.
      You were * yesterday.
      You've been * all week.
      Why are you *?
      There you go, * again.
      I think you're *.
      Honestly, you're just *.
      He keeps *.
      He is * all the time.
      He has a habit of *.
      You have a habit of *.
      He's good at *.
      She's been * all week.
      They are *.
      My boss keeps *.
      My boss is always *.
      Anna is *.
      Anna was * at work again.
      your always *
      youre *
      ur just *
      You started *.
      I caught you *.
    `,
  },
  {
    code: "OBSERVE",
    words: PAST,
    frames: `
      You *.
      You * yesterday.
      You * in the meeting.
      You * again.
      I think you *.
      Yesterday you *.
      He *.
      He * at the party.
      She * and then she left.
      They * last week.
      My boss * this morning.
      My boss has * again.
      Anna * when I asked her.
      Your brother *.
      You've * again.
      Sorry but you *.
      you *
    `,
  },
  {
    code: "OBSERVE",
    words: ADVERBS,
    frames: `
      You * ignored my question.
      You spoke to her *.
      You behaved * yesterday.
      He * left the door open.
      My boss * cancelled the meeting.
      You acted *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: ADJECTIVES,
    frames: `
      I'm angry because you were so *.
      I was upset when you were * to me.
      I was upset because you were * yesterday.
      I'm sad that you're so *.
      I'm hurt because he was * to me.
      i'm annoyed cos you were *
      We are frustrated because the manager is *.
      I felt sad because Anna was *.
      I'm disappointed that you have been so *.
      I get angry when you are *.
      We lost the client because you were *.
      I cried because you were so *.
      Since you are so *, I am worried.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: OF_DEEDS,
    frames: `
      I felt hurt because your tone was *.
      I'm upset because your comment was *.
      I was angry about your * comment.
      I'm hurt by your * remark.
      I'm angry because that was * of you.
      I'm annoyed because your behaviour was *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: NOUNS,
    frames: `
      I'm angry because you are a *.
      I'm upset because you're such a *.
      I'm frustrated because my boss is a *.
      I'm sad that you are a *.
    `,
  },
  {
    code: "OBJECTIVE_CAUSE",
    words: PAST,
    frames: `
      I was upset because you *.
      I'm angry because you * yesterday.
      I'm hurt that you *.
      I was sad when you *.
      I'm furious because my boss *.
      I felt hurt when he *.
    `,
  },
];
