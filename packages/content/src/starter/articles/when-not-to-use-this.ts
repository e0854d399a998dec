import { starterArticleIds } from "../article-ids.ts";
import { starterArticle } from "../starter-article.ts";

const mainText = `
<p>Wellput helps you to word a hard message so that the other person can hear it. Most days that is worth the effort. There are days when it is not, and days when it can do harm. This article is about those.</p>
<h2>When you are not safe</h2>
<p>Careful wording rests on a quiet assumption: both people may speak, and both may say no. Where one person hurts, threatens or controls the other, that is not so. A gentle message will not change it. It can even help the wrong side, because it turns the question from “What is being done to me?” into “How could I have put it better?”</p>
<p>Control is not always loud. Someone may read your messages, count your money, keep you from your friends, or decide when you sleep. A single act can look small. The pattern is what counts, and researchers have described how it traps people (Stark, 2007).</p>
<p>If you know this from your own life, please put safety first:</p>
<ul>
<li>In danger, call your local emergency number.</li>
<li>Talk with a help line for people in your position. They can listen, and make a plan with you, at your own pace.</li>
<li>Use a phone or computer that the other person cannot look into.</li>
<li>A doctor or a nurse can be a first step too. The World Health Organization asks health workers to listen, to believe, and to ask about safety (WHO, 2013).</li>
</ul>
<p>You do not owe anyone a well-made sentence before you leave.</p>
<h2>When there are rules for it</h2>
<p>Harassment at work, threats, unpaid wages, unsafe machines: these are not matters of tone. Laws and rules exist because one person alone is often too weak to fix them by talking. An international treaty even names a world of work free from violence and harassment as a right (ILO, 2019).</p>
<p>Write down what happened, with dates. Keep copies. Then take it to the people whose task it is: a union, a staff office, an ombudsperson, an inspector, a lawyer. The skill of plain observation will serve you there as well. “On 4 and 9 May he stood in the door and did not let me pass” is stronger than “he is a bully”. But the address is another one.</p>
<h2>When someone needs help, not words</h2>
<p>If a friend speaks of ending their life, do not look for a perfect phrase. Ask, listen, stay, and get help. The same holds for you. Wellput is for learning. It is not therapy, and nobody reads along.</p>
<h2>When you are too upset to choose</h2>
<p>There is a kind of anger in which every word turns into a stone. You will know it by your hands and your breath. Write the message if you must, in a place where it cannot be sent. Then walk, eat, sleep. The comments will still be there tomorrow, and you will read them with other eyes.</p>
<h2>When clear and short is kinder</h2>
<p>Some moments ask for few words. “Watch out.” “No.” “Please leave.” “I will not discuss this.” A limit does not need a feeling, a need and a request wrapped round it. In a study of couples, people who asked for a change in a direct way seemed to fail on the day. Over the next year, their partners had in fact changed more than those who had been given soft hints (Overall and others, 2009). Be as clear as you can, and then as kind as you can.</p>
<blockquote><p>A limit is a clear message too.</p></blockquote>
<h2>When it becomes a trick</h2>
<p>Any way of speaking can be used to get one’s way. “I feel sad when you see your friends, because closeness matters to me” has all the right parts. If it is said for the tenth time, to someone who has said that they need their friends, it is pressure in soft clothes. The test is simple. Can the other person say no, and will they be safe and respected if they do? If not, it was never a request.</p>
<p>The same goes for marking other people’s words. Nobody likes to hear “That was a judgment, say it again.” Keep the red marks for your own drafts.</p>
<h2>When it is not yours to carry</h2>
<p>People with less power are often told to be more polite. If you are the only one in the room who is asked to mind your tone, that is worth noticing. You may choose a careful message because it serves you. You need not choose it because others find your anger inconvenient. Marshall Rosenberg, whose work many of our ideas come from, also wrote that force can be right when it protects people (Rosenberg, 2003).</p>
<h2>Three questions before you write</h2>
<ul>
<li>Am I safe, and will I be safe after I send this?</li>
<li>Is this a matter between two people, or one for rules and those who keep them?</li>
<li>Do I want to be understood, or do I want to win?</li>
</ul>
<p>If the first answer is no, stop here and find help. If the second points to rules, use them. If the third says “win”, wait a day. In all other cases, <a href="/checkmessage">write on</a>.</p>
<h2>Sources</h2>
<ul>
<li>International Labour Organization (2019). Violence and Harassment Convention, 2019 (No. 190).</li>
<li>Overall, N. C., Fletcher, G. J. O., Simpson, J. A., and Sibley, C. G. (2009). Regulating partners in intimate relationships. Journal of Personality and Social Psychology, 96(3), 620-639.</li>
<li>Rosenberg, M. B. (2003). Nonviolent Communication: A Language of Life (2nd ed.). PuddleDancer Press. NVC is a mark of CNVC; Wellput is not affiliated with CNVC.</li>
<li>Stark, E. (2007). Coercive Control: How Men Entrap Women in Personal Life. Oxford University Press.</li>
<li>World Health Organization (2013). Responding to intimate partner violence and sexual violence against women: WHO clinical and policy guidelines.</li>
</ul>
`;

export const whenNotToUseThis = starterArticle({
  id: starterArticleIds.whenNotToUse,
  title: "When not to use this",
  summary: "Days when careful wording does no good, or does harm, and what is worth more then.",
  mainText: mainText.trim(),
  quote: "You do not owe anyone a well-made sentence before you leave.",
  citation: "From the article",
  tags: ["safety", "limits"],
});
