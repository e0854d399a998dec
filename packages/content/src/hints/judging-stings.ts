import type { Hint } from "./hint.ts";

/** Ways of judging a person without a judging word. */
export const judgingStings = {
  "sting-blame": {
    name: "Blame",
    short: "Tell what happened and what followed, rather than whose fault it is.",
    why: "“It is your fault” asks for a verdict, and the other person becomes their own lawyer. While they defend themselves, nobody looks at what went wrong or at what you need.",
    how: "Put the events in order, as a camera would have them, and then what they meant for you. What you want to be different next time is the part that can be answered.",
    pairs: [
      {
        before: "We missed the train, and we all know whose fault that is.",
        after: "We left at ten past and missed the train, and I was sad to miss her song.",
      },
      {
        before: "You only have yourself to blame.",
        after: "The form came back because page two was empty. Shall we fill it in together?",
      },
      {
        before: "This whole mess is on you.",
        after: "Three orders went to the old address. Can we go through them this afternoon?",
      },
    ],
  },
  "sting-contempt": {
    name: "Contempt",
    short: "Leave out the scorn, and say which of your values was touched.",
    why: "Looking down on somebody hurts more than anger does, and it is remembered longest. People do not change for someone who despises them; they leave, or strike back.",
    how: "Ask yourself what you have lost respect over, and which value stands behind it: care, honesty, effort. Name the moment and the value, and leave the person's worth alone.",
    pairs: [
      {
        before: "A ten-year-old would have done better.",
        after: "Two of the totals do not add up, and I need to rely on them on Monday.",
      },
      { before: "Look who has learnt to boil an egg.", after: "You cooked tonight. I enjoyed coming home to it." },
      {
        before: "Is that your idea of cleaning?",
        after: "The bath has a ring and the bin is full. Could you do these two today?",
      },
    ],
  },
  "sting-sarcasm": {
    name: "Sarcasm",
    short: "Say what you mean, straight: what you hoped for, and what came.",
    why: "The words are friendly and the tone is not, so only the sting arrives. The other person cannot answer it without looking touchy, and they still do not know what you wish.",
    how: "Take the sentence at its word and turn it round: what did you miss? Say that. If you want to keep your humour, aim it at yourself.",
    pairs: [
      {
        before: "Nice of you to join us.",
        after: "We started at nine. I would like to begin together, so that nothing is said twice.",
      },
      {
        before: "Great job on the dishes, as ever.",
        after: "The dishes from lunch are still there. Could you do them before six?",
      },
      { before: "Don't let us keep you from your phone.", after: "I miss talking with you at supper." },
    ],
  },
  "sting-label": {
    name: "A name for a person",
    short: "Say what they did, on one day, rather than what they are.",
    why: "A name fixes somebody: they can only be it, or fight it. Nobody can change what they are; everybody can change what they do.",
    how: "Which moment made you think of the name? Tell that moment. Often it is enough by itself.",
    pairs: [
      {
        before: "You're such a drama queen.",
        after: "You spoke of moving out again, and I did not know what to say.",
      },
      { before: "He is a control freak.", after: "He asked for the receipts of every coffee this month." },
      { before: "Our resident genius has struck again, I see.", after: "The new macro deleted column D in two files." },
    ],
  },
  "sting-rhetorical": {
    name: "A question that is a verdict",
    short: "Ask what you truly want to know, or say what you think.",
    why: "It has a question mark, but every answer would be wrong. The other person feels trapped, and either says nothing or snaps.",
    how: "Is there something that you want to know? Ask that, and be ready for any answer. If not, say what you saw and what you would like.",
    pairs: [
      { before: "Who raised you?", after: "You walked past my mother without a hello. Would you greet her next time?" },
      { before: "Do you ever think?", after: "What was your idea when you sent it before the check?" },
      {
        before: "How hard can it be to close a door?",
        after: "The door stood open again and the cat got out. Could you close it?",
      },
    ],
  },
  "sting-veiled": {
    name: "Veiled criticism",
    short: "Give one example instead of the grade.",
    why: "Formal words hide the reproach only from the one who writes them. The other person hears that they fell short, and cannot tell in what.",
    how: "Name one thing that you found, where, and what you need it to be. One finding helps more than ten adjectives.",
    pairs: [
      {
        before: "Your report leaves room for improvement.",
        after: "The report has no costs for May. Could you add them by Thursday?",
      },
      {
        before: "I had expected a more professional approach.",
        after: "The client asked for a written offer and got a phone call. Could you send one today?",
      },
      {
        before: "Some attention to detail would be welcome.",
        after: "Two names on the invitation are spelt differently from our list.",
      },
    ],
  },
  "sting-comparison": {
    name: "Comparison",
    short: "Say what you would like from this person, without the other one.",
    why: "Held up against somebody else, people hear that they come second. They start to dislike the other, not to do as they do.",
    how: "What does the other person have or do that you miss? Ask for that, for its own sake.",
    pairs: [
      {
        before: "Your brother never gave us this trouble.",
        after: "You came home at two. Could you send me a word next time, so that I can sleep?",
      },
      {
        before: "Sarah's husband helps with the children.",
        after: "I am worn out by evening. Would you take the baths on weekdays?",
      },
      {
        before: "The last intern managed it alone.",
        after: "Which step of the import is unclear? I can show you at four.",
      },
    ],
  },
  "sting-disbelief": {
    name: "Disbelief as a reproach",
    short: "Say what you had counted on, and ask how it came about.",
    why: "“I can't believe you …” is heard as “what kind of person does that”. It ends in shame or in a counter-attack, and rarely in an explanation.",
    how: "Behind the shock stands an expectation. Tell it, with the feeling, and ask what happened.",
    pairs: [
      {
        before: "I can't believe you forgot her birthday.",
        after: "I had counted on you for her birthday. What happened?",
      },
      {
        before: "I can't believe you left the bins again, today of all days.",
        after: "The bins are still here, for the second week. Could you take them out tonight?",
      },
      {
        before: "Seriously? That's what you call an apology?",
        after: "I was hoping to hear that you saw how it was for me.",
      },
    ],
  },
} satisfies Record<string, Hint>;
