import type { SitePage } from "./site-page.ts";

export const caseStudies: SitePage = {
  slug: "casestudies",
  title: "Case Studies",
  lead: "Three invented cases. The people, places and firms in them do not exist. The problems do.",
  sections: [
    {
      id: "about-these",
      heading: "Why they are invented",
      paragraphs: [
        "Real messages are private, so we made these up. They show how a message can change step by step. They prove nothing about results. For what research has found, see The Science.",
      ],
      links: [{ label: "The Science", to: "/thescience" }],
    },
    {
      id: "night-shift",
      heading: "Invented case 1: the handover",
      paragraphs: [
        "Ifeoma runs the day shift in a bakery, and Pavel runs the night shift. For a month the mixers had not been clean at six in the morning. Her first draft said: 'You are lazy and you never think of the next shift.'",
        "The feedback marked 'lazy' and 'never think of the next shift'. It asked what she had seen. She went back to her notes: dough in two mixers on four mornings, and a start at half past six each time.",
        "Her second draft: 'Pavel, on four mornings this month there was dough in two of the mixers, and we began at half past six. A calm start matters to me, because the first van leaves at eight. Could we talk for ten minutes at tonight's handover?'",
        "Pavel told her that the hot water had been off at four in the morning since the pipes were changed. Neither of them had known that the other was angry about it. They went to the caretaker together.",
      ],
    },
    {
      id: "thesis",
      heading: "Invented case 2: a student and her supervisor",
      paragraphs: [
        "Soraya had waited for five weeks for remarks on her draft. She wrote: 'I feel ignored. You should take your students seriously.' Then she left it in the box overnight.",
        "The next day she read the comments. 'Ignored' was marked as a word about what someone had done to her. Under it she found that she was worried, since her grant ends in June. The second sentence was marked as a duty. What she wanted was a date.",
        "She sent: 'I sent you my draft on 3 March. I am worried, because finishing by June matters to me. Could you tell me this week when you will have time to read it?' The answer came the same evening, and it held a date and an apology.",
        "Not every answer is like that. Had there been none, she would have gone to the graduate office with the same plain facts.",
      ],
    },
    {
      id: "brothers",
      heading: "Invented case 3: two brothers and a house",
      paragraphs: [
        "When their mother moved to a home, Mateus and Davi had to clear her house. Mateus drove there each Saturday. After seven weeks he typed: 'You make me sick. You just want your half of the money.'",
        "The feedback marked two phrases: 'You make me', and the guess at a motive. It asked what he needed. He wrote a list, crossed out most of it, and kept two words: company and help.",
        "His message: 'Davi, I have been at the house on seven Saturdays. I get sad there, and I long for company with it. Would you come with me on the 12th, even for two hours?'",
        "Davi wrote back that he could not bear to see the rooms empty. He came on the 12th and did the garden. They still do not agree on the price.",
      ],
    },
    {
      id: "try",
      heading: "Try one yourself",
      paragraphs: ["The practice scenarios give you the first draft of someone else. Yours to mend."],
      links: [{ label: "Practice scenarios", to: "/challenges" }],
    },
  ],
};
