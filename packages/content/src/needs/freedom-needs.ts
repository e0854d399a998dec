import { family, type NeedFamily } from "./need.ts";

export const freedomNeeds: readonly NeedFamily[] = [
  family("understanding", "Understanding", [
    ["clarity", "Knowing what is meant and what is so.", ["ask who does what by when", "write it down", "draw it"]],
    [
      "understanding",
      "Being seen as you meant it.",
      ["say it in other words", "ask what they make of it", "tell the story behind it"],
    ],
    [
      "honesty",
      "Words that match what is.",
      ["say the uncomfortable part first", "admit a mistake", "ask for the truth, and thank for it"],
    ],
    [
      "openness",
      "Things are said and not hidden.",
      ["share the numbers", "say what you do not know", "hold an open hour"],
    ],
    [
      "information",
      "Having the facts in time.",
      ["send a note after the meeting", "ask for the file", "put it where all can find it"],
    ],
    [
      "feedback",
      "Knowing how your work lands.",
      ["ask for one thing to keep and one to change", "meet every two weeks", "show a draft early"],
    ],
    ["guidance", "Someone who shows the way.", ["find a mentor", "ask for an example", "look at it together"]],
    [
      "agreement",
      "Seeing it alike, or knowing where you do not.",
      ["list what you agree on", "agree on a trial month", "name the open question"],
    ],
    ["truth", "What really happened.", ["look at the dates together", "ask those who were there", "say what you saw"]],
  ]),
  family("freedom", "Freedom", [
    [
      "choice",
      "Being able to pick.",
      ["ask for two options", "say what happens if you say no", "take a day to decide"],
    ],
    [
      "independence",
      "Doing it your own way.",
      ["agree on the goal and leave the way open", "manage your own budget", "try it first, then ask"],
    ],
    [
      "space",
      "Room of your own, in the house or in the head.",
      ["take a day alone", "agree on a corner that is yours", "pause the talk until tomorrow"],
    ],
    ["time", "Hours that are yours to give.", ["leave at five on Tuesdays", "say no to one thing", "block two hours"]],
    [
      "spontaneity",
      "Doing what comes to mind.",
      ["keep Saturday open", "go out without a plan", "say yes to a last-minute invitation"],
    ],
    [
      "a say",
      "Your voice is part of the decision.",
      ["ask to be asked", "call a vote", "send your view before the meeting"],
    ],
    ["flexibility", "Room to bend a plan.", ["agree on core hours", "swap shifts", "make a plan B"]],
    ["self-expression", "Showing who you are.", ["wear it", "paint, sing or write", "say it your way"]],
    [
      "peace and quiet",
      "No noise and no demands.",
      ["use headphones", "take the early train", "agree on a quiet hour"],
    ],
  ]),
];
