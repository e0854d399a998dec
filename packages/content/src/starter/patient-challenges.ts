import type { StarterChallenge } from "./starter-challenge.ts";

export const patientChallenges: readonly StarterChallenge[] = [
  {
    id: "50d00787-862a-43db-851b-ec1ede27387c",
    title: "Seventy minutes",
    summary:
      "You have an appointment with your doctor at nine. It is now ten past ten. You had to go down to pay for parking, and you have missed a meeting at work. Ms Okafor is at the desk. She has been on the phone most of the time.",
    direction: "a",
    tags: ["health", "waiting", "planning"],
    sentences: [
      {
        teaches: ["OBSERVE"],
        t: "O",
        p: "Say what the clock says.",
        s: "You are hopeless at planning.",
        m: ["My appointment was at nine, and it is now ten past ten.", "I have been waiting for seventy minutes."],
      },
      {
        teaches: ["GENERAL_NOT_PERSONAL"],
        t: "A",
        p: "Speak for yourself.",
        s: "It is disgraceful to let sick people wait.",
        m: [
          "Being on time at work matters to me, so I get nervous when I cannot plan.",
          "I need to know where I stand.",
        ],
      },
      {
        teaches: ["OBJECTIVE_EFFECT"],
        t: "G",
        p: "Say what it has cost you so far.",
        s: "You have ruined my whole day.",
        m: ["I have missed a meeting at work.", "My parking ran out at ten, and I had to go down and pay again."],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask for something that she can give you.",
        s: "Get me in to see the doctor right now.",
        m: ["Could you tell me how many people are before me?", "Would it be possible to come back at noon instead?"],
      },
    ],
  },
  {
    id: "7a8d9ccd-7582-429f-bac5-26d3d4381551",
    title: "Who looks after Dad",
    summary:
      "Your father needs someone with him on most days. Since June you have driven him to eleven of his twelve visits to the clinic. Your brother Andrei lives two hours away. Last Sunday he called to say that he could not come.",
    direction: "a",
    tags: ["health", "family", "support"],
    sentences: [
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Say who did what, and when.",
        s: "You never lift a finger for Dad.",
        m: [
          "Since June I have driven Dad to eleven of his twelve visits to the clinic.",
          "You were with Dad on the 3rd, and I was there on the other Sundays.",
        ],
      },
      {
        teaches: ["OBSERVE"],
        t: "Ak",
        p: "Guess kindly at what it is like for him.",
        s: "You are a coward.",
        m: ["Is it hard for you to see him so weak?", "I imagine that it is not easy to be so far away."],
      },
      {
        teaches: ["PSEUDOFEELING"],
        t: "A",
        p: "Name the feeling, and what you need.",
        s: "I feel abandoned.",
        m: [
          "I am lonely with all this, because I long for support.",
          "I need support, and it matters to me that we do this together.",
        ],
      },
      {
        teaches: ["LINK_FEELING_TO_NVA"],
        t: "G",
        p: "Add the need behind the anger.",
        s: "I am angry that you cancelled on Sunday.",
        m: [
          "I was angry when you cancelled on Sunday, because I need rest.",
          "I was sad when you cancelled on Sunday, since time off is precious to me.",
        ],
      },
      {
        teaches: ["PERSONAL_WANT"],
        t: "S",
        p: "Suggest a way to share it.",
        s: "You should take over the weekends.",
        m: [
          "I would like us to share the weekends, two each a month.",
          "What if you took over the calls with the insurance?",
        ],
      },
      {
        teaches: ["REQUEST"],
        t: "R",
        p: "Ask for a day.",
        s: "I expect you to be here on Saturday.",
        m: [
          "Could you stay with Dad this Saturday from ten to four?",
          "Would you tell me by Wednesday which days you can come?",
        ],
      },
    ],
  },
  {
    id: "670c5891-45d2-4c06-a206-02e0fc80fa6f",
    title: "A different time every day",
    summary:
      "A home care service visits your mother each morning at eight. Last week the carer came at eight, at half past nine and at a quarter past ten, and nobody had called. On Monday the door stood open when you came home. You are writing to Mrs Jansen, who plans the visits.",
    direction: "a",
    tags: ["health", "care", "reliability"],
    sentences: [
      {
        teaches: ["NO_BIAS"],
        t: "O",
        p: "Give the times.",
        s: "Your people never come on time.",
        m: [
          "Last week the carer came at 8:00, at 9:30 and at 10:15.",
          "On two days last week the visit was more than an hour after the agreed time.",
        ],
      },
      {
        teaches: ["LINK_FEELING_TO_NVA"],
        t: "A",
        p: "Add what matters to you both.",
        s: "We were upset because the carer came at 10:15.",
        m: [
          "We were worried when the carer came at 10:15, because knowing what to expect is important to us.",
          "A steady day is important to my mother and me.",
        ],
      },
      {
        teaches: ["OBJECTIVE_CAUSE"],
        t: "G",
        p: "Keep her fear, and give a plain reason.",
        s: "She is afraid because your staff are so careless.",
        m: [
          "She was afraid on Monday. The door stood open when I came home at six.",
          "On Monday I found the door open, and my mother’s safety matters to me.",
        ],
      },
      {
        teaches: ["POSITIVE_REQUEST"],
        t: "R",
        p: "Ask for what would help.",
        s: "Stop sending a different person every day.",
        m: ["Could the same two people come from now on?", "Would you call us before eight if the time changes?"],
      },
    ],
  },
];
