/** Who reads answers: the same words beside the button that saves them and on the privacy page. */
export const answerPrivacy = {
  gathered:
    "Saved to your account. The administrators, and the trainers whom they name for your group, get a copy without your name: they read it by group and situation, and may show it to the group. Nothing that sounds as if somebody is at risk goes into it. What you change later changes there too. Kept until you delete your answer or your account; then the copy goes too.",
  submitted:
    "Saved to your account. The administrators see that an answer came and when, but not what it says or whose it is. Kept until you delete it or your account.",
} as const;

/** Who reads answers to a survey or to a course's questions, and how long: the same words beside the button and on the privacy page. */
export const surveyPrivacy = {
  workshop:
    "Kept without your name, and of the time only the day. The administrators read it. It is deleted after a year at the latest.",
  course:
    "Kept without your name. The administrators and the researchers of the course read it. It is deleted after a year at the latest.",
  participant:
    "Kept under the user id of your link. The administrators and the researchers of the course read it by that id. It goes when an administrator deletes it, or when a time is over that is set here. In a study it also goes when you leave the study, or stays without your user id: you are told which before you leave.",
} as const;

/** What goes to the administrators with a rating: the same words beside the button and on the privacy page. */
export const ratingPrivacy = {
  title: "Send these ratings",
  wholeBox: "Include my whole message",
  whole: "Sent to the administrators: your thumb, your reason, the comment, its sentence, and your whole message.",
  part: "Sent to the administrators: your thumb, your reason, the comment and its sentence. Nothing else of your message.",
  kept: "Kept until you delete your account. What a visitor sends is kept without a name.",
  exampleBox: "The sentence may become an example",
  example:
    "Examples are kept without your name, and the program is improved and tested with them. Without your tick this is not done.",
} as const;

/** What goes to the administrators under 'Let us know': the same words in its dialog and on the privacy page. */
export const generalPrivacy =
  "The administrators read your question or comment, your e-mail if you give it, and your last text while its box is ticked. Kept until you delete your account. What a visitor sends is deleted after a year at the latest.";
