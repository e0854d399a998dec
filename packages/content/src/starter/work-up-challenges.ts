import type { StarterChallenge } from "./starter-challenge.ts";

export const workUpChallenges: readonly StarterChallenge[] = [
  {
    id: "dc36fc90-2248-4d70-aca4-a1a9f5b19f71",
    title: "Only ever the faults",
    summary:
      "Your manager, Ms Petrova, goes through your drafts with you every week. She points at what has to change and then moves on. You would like to know what works as well, because it would help you to write the next draft.",
    direction: "d",
    tags: ["work", "feedback", "recognition"],
    sentences: [
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Say what the last talks were about.",
        s: "All you ever do is criticise me.",
        m: [
          "In our last four talks, we spoke about the changes and not about the parts that work.",
          "Last week’s draft had eleven remarks, and each of them was about a change.",
        ],
      },
      {
        teaches: ["PSEUDOFEELING"],
        t: "A",
        p: "Look for the feeling under the word, or say what you long for.",
        s: "I feel unappreciated.",
        m: [
          "I am discouraged, because it matters to me to know what is going well.",
          "I long to know which parts of my work are useful to you.",
        ],
      },
      {
        teaches: ["OBSERVE"],
        t: "Ak",
        p: "Say what may matter to her.",
        s: "You are a control freak.",
        m: [
          "Do you want every draft to hold up in front of the client?",
          "I can see that the quality of our drafts matters to you.",
        ],
      },
      {
        teaches: ["POSITIVE_REQUEST"],
        t: "R",
        p: "Ask for what you would like more of.",
        s: "Stop criticising every comma.",
        m: [
          "Could you tell me two things that work in each draft, as well as what to change?",
          "Would you begin next week’s talk with one part that you would keep?",
        ],
      },
      {
        teaches: ["ACTIONS_NOT_PEOPLE_CAUSE", "POSITIVE_WANT"],
        t: "M",
        p: "Say what you saw, what matters to you, and ask for one thing.",
        s: "You make me so nervous. I don’t want to be treated like a beginner.",
        m: [
          "In our last four talks we spoke about what to change. I am discouraged, because I care about doing good work and about learning what helps. Could you also tell me one thing to keep in each draft?",
          "Ms Petrova, your remarks on the summary helped me to make it shorter. Knowing what works matters to me too. Would you be willing to spend two minutes of each talk on that?",
        ],
      },
    ],
  },
  {
    id: "e500bddf-37b0-4307-8f0f-4c3c2052e52b",
    title: "The third Saturday",
    summary:
      "On Thursday you find your name on the list for Saturday. Your supervisor, Mr Haddad, had not asked you. It is your third Saturday this month, and your daughter has a match that day. You like the job, and you would like to have a say.",
    direction: "d",
    tags: ["work", "planning", "fairness"],
    sentences: [
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Count the Saturdays.",
        s: "You always pick me for Saturdays.",
        m: ["This is my third Saturday this month.", "My name is on the list for the 4th, the 11th and the 18th."],
      },
      {
        teaches: ["LINK_FEELING_TO_NVA"],
        t: "A",
        p: "Add what it touched in you.",
        s: "I am angry because you put me on the list.",
        m: [
          "I was angry when I saw the list, because I value having a say in my weekends.",
          "Time with my daughter is very important to me.",
        ],
      },
      {
        teaches: ["GENERAL_NOT_PERSONAL"],
        t: "G",
        p: "Speak for yourself.",
        s: "It is unfair to change the rota at the last minute.",
        m: [
          "I would love to know my shifts by Monday, so that I can plan my week.",
          "I found out on Thursday that I am on for Saturday, and I had made plans.",
        ],
      },
      {
        teaches: ["POSITIVE_WANT"],
        t: "S",
        p: "Suggest what you would like instead.",
        s: "I don’t want to be the one who fills every gap.",
        m: [
          "I would like us to share the Saturdays evenly, two each a month.",
          "What if we all write down by the 20th which Saturdays we can work?",
        ],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask, with a reason, and leave room for another answer.",
        s: "Take me off the list or I’m calling in sick.",
        m: [
          "Could you ask Joanna or Sunil whether one of them can swap with me this Saturday?",
          "Would it be possible for me to work on the 25th instead?",
        ],
      },
    ],
  },
  {
    id: "54a5054c-da2e-4003-9e0e-14ca778e6176",
    title: "Whose plan was it?",
    summary:
      "At the meeting with the board, your manager, Mr Lindqvist, showed the plan that you had worked on for a month. Your name was not on the slides. Afterwards three people praised him for it. You want to set it right and keep working well with him.",
    direction: "d",
    tags: ["work", "recognition", "fairness"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what was on the slides.",
        s: "You were dishonest in that meeting.",
        m: [
          "The plan on slides 4 to 9 is the one that I wrote in May, and my name was not on it.",
          "I saw my plan on the slides, without my name.",
        ],
      },
      {
        teaches: ["PSEUDOFEELING"],
        t: "A",
        p: "Name the feeling, and what you long for.",
        s: "I feel used.",
        m: [
          "I was disappointed, because I long for some recognition of my work.",
          "It matters to me that people know what I work on.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Guess kindly at what was going on for him.",
        s: "You only think about your own career.",
        m: [
          "Was there a lot of pressure on you to show something new?",
          "I can imagine that you had little time to prepare.",
        ],
      },
      {
        teaches: ["OBJECTIVE_CAUSE"],
        t: "G",
        p: "Give a reason that both of you could check.",
        s: "I am upset because you are so dishonest.",
        m: [
          "I was upset when my name was missing from the slides, because fairness is important to me.",
          "I was sad after the meeting, since being seen for my work means a lot to me.",
        ],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask for something that he can do this week.",
        s: "I demand that you set this right.",
        m: [
          "Would you be willing to add my name before the slides go out to everyone?",
          "Could you mention at Monday’s meeting that I drafted the plan?",
        ],
      },
    ],
  },
];
