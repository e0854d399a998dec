import type { Danger } from "@wellput/contract";

/** What is said where somebody may be at risk, before any wording. docs/safe-messaging.md says what the words keep to. */
export interface HelpWords {
  /** The kind in a few words, to choose it by. */
  readonly name: string;
  readonly title: string;
  /** To the one who writes. */
  readonly lead: string;
  /** What can be done now, the most urgent first. */
  readonly now: readonly string[];
  /** For whom else it may be, and what to do then. */
  readonly others: { readonly heading: string; readonly text: string };
}

export const helpWords: Record<Danger, HelpWords> = {
  emergency: {
    name: "A life may be at risk right now",
    title: "This may be an emergency. Please call now.",
    lead: "Your message can wait. If you are not sure, call all the same. They will tell you whether you need help.",
    now: [
      "Call the emergency number. Say where you are first, then what has happened.",
      "Put the phone on loudspeaker, stay on the line, and do what they tell you.",
      "If there is fire, smoke, gas or deep water, get away from it first. Then call.",
    ],
    others: {
      heading: "If you cannot call",
      text: "Ask the nearest person to call now, and to stay with you. Somebody can wait outside and show the helpers the way.",
    },
  },
  self_harm: {
    name: "Thoughts of suicide or of hurting oneself",
    title: "This sounds very heavy. You do not have to carry it alone.",
    lead: "It took strength to put this into words. Feelings like these can get lighter, even when that is hard to believe today.",
    now: [
      "If you might act on it soon, call the emergency number now, or go to where other people are.",
      "Talk to somebody today: a crisis line, a doctor, a friend. You do not need the right words. 'I am not okay' is enough.",
      "Put distance between you and anything you could hurt yourself with. Ask somebody you trust to help with that.",
    ],
    others: {
      heading: "If you worry about somebody else",
      text: "Ask them in plain words whether they think of suicide. Asking does not put the thought in their head. Listen, stay with them, and call for help together.",
    },
  },
  abuse_victim: {
    name: "Being hurt, threatened or controlled",
    title: "You deserve to be safe. This is not your fault.",
    lead: "Nobody has the right to hit you, scare you, watch you or control you. Finding kinder words for them is not your job.",
    now: [
      "If you are in danger now, call the emergency number. If you can, go to where other people are.",
      "A help line can listen and make a plan with you, at your own pace. What happens next is up to you.",
      "If you think of leaving, plan it with a help line first: it can be a risky time. Use a phone or computer that nobody else looks into.",
    ],
    others: {
      heading: "If you saw or heard it",
      text: "Do not step in between. Call for help. Later, when it is safe, tell them: I believe you, it is not your fault, I am here.",
    },
  },
  threat_to_other: {
    name: "Somebody might hurt another person",
    title: "Nobody has to get hurt. There is still time.",
    lead: "Saying it is a first step. Anger as strong as this goes down again, and people can help you until it does.",
    now: [
      "Put distance between you and the other person. Leave the room or the house, and leave behind anything that could do harm.",
      "If you might lose control, call the emergency number yourself. They can help before anything happens.",
      "Talk to somebody now: a crisis line, a doctor, a friend who stays calm. Leave drink and drugs alone until it has passed.",
    ],
    others: {
      heading: "If somebody else said or wrote this",
      text: "Take it seriously, and do not face them alone. Keep away, call the emergency number, and warn the other person if that is safe for you.",
    },
  },
  child: {
    name: "A child may not be safe",
    title: "Every child must be safe. It is right to tell somebody.",
    lead: "If you are the child: it is not your fault, and telling is not wrong. If you are a grown-up: you need no proof to ask for help.",
    now: [
      "If a child is in danger now, call the emergency number.",
      "Call a help line for children. Children can call for themselves, and grown-ups about a child. You can ask first and decide later.",
      "Tell a grown-up you trust: a teacher, a doctor, somebody in the family. If the first one does not listen, tell another.",
    ],
    others: {
      heading: "If you fear that you could hurt a child yourself",
      text: "Lay a baby down where it is safe, leave the room, breathe, and call somebody. Many parents have made that call. It is a good one to make.",
    },
  },
};
