export interface PrivacyLine {
  /** A few words for a badge. */
  readonly label: string;
  /** One or two sentences for those who want to know more. */
  readonly detail: string;
}

/** Where the text of a box goes. In `folder`, `course`, `study` and `session`, {name} stands for its name or the group's. */
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
      "Your text and its feedback are stored on this installation. They open the sample answers and are counted, and no administrator is shown them. They are deleted after a year at the latest. The program learns nothing from them unless you tick a box that allows it. Please leave names out.",
  },
  draft: {
    label: "Draft on this device",
    detail:
      "What you type stays on this device until you save it. Then it stands in your account until you delete it, and only you can see it. Get Feedback sends it to be read, and does not keep it.",
  },
  asked: {
    label: "Draft on this device",
    detail:
      "What you type stays on this device. When you press Get Feedback, the text and its feedback are saved to your account. Only you can see them, for as long as you have the account.",
  },
  tried: {
    label: "Saved to your account",
    detail: "Only you can see it, for as long as you have the account.",
  },
  account: {
    label: "Saved to your account",
    detail: "Only you can see it, until you delete it or your account.",
  },
  public: {
    label: "Public once you save",
    detail:
      "Other people will be able to read this, until you or an administrator delete it. Please leave out names and details that point at a real person.",
  },
  reviewed: {
    label: "Public after a review",
    detail:
      "An administrator reads it first, without your name. Once it is accepted, other people can read it, until you or an administrator delete it. Please leave out names and details that point at a real person.",
  },
  folder: {
    label: "Kept for {name}",
    detail:
      "Your text and its feedback are stored for {name}, under the participant number in your link. The administrators can read them, and so can the researchers where it is a course. They go when an administrator deletes them, or when a time is over that is set here.",
  },
  course: {
    label: "Kept for {name}",
    detail:
      "Your text and its feedback are stored for {name}, under the participant number in your link. The administrators and the researchers of the course can read them. They go when an administrator deletes them, or when a time is over that is set here.",
  },
  study: {
    label: "Kept for {name}",
    detail:
      "Your text and its feedback are stored for {name}, under the participant number in your link. The administrators and the researchers of the course can read them. When you leave the study they go, or stay without your number: you are told which before you leave. They also go when an administrator deletes them, or when a time is over that is set here.",
  },
  session: {
    label: "Shared with {name}",
    detail:
      "Everyone in this group session sees what you write on the sheet. The sheet is deleted when nobody has opened it for 30 days.",
  },
} satisfies Record<string, PrivacyLine>;

/** What is kept of a text on a shared sheet besides the sheet, where tries are. */
export const sharedTry = {
  account:
    "When you press Get Feedback, the text and its feedback are saved to your account too. Only you can see them there, for as long as you have the account.",
  anonymous:
    "When you press Get Feedback, the text and its feedback are stored too, without your name. No administrator is shown them there. They are deleted after a year at the latest.",
};

/** What goes to the administrators with a rating, for the badge of the box. */
export const ratingDetail =
  "If you rate a comment, Send Feedback sends your thumb, your reason, the comment and its sentence to the administrators. Your whole message goes along only while 'Include my whole message' is ticked. Your name does not show.";
