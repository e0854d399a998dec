import type { Hint } from "./hint.ts";

/** Ways of leaving no room for a no. */
export const pressingStings = {
  "sting-order": {
    name: "A cold order",
    short: "Give the reason, and make it a question that can be answered with no.",
    why: "An order leaves the choice to obey or to resist. Even where you may give orders, one line on the reason changes how it is done.",
    how: "Say what you need it for, what exactly, and by when. “Could you …?” with a reason sounds warmer and is clearer.",
    pairs: [
      { before: "Send it. Now.", after: "The client calls at three. Could you send me the file by half past two?" },
      {
        before: "Get that kitchen cleared, and I mean now.",
        after: "Guests come at seven. Could you clear the kitchen table before then?",
      },
      {
        before: "I expect your reply by return.",
        after: "I have to book by noon. Could you tell me before then whether you come?",
      },
    ],
  },
  "sting-threat": {
    name: "A threat",
    short: "Say what you need, and which step of your own you will take.",
    why: "A threat is heard first, and the reason hardly at all. It may work once. It costs the trust that the next agreement would stand on.",
    how: "Separate the two: what is at stake for you, and what you will do to look after yourself if no way is found. A step of your own is a boundary, not a punishment.",
    pairs: [
      {
        before: "Do it or you will be sorry.",
        after: "I need the deposit back by the end of the month. If not, I will ask the tenants' office for advice.",
      },
      {
        before: "My husband plays golf with your director.",
        after: "I would like to hear from you by Friday. If that is not possible, who else can help me?",
      },
      {
        before: "One more time and I'm telling your mother.",
        after: "You missed four lessons this week. I would like to talk about it with you and your mother.",
      },
    ],
  },
  "sting-shutdown": {
    name: "Shutting down",
    short: "Ask for a pause, and say when you will come back to it.",
    why: "“End of discussion” leaves one person alone with it. What was not said goes on working, and comes out elsewhere.",
    how: "Too much is too much: say so, and name a time. That protects you and keeps the door open.",
    pairs: [
      { before: "End of discussion.", after: "I can't think any more tonight. Can we go on tomorrow after breakfast?" },
      {
        before: "Whatever. Do what you want.",
        after: "I am at a loss just now. I need an hour, and then I would like to hear your idea.",
      },
      {
        before: "Get over it.",
        after: "I notice that I have no patience left for this today. Could we talk about it on Sunday?",
      },
    ],
  },
  "sting-duty": {
    name: "You should have",
    short: "Say it as your wish, and for next time.",
    why: "Looking back, nobody can do it any more, so all that is left of the sentence is the failure. And “one does not do that” hides who wishes it.",
    how: "What would it have given you? Say that, and ask for next time.",
    pairs: [
      {
        before: "You should have told me.",
        after: "I would have liked to know on Monday, so that I could plan. Would you call me next time?",
      },
      {
        before: "It's about time you grew up.",
        after: "I would like us to share the rent and the bills from June on.",
      },
      {
        before: "A decent person would have rung.",
        after: "I waited until nine. A short call would have helped me.",
      },
    ],
  },
} satisfies Record<string, Hint>;
