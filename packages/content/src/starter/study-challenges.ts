import type { StarterChallenge } from "./starter-challenge.ts";

export const studyChallenges: readonly StarterChallenge[] = [
  {
    id: "944782d7-3418-42c5-9b24-10a6f0ae1284",
    title: "The fourth name on the cover",
    summary:
      "Four of you write a report for a course. Hana, Yusuf and you have written three chapters. Lukas was at one of five meetings, and his part was due on the 3rd. It is the 6th, and the report goes in on the 10th.",
    direction: "a",
    tags: ["study", "teamwork", "fairness"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what you can see in the folder.",
        s: "You are a slacker.",
        m: ["Your chapter was due on the 3rd, and the folder is still empty.", "You were at one of our five meetings."],
      },
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Say who wrote what.",
        s: "You always leave the work to us.",
        m: ["Hana, Yusuf and I have written three chapters so far.", "I have not seen any pages from you yet."],
      },
      {
        teaches: ["OBJECTIVE_EFFECT"],
        t: "G",
        p: "Say where you stand, in numbers.",
        s: "Thanks to you our project is a complete disaster.",
        m: [
          "We have four days left and one chapter to write.",
          "We have moved our trial talk from Monday to Thursday.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Leave room for a reason.",
        s: "You couldn’t care less about this course.",
        m: [
          "Is there something at home or at work that takes up your time?",
          "I wonder whether another part would suit you better.",
        ],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask for a small thing with a date.",
        s: "Write your chapter by tomorrow or we take your name off.",
        m: ["Could you write two pages by Thursday?", "Would you tell us by tonight which part you can take on?"],
      },
    ],
  },
  {
    id: "101379c7-d2ab-4d67-8074-a6442ba33d67",
    title: "Three weeks without a word",
    summary:
      "You sent Professor Almeida the second chapter of your thesis on the 2nd, and you wrote again on the 12th. It is the 23rd now, and you have heard nothing. You have to hand in the thesis in ten weeks.",
    direction: "d",
    tags: ["study", "feedback", "planning"],
    sentences: [
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Give the dates.",
        s: "You never reply to me.",
        m: [
          "I sent you the chapter on the 2nd, and I have not had a reply yet.",
          "I wrote to you on the 2nd and again on the 12th.",
        ],
      },
      {
        teaches: ["PSEUDOFEELING"],
        t: "A",
        p: "Name the feeling, and what you need.",
        s: "I feel neglected.",
        m: [
          "I am worried, because finishing in time matters to me.",
          "I need some guidance before I go on with chapter three.",
        ],
      },
      {
        teaches: ["GENERAL_NOT_PERSONAL"],
        t: "S",
        p: "Suggest what you two could do.",
        s: "Professors should read what their students write.",
        m: ["I would like us to meet for half an hour every two weeks.", "What if I send you two pages at a time?"],
      },
      {
        teaches: ["POSITIVE_WANT"],
        t: "R",
        p: "Ask for a date.",
        s: "I don’t want to be left waiting for another month.",
        m: [
          "Could you tell me by Friday when you will have time to read it?",
          "Would you have twenty minutes for me next week?",
        ],
      },
      {
        teaches: ["ACTIONS_NOT_PEOPLE_CAUSE", "PERSONAL_WANT"],
        t: "M",
        p: "Write the whole e-mail in three or four sentences.",
        s: "I am stressed because of you. You need to take your job seriously.",
        m: [
          "Dear Professor Almeida, I sent you chapter two on the 2nd and wrote again on the 12th. I am worried, because finishing in ten weeks matters to me. Could you tell me by Friday when you will have time for it?",
          "Dear Professor Almeida, I am about to start chapter three. Your view on chapter two is important to me, because both build on the same data. Would you have twenty minutes for a call next week?",
        ],
      },
    ],
  },
  {
    id: "543bcfbb-c9f2-4a8a-9ecf-958027801375",
    title: "After the deadline",
    summary:
      "You teach a course. Zanele handed in her essay on Monday, three days after the date. It has 900 words; the task asked for 1,500. The first part shows that she can think, and you would like to see more of that.",
    direction: "u",
    tags: ["study", "feedback", "learning"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what is on your desk.",
        s: "Your essay is a lazy piece of work.",
        m: [
          "The essay has 900 words, and the task asked for 1,500.",
          "The essay came on Monday, three days after the date.",
        ],
      },
      {
        teaches: ["NO_BIAS"],
        t: "Ak",
        p: "Say what you can see of her effort, or ask.",
        s: "You obviously didn’t even try.",
        m: ["I can see that the first part took you a lot of thought.", "Was it hard to find a way into the question?"],
      },
      {
        teaches: ["NEG_FEELING_WITHOUT_NVA"],
        t: "A",
        p: "Add what you care about.",
        s: "I am disappointed.",
        m: [
          "I am disappointed, because your progress matters to me.",
          "It is important to me that each of you gets something out of this course.",
        ],
      },
      {
        teaches: ["LINK_FEELING_TO_NVA"],
        t: "G",
        p: "Add the value behind it.",
        s: "I was annoyed that you handed it in on Monday.",
        m: [
          "I was annoyed when the essay came on Monday, because I value keeping to what we agree.",
          "I plan my week around the dates, so it matters to me that they hold.",
        ],
      },
      {
        teaches: ["PERSONAL_WANT"],
        t: "S",
        p: "Suggest a way to go about the next one.",
        s: "You need to work harder.",
        m: [
          "I would like to go through the first draft with you next time.",
          "What do you think of a plan with two smaller dates?",
        ],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask for a first step.",
        s: "Hand in the next one on time or you fail the course.",
        m: ["Could you show me the first page by Wednesday?", "Would you come to my office hour on Tuesday?"],
      },
    ],
  },
];
