import { starterArticleIds } from "../article-ids.ts";
import { starterArticle } from "../starter-article.ts";

const mainText = `
<p>“Can you take this on as well?” It is Thursday afternoon, your list is full, and your mouth has already said, “Sure.” Many of us would rather lose an evening than say one small word. This article is about that word.</p>
<h2>Why it is so hard</h2>
<p>We say yes because we like to help. We also say yes because we are afraid of what a no will do. Will they think that I am lazy? Will they ask me again? So we give in, and then we do it late, or with a sigh, and in the end the other person gets less than an honest no would have given them.</p>
<p>It may help to know how it looks from the other side. People who ask for help tend to expect more refusals than they get. In a set of studies, those who went out to ask strangers for a favour thought that they would need to ask many more people, in some cases about twice as many, as they did in fact (Flynn and Lake, 2008). They forget how awkward it is to refuse. In other words, those who ask you often do not know how hard your no is for you. They are prepared for it.</p>
<h2>The yes behind the no</h2>
<p>A no is rarely against somebody. It is for something: sleep, the child who waits, the work that you have promised, a bit of air. If you know what it is for, your no gets warm. If you do not, it comes out either as an excuse or as a slammed door.</p>
<blockquote><p>Behind every no there is a yes to something else.</p></blockquote>
<p>So before you answer, ask yourself: what would I be saying yes to, if I said no? You need not tell them. But you will hear it in your own voice.</p>
<h2>Four parts of a good no</h2>
<ul>
<li><strong>Hear the request.</strong> “You need someone for Saturday, and it is short notice.” People can take a no far better when they know that their yes was understood.</li>
<li><strong>Say the no, early and in plain words.</strong> “I can’t do it.” Not: “It might be a bit difficult.” A foggy no keeps them waiting.</li>
<li><strong>Say what it is for, if you like.</strong> “Saturdays are for my daughter, and that matters a lot to me.” One reason is enough. With three, it sounds like a trial.</li>
<li><strong>Offer what you can, if you can.</strong> “I could do the first hour on Sunday.” If there is nothing, stop at three.</li>
</ul>
<p>You will notice that there is no “sorry” in the list. You can say it if you are. But a no is not a crime. With five sorries it begins to look like one.</p>
<h2>Ask for time</h2>
<p>The most useful sentence in this article may be this: “Let me look at my week. I will tell you by four.” It turns a reflex into a choice. Most requests can wait until four. If yours is the kind of mouth that says “Sure” by itself, practise this one until it comes by itself as well.</p>
<h2>When they push</h2>
<p>Some people ask twice. The second time, do not add new reasons. Each of them is a handle that they can pull. Say the same again, in the same tone: “I see that it is urgent. I can’t do it on Saturday.” After the third time you may name what happens: “You have asked me three times now, and my answer is still no. What else could we try?”</p>
<p>If someone punishes your no, with threats or by force, then this is no longer about wording. Please read <a href="/articles/0c9e6a3b-5f41-4d2e-8b7a-1e4f60a2c701">When not to use this</a>.</p>
<h2>A no to the boss</h2>
<p>Upwards, a no needs one thing more: the choice that it opens up for the other. “I have the audit and the training on my desk. I can take on the move if the training waits until May. Which one would you like first?” You have not refused. You have shown what is on the table, and left the decision to the person whose job it is.</p>
<h2>When you get a no</h2>
<p>Now turn it round. Someone says no to you. Their no is for something, too. You do not have to like it. But you can ask: “What would you need in order to be able to say yes?” Or: “Is there a part of it that would work?” Sometimes there is. And if there is not, say thank you. An honest no is a sign of trust, and it makes their next yes worth something.</p>
<h2>Sources</h2>
<ul>
<li>Flynn, F. J., and Lake, V. K. B. (2008). If you need help, just ask: Underestimating compliance with direct requests for help. Journal of Personality and Social Psychology, 95(1), 128-143.</li>
<li>Rosenberg, M. B. (2003). Nonviolent Communication: A Language of Life (2nd ed.). PuddleDancer Press. NVC is a mark of CNVC; Wellput is not affiliated with CNVC.</li>
</ul>
`;

export const sayingNo = starterArticle({
  id: starterArticleIds.sayingNo,
  title: "How to say no and stay in touch",
  summary:
    "Four parts of a no that people can live with, a sentence that buys you time, and what to do when they push.",
  mainText: mainText.trim(),
  quote: "Behind every no there is a yes to something else.",
  citation: "From the article",
  tags: ["limits", "needs"],
});
