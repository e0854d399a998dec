import type { StingKind } from "./kinds.ts";

/**
 * What is said of each kind, in several wordings, so that two of them in one message differ; {phrase} is what was marked. Each leads to
 * what happened or to what is needed.
 */
export const STING_COMMENTS: Record<StingKind, readonly [string, ...string[]]> = {
  blame: [
    "This lays the whole fault at one door, and a person who is blamed defends themselves instead of listening. What happened, and what did it mean for you?",
    "Read from the other side, this says “you did it”. What would a camera have seen, and what do you need now?",
    "Here a person becomes the cause. Tell the moment and what followed from it, and there is something to answer.",
  ],
  contempt: [
    "This looks down on the person, and that hurts more than anger does. What did they do, and which of your values did it touch?",
    "The scorn will be heard before the point. If you leave it out, what is it that you want them to understand?",
    "This makes the other small. What happened that made you lose respect, and what would bring some back?",
  ],
  sarcasm: [
    "The words say one thing and the tone another; the sting is all that arrives. What do you mean, said straight?",
    "Read aloud, this is a dig. What did you hope for, and what came instead?",
    "Irony lets the other feel the blow without knowing what to do. Which wish is behind it?",
  ],
  label: [
    "A name for a person leaves them only the choice to be it or to fight it. What did they do that made you think so?",
    "This says what somebody is. What they did, on one day, can be talked about.",
    "A label closes the door. Which moment do you have before your eyes?",
  ],
  rhetorical: [
    "This looks like a question, but any answer would be wrong. What would you truly like to know, or to ask for?",
    "The verdict is inside the question. Said as what you saw and what you wish, it can be answered.",
    "A question that only has one reply feels like a trap. What happened, and what do you want to happen next?",
  ],
  veiled: [
    "Polite words, and still a mark at the bottom of the page. What did you see in the work, and what do you need it to be?",
    "This grades without saying what was found. One example would help more than the grade.",
    "Between the lines stands a reproach, and the other will hear it. What is missing, and by when would you like it?",
  ],
  comparison: [
    "Held up against somebody else, people hear that they are second best. What would you like from this person, for its own sake?",
    "The comparison stings, and the wish behind it gets lost. What is it that you would like?",
    "Nobody is won over by another's example. What did you miss, and why does it matter to you?",
  ],
  disbelief: [
    "Astonishment like this says “how could you”. What happened, and what did you count on?",
    "This shakes its head over somebody. Say what you had expected and why it mattered, and they can take it in.",
    "The shock is real; as it stands it is a reproach. What is the feeling, and what do you need?",
  ],
  generalising: [
    "One case becomes every case, and the other will think of the exception. Which times do you mean?",
    "Here one moment becomes a character. What happened this time?",
    "This puts many in one drawer. Who did what, and when?",
  ],
  mind: [
    "This tells the other what goes on inside them, and they will say it is not so. What did you see, and what do you guess? Then ask.",
    "A motive is read here, not seen. “I wonder whether …” leaves room for another reason.",
    "Nobody likes to be told what they think. What did they do or say that made you believe it?",
  ],
  guilt: [
    "This collects a debt, and people pay such debts with distance. What do you wish for, said as a wish?",
    "Reminding of what you gave makes the other feel small. What would do you good now?",
    "Told so, it weighs on the other before they know what to do. What would you like from them, and why does it matter?",
  ],
  martyr: [
    "This offers a sacrifice and lets the other feel it. What would you like, if you were allowed to want it?",
    "It says “never mind me”, and it is heard as the opposite. What do you need?",
    "Here you speak for the other and against yourself. What do you hope they will do?",
  ],
  counting: [
    "The count is the reproach, and it invites arguing over the number. Which times do you remember, with their days?",
    "Told as endless repetition, this says “you never learn”. What do you ask for now, and what would help it to last?",
    "A tally makes people defend themselves. What happened last, and what does it cost you?",
  ],
  test: [
    "This makes an act into a proof, and the other can only fail. What did you need at that moment?",
    "This reads a heart from a deed. What would have shown you that you matter?",
    "Nobody passes a test that they did not know of. What would you like to ask for?",
  ],
  order: [
    "As it stands, this leaves no room for a no. What is the reason, and could it be a question?",
    "This reads colder than you may mean it. One line on why you need it changes how it sounds.",
    "An order gets done, or it gets a fight. “Could you …, because …?” gets an answer.",
  ],
  threat: [
    "A threat is heard first, and the reason for it hardly at all. What do you need, and what will you do to look after yourself?",
    "This raises the price of a no. Which need is at stake, and what would be a first step for both?",
    "Pressure may work once, and it costs trust. Say what matters to you, and which step is yours to take.",
  ],
  shutdown: [
    "This ends the talk for both of you. If you need a pause, say so, and when you will come back to it.",
    "The door falls shut here. What is too much right now, and what would help?",
    "Told to stop, people stop listening too. What do you need: quiet, time, another way of talking?",
  ],
  duty: [
    "This says that the other has failed a rule. Whose wish is it? Yours can be said as yours.",
    "Looking back, nobody can do it any more. What would you like from now on?",
    "This holds up a duty. What would it give you if it were done?",
  ],
};

/** Where it is neither sure nor clear what it is: the writer, who knows what is meant, decides. */
export const HUSHED_COMMENTS: readonly [string, ...string[]] = [
  "This may be heard harder than you mean it. What happened, and what would you like?",
  "Could this hurt, on a bad day? Then begin with what you saw, and add what you wish for.",
  "Read it once as the other person would. Does it still say what you want them to know?",
  "There may be an edge here. If there is, which need stands behind it?",
  "We are not sure of this one. If it is a reproach, it is easier to answer as what happened and what you need.",
  "On a screen nobody sees the face behind this. What do you want them to hear?",
];

/** Where the kind is not clear. */
export const OPEN_COMMENTS: readonly [string, ...string[]] = [
  "This sentence may sting. What happened, as a camera would have seen it, and what do you need?",
  "Read it as the other person would: what do they hear about themselves? Say what you saw, and what you wish for.",
  "This may hurt more than it helps you. Which feeling is behind it, and what is it that you need?",
  "There is a barb in this, and it will be heard first. What would you like them to know or to do?",
  "Here the other may start to defend themselves. What would they have to hear so that they can answer you?",
  "This is likely to be taken personally. What did it touch in you, and what do you need?",
  "As it stands, this may start a quarrel. Told as what happened and what you would like, it can start a talk.",
];
