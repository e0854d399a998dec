import type { Hint } from "./hint.ts";

export const thoughtNotFeeling: Hint = {
  name: "A thought in place of a feeling",
  short: "After 'I feel', put one word for an emotion; for a thought, say 'I think'.",
  why: "'I feel that' and 'I feel like' lead into an opinion. The reader looks for your feeling, finds a claim about them, and starts to argue with it.",
  how: "If it is a thought, own it: 'I think' or 'my guess is'. Then, if you want, add the feeling in one word: worried, sad, hopeful.",
  pairs: [
    {
      before: "I feel that you ignore my ideas.",
      after: "I brought up two ideas today and would like to know what you think of them.",
    },
    { before: "I feel like a doormat.", after: "I am sad, because I long for some balance between us." },
    { before: "I feel you should have asked me first.", after: "I value having a say in what touches my work." },
  ],
};

export const pseudofeeling: Hint = {
  name: "An accusation dressed as a feeling",
  short: "Words like 'ignored' say what someone did to you; name the feeling under it.",
  why: "Words such as ignored, attacked or used tell a story with a culprit in it. The reader hears the charge and not the hurt.",
  how: "Take the word as a signpost. Ask what it is like to be in that story: lonely, hurt, afraid? Say that, together with what you saw and what matters to you.",
  pairs: [
    { before: "I feel ignored.", after: "I am lonely in this team, because belonging matters to me." },
    {
      before: "I felt attacked in the meeting.",
      after: "I was tense in the meeting, because I long for calm when we disagree.",
    },
    {
      before: "I feel taken for granted at home.",
      after: "I am sad at times, because a bit of thanks means so much to me.",
    },
  ],
};

export const negFeelingWithoutNva: Hint = {
  name: "A feeling without its reason",
  short: "Add what you need or value, so that the reader can do something with it.",
  why: "A hard feeling on its own leaves the reader to guess. Most people guess that they are to blame, or that nothing can be done.",
  how: "Finish the thought: 'because ... matters to me'. Think of the thing that you miss: rest, respect, clarity, company, a fair share.",
  pairs: [
    { before: "I am frustrated.", after: "I am frustrated, because I value being able to plan my week." },
    { before: "I feel sad today.", after: "I feel sad today. I miss company and would love more time together." },
    { before: "We are worried.", after: "We are worried, because the safety of our staff matters to us." },
  ],
};

export const linkFeelingToNva: Hint = {
  name: "A feeling tied only to what they did",
  short: "The act set it off; say which need or value of yours made it matter.",
  why: "'I am upset because you did this' makes the other person the whole cause. Two people can meet the same act and feel quite different things. What you value makes the difference, and it is missing here.",
  how: "Keep the act and the feeling, and add the value: 'When the report came on Friday, I was nervous, because I care about ...'.",
  pairs: [
    {
      before: "I am frustrated because the report was late.",
      after: "I was frustrated when the report came two days late, because I value being well prepared.",
    },
    {
      before: "I was worried when you didn't call.",
      after: "I was worried when you didn't call, because your safety matters to me.",
    },
    {
      before: "I'm disappointed that you cancelled our trip.",
      after: "I'm disappointed that you cancelled our trip, because time with you is precious to me.",
    },
  ],
};

export const actionsNotPeopleCause: Hint = {
  name: "A person named as the cause",
  short: "Name what was said or done, not the person, as what set the feeling off.",
  why: "'You make me angry' hands the other person both the blame and the power. They cannot change being themselves, so there is nothing for them to do but push back.",
  how: "Look for the moment. What was said or done, and when? Put that where the person stood, and add what it touched in you.",
  pairs: [
    {
      before: "You make me so angry.",
      after: "When the door slammed last night I was angry, because I need quiet to sleep.",
    },
    {
      before: "I am annoyed with you.",
      after:
        "I was annoyed when the car came back with an empty tank, because I value being able to count on each other.",
    },
    {
      before: "My supervisor scares me.",
      after: "I get nervous when my supervisor raises her voice, because a calm tone matters to me.",
    },
  ],
};
