export interface PrivacyLine {
  /** A few words for a badge. */
  readonly label: string;
  /** One or two sentences for those who want to know more. */
  readonly detail: string;
}

/** Where the text of a box goes. In `study` and `session`, {name} stands for the name of the study or group. */
export const boxPrivacy = {
  device: {
    label: "Stays on this device",
    detail: "This is worked out in your browser. The text is not sent anywhere.",
  },
  typing: {
    label: "On this device as you type",
    detail:
      "The comments are worked out on this device, and nothing is sent while you type. The text is sent when you press a button such as Get Feedback.",
  },
  engine: {
    label: "Read by our own program",
    detail: "Our own program reads it, and no other company sees it.",
  },
  model: {
    label: "Read by a language model",
    detail:
      "For feedback your text also goes to a language model of another company, without your name or e-mail. Please leave names out. Where that fails, our own program reads it here.",
  },
  passing: {
    label: "Read here, not kept",
    detail: "Your text goes to this installation for feedback and is not stored.",
  },
  anonymous: {
    label: "Kept without your name",
    detail:
      "Your text and its feedback are stored on this installation. They open the sample answers and are counted. Nobody trains the program on them. Please leave names out.",
  },
  draft: {
    label: "Draft on this device",
    detail:
      "What you type stays on this device until you save it. Then it stands in your account, and only you can see it. Get Feedback sends it to be read, and does not keep it.",
  },
  asked: {
    label: "Draft on this device",
    detail:
      "What you type stays on this device. When you press Get Feedback, the text and its feedback are saved to your account. Only you can see them.",
  },
  account: {
    label: "Saved to your account",
    detail: "Only you can see it. You can delete it at any time.",
  },
  public: {
    label: "Public once you save",
    detail: "Other people will be able to read this. Please leave out names and details that point at a real person.",
  },
  reviewed: {
    label: "Public after a review",
    detail:
      "An administrator reads it first, without your name. Once it is accepted, other people can read it. Please leave out names and details that point at a real person.",
  },
  study: {
    label: "Kept for {name}",
    detail:
      "Your text and its feedback are stored for {name}, under the participant number in your link. The administrators and the researchers of the course can read them.",
  },
  session: {
    label: "Shared with {name}",
    detail: "Everyone in this group session sees what you write on the sheet.",
  },
} satisfies Record<string, PrivacyLine>;

/** Who reads answers: the same words beside the button that saves them and on the privacy page. */
export const answerPrivacy = {
  gathered:
    "Saved to your account. The administrators, and the trainers whom they name for your group, get a copy without your name: they read it by group and situation, and may show it to the group. Nothing that sounds as if somebody is at risk goes into it.",
  submitted:
    "Saved to your account. The administrators see that an answer came and when, but not what it says or whose it is.",
} as const;

/** Who reads answers to a survey or to a course's questions, and how long: the same words beside the button and on the privacy page. */
export const surveyPrivacy = {
  workshop:
    "Kept without your name, and of the time only the day. The administrators read it. It is deleted after a year at the latest.",
  course:
    "Kept without your name. The administrators and the researchers of the course read it. It is deleted after a year at the latest.",
  participant:
    "Kept under the user id of your link. The administrators and the researchers of the course read it by that id.",
} as const;

/** What goes to the administrators with a rating: the same words beside the button, on the box's badge and on the privacy page. */
export const ratingPrivacy = {
  wholeBox: "Include my whole message",
  whole: "Sent to the administrators: your thumb, your reason, the comment, its sentence, and your whole message.",
  part: "Sent to the administrators: your thumb, your reason, the comment and its sentence. Nothing else of your message.",
  badge:
    "If you rate a comment, Send Feedback sends your thumb, your reason, the comment and its sentence to the administrators. Your whole message goes along only while 'Include my whole message' is ticked. Your name does not show.",
  exampleBox: "The sentence may become an example",
  example:
    "Examples are kept without your name, and the program is improved and tested with them. Without your tick this is not done.",
} as const;
