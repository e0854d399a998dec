import type { StarterChallenge } from "./starter-challenge.ts";

export const workDownChallenges: readonly StarterChallenge[] = [
  {
    id: "62f746b4-84e6-4ceb-95bd-447e7184d454",
    title: "The report that came late",
    summary:
      "You lead a team of five. Tomasz sends you the figures for the board every month. They are due on the first Tuesday. This month they came two days later, as they did the month before, and you had to speak to the board without them. You like his work, and you want to be able to plan on it.",
    direction: "u",
    tags: ["work", "deadlines", "reliability"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what a camera would have recorded.",
        s: "You are so unreliable.",
        m: [
          "The figures were due on Tuesday and reached me on Thursday.",
          "This month the figures came two days after the date that we had agreed.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Count instead of saying ‘always’.",
        s: "You always hand things in late.",
        m: [
          "This is the second month in which the figures came after the agreed day.",
          "In March and in April the figures came two days after the first Tuesday.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Acknowledge what Tomasz may have been busy with or hoping for.",
        s: "You obviously don’t care about the board.",
        m: [
          "Were you hoping to check every number before you sent them?",
          "I imagine that you had a full desk this month, and I would like to hear about it.",
        ],
      },
      {
        teaches: ["LINK_FEELING_TO_NVA"],
        t: "A",
        p: "Keep the feeling, and add what matters to you.",
        s: "I am frustrated because the figures were late.",
        m: [
          "I was frustrated when the figures came on Thursday, because I value being well prepared.",
          "Being well prepared for the board matters a great deal to me.",
        ],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask for one thing, with a time, and leave room for a no.",
        s: "I want the figures on time from now on, no excuses.",
        m: [
          "Could you send me the figures by the first Tuesday of the month?",
          "Would you be willing to tell me by Monday noon if a number is still missing?",
        ],
      },
      {
        teaches: ["OBSERVE", "NO_BIAS", "PERSONAL_WANT"],
        t: "M",
        p: "Put it together: what you saw, what matters to you, and a request.",
        s: "Your reporting is sloppy and you never plan ahead. You need to get organised.",
        m: [
          "Tomasz, the figures came on Thursday, two days after the agreed day. I was tense in the board meeting, because being well prepared matters to me. Could you send them by Tuesday next month, or call me on Monday if something is in the way?",
          "Hello Tomasz, I had no figures for the board this month and last month. I value being able to answer their questions. Would you have half an hour tomorrow to look at what would help you to send them by Tuesday?",
        ],
      },
    ],
  },
  {
    id: "b61e6ba5-3682-4dd6-b804-69b84b2d451c",
    title: "The invoices with the wrong sums",
    summary:
      "Amina has been in your accounts team for four months. Last week two invoices went out with a sum that was forty euros too high. The customer called you, and you spent an hour writing credit notes. You want Amina to learn, and you want the customer to stay.",
    direction: "u",
    tags: ["work", "mistakes", "learning"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what was on the paper.",
        s: "You are careless with numbers.",
        m: [
          "Two of last week’s invoices had a sum that was too high.",
          "The invoices of Monday and Wednesday were each forty euros too high.",
        ],
      },
      {
        teaches: ["OBJECTIVE_EFFECT"],
        t: "O",
        p: "Tell the effect in its real size.",
        s: "You have ruined our name with this customer.",
        m: [
          "The customer called me, and I spent an hour writing credit notes.",
          "The customer asked me whether the next invoices will be right.",
        ],
      },
      {
        teaches: ["GENERAL_NOT_PERSONAL"],
        t: "A",
        p: "Say what matters to you, instead of a rule.",
        s: "One has to be able to rely on the accounts.",
        m: [
          "I care about our customers being able to trust our numbers.",
          "Being able to rely on our numbers matters to me.",
        ],
      },
      {
        teaches: ["PERSONAL_WANT"],
        t: "S",
        p: "Offer a way to go about it.",
        s: "You should concentrate more.",
        m: [
          "I would like us to read the next ten invoices together before they go out.",
          "One idea is to compare each sum with the order a second time. What do you think?",
        ],
      },
      {
        teaches: ["POSITIVE_REQUEST"],
        t: "R",
        p: "Ask for what you would like to happen.",
        s: "Please don’t make this mistake again.",
        m: [
          "Could you show me the next three invoices before you send them?",
          "Would you compare each sum with the order before the invoice goes out?",
        ],
      },
    ],
  },
  {
    id: "ec7ac8ad-1b2b-406b-aae1-2c972399d29d",
    title: "Silence in the meeting",
    summary:
      "Kwame is one of your best engineers. In team meetings he says very little. Twice this spring you heard from Ingrid, a week later, that he had seen a problem coming. You would like to hear it from him, and early.",
    direction: "u",
    tags: ["work", "meetings", "listening"],
    sentences: [
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Say how often, and in which meetings.",
        s: "You never say anything in meetings.",
        m: [
          "In the last three meetings I heard you speak once.",
          "In both planning meetings this month, I did not hear your view on the plan.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Guess kindly at what keeps him quiet.",
        s: "You just want the rest of us to fail.",
        m: [
          "Do you like to think a plan through before you speak about it?",
          "Do you like to be sure before you speak?",
        ],
      },
      {
        teaches: ["THOUGHT_NOT_FEELING"],
        t: "O",
        p: "Say what you heard, and own your thought as a thought.",
        s: "I feel like you are hiding things from the team.",
        m: [
          "I heard about the problem with the pump from Ingrid, a week after our meeting.",
          "I think that I missed something important, and I would like to hear it from you.",
        ],
      },
      {
        teaches: ["NEG_FEELING_WITHOUT_NVA"],
        t: "A",
        p: "Add what you value, so that he knows what it is about.",
        s: "I am frustrated.",
        m: [
          "I am frustrated, because I value your eye for problems.",
          "I am uneasy, because it matters to me to hear of risks early.",
        ],
      },
      {
        teaches: ["PERSONAL_WANT"],
        t: "R",
        p: "Turn the duty into a question.",
        s: "You have to speak up.",
        m: [
          "Would you be willing to tell me your view before the meeting, in person or in writing?",
          "Could I ask you for your view at the end of each meeting?",
        ],
      },
    ],
  },
];
