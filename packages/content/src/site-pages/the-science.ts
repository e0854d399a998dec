import { starterArticleIds } from "../starter/article-ids.ts";
import type { SitePage } from "./site-page.ts";

export const theScience: SitePage = {
  slug: "thescience",
  title: "The Science",
  lead: "What research says about wording, what it does not say, and where you can check it.",
  sections: [
    {
      id: "modest",
      heading: "Read this first",
      paragraphs: [
        "No study has tested Wellput as a whole. We built on ideas that others have described or studied, one at a time. Many of the studies are small, or use made-up situations. So please read the lines below as reasons to try something, not as promises.",
      ],
    },
    {
      id: "model",
      heading: "The four steps",
      paragraphs: [
        "Marshall B. Rosenberg described a way to speak in four steps: what you observe, how you feel, what you need, and what you ask for. It grew out of practice. Our fourteen patterns follow his steps, in our own words. NVC is a mark of CNVC; Wellput is not affiliated with CNVC.",
      ],
      list: ["Rosenberg, M. B. (2003). Nonviolent Communication: A Language of Life (2nd ed.). PuddleDancer Press."],
    },
    {
      id: "i-language",
      heading: "I-language and blame",
      paragraphs: [
        "In one study people rated how they would react to different ways to open a conflict. Lines that blamed the listener were rated as harder to take than lines in which the speaker owned a feeling.",
        "In another, people judged openings for a hard talk. Those that spoke from 'I' and also showed an understanding of the other side were thought least likely to make the listener defensive. Both studies asked about imagined talks, not real ones.",
      ],
      list: [
        "Kubany, E. S., Richard, D. C., Bauer, G. B., & Muraoka, M. Y. (1992). Impact of assertive and accusatory communication of distress and anger: A verbal component analysis. Aggressive Behavior, 18(5), 337-347.",
        "Rogers, S. L., Howieson, J., & Neame, C. (2018). I understand you feel that way, but I feel this way: The benefits of I-language and communicating perspective during conflict. PeerJ, 6, e4831.",
      ],
    },
    {
      id: "naming",
      heading: "Naming a feeling",
      paragraphs: [
        "When people put a name to the emotion in a picture, a part of the brain that reacts to threat was less active than when they did other tasks with it. A later review found that naming a feeling can take some of the heat out of it, often without the person trying. It is a small effect, and it does not replace help.",
      ],
      list: [
        "Lieberman, M. D., Eisenberger, N. I., Crockett, M. J., Tom, S. M., Pfeifer, J. H., & Way, B. M. (2007). Putting feelings into words: Affect labeling disrupts amygdala activity in response to affective stimuli. Psychological Science, 18(5), 421-428.",
        "Torre, J. B., & Lieberman, M. D. (2018). Putting feelings into words: Affect labeling as implicit emotion regulation. Emotion Review, 10(2), 116-124.",
      ],
    },
    {
      id: "feedback",
      heading: "Feedback on the person or on the task",
      paragraphs: [
        "A large review found that feedback helped people on average, and that in more than a third of the cases it made their work worse. It tended to help less the more it drew attention to the self and away from the task. That is one reason why we ask for what you saw, and not for what someone is.",
      ],
      list: [
        "Kluger, A. N., & DeNisi, A. (1996). The effects of feedback interventions on performance: A historical review, a meta-analysis, and a preliminary feedback intervention theory. Psychological Bulletin, 119(2), 254-284.",
      ],
    },
    {
      id: "guessing",
      heading: "Guessing what others think",
      paragraphs: [
        "Trying to see with the other person's eyes can help two sides to find a deal. But it does not make us good at reading minds. In a long series of tests, people who imagined the other's view did not guess it better. Asking worked. So we mark guesses at motives, and suggest a question.",
      ],
      list: [
        "Galinsky, A. D., Maddux, W. W., Gilin, D., & White, J. B. (2008). Why it pays to get inside the head of your opponent: The differential effects of perspective taking and empathy in negotiations. Psychological Science, 19(4), 378-384.",
        "Eyal, T., Steffel, M., & Epley, N. (2018). Perspective mistaking: Accurately understanding the mind of another requires getting perspective, not taking perspective. Journal of Personality and Social Psychology, 114(4), 547-571.",
      ],
    },
    {
      id: "directness",
      heading: "Being direct",
      paragraphs: [
        "Soft is not the same as good. When couples were filmed while they asked each other to change, the direct ways seemed to fail at first. Over the next year, they went with more change than hints did. Being clear about what you want is part of being kind.",
      ],
      links: [{ label: "When not to use this", to: `/articles/${starterArticleIds.whenNotToUse}` }],
      list: [
        "Overall, N. C., Fletcher, G. J. O., Simpson, J. A., & Sibley, C. G. (2009). Regulating partners in intimate relationships: The costs and benefits of different communication strategies. Journal of Personality and Social Psychology, 96(3), 620-639.",
      ],
    },
    {
      id: "writing",
      heading: "Why written messages go wrong",
      paragraphs: [
        "People who wrote e-mails thought that their tone would come across far better than it did. They heard their own voice in the words; the reader could not. A second look from outside is of use there.",
      ],
      list: [
        "Kruger, J., Epley, N., Parker, J., & Ng, Z.-W. (2005). Egocentrism over e-mail: Can we communicate as well as we think? Journal of Personality and Social Psychology, 89(6), 925-936.",
      ],
    },
  ],
};
