/** Words around the numbers, wherever they stand. */
export const helpTexts = {
  link: "Need help now?",
  page: "For when somebody is in danger, or everything is too much. Looking costs nothing, and nobody notes that you looked.",
  numbers: "Who can help",
  kinds: "What is it about",
  country: "Your country",
  noCountry: "Choose your country",
  international: "In every country",
  unknown:
    "In danger now: call the emergency number where you are. Choose your country, and it stands here. Most mobile phones offer an emergency call on the lock screen, even without a code.",
  noLine:
    "For your country we have found no line for this that we could check. Here are lists of lines in many countries.",
  leave: "Leave quickly",
  leaveHow:
    "Takes you to another page at once. Pressing Shift three times does the same. It does not clear your browser's history, nor what you typed.",
  goOn: "Go on with the message",
  wentOn: "On the wording",
  near: "If somebody is not safe, or it is all too much, the wording can wait.",
  noWording: "There is no comment on the wording.",
  limits: "Nobody at Wellput reads along, and Wellput cannot send help.",
} as const;
