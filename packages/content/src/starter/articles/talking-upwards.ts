import { starterArticleIds } from "../article-ids.ts";
import { starterArticle } from "../starter-article.ts";

const mainText = `
<p>Everybody says that they want to hear the truth. And yet there are things that nobody tells the boss. The plan that cannot work. The joke that is not funny. The colleague who is about to leave. We tell our friends about it, at length, and on Monday we say, “All good.”</p>
<h2>Why we stay silent</h2>
<p>It is not cowardice. Researchers who asked people about it found a set of quiet rules that most of us carry: do not speak before you have all the facts; do not show up your boss in front of others; do not go past them; those who speak up hurt their career (Detert and Edmondson, 2011). Nobody has taught us these rules. We have picked them up, and we follow them even where the boss is friendly.</p>
<p>Whether people speak up depends a great deal on the team. Where members of a team believed that it was safe to take a risk, to ask or to own up to a mistake, they learned more, and their teams did better (Edmondson, 1999). So if you lead people and hear only good news, it is not proof that all is well. And if you are led and say nothing, you are not alone.</p>
<h2>Choose the moment</h2>
<p>A hard message upwards needs a quiet place. In front of others, people defend their standing first and think later. Ask for ten minutes: “I have seen something about the launch that worries me, and I would like to show it to you before Thursday.” Now they know what it is about, and that it can wait until you sit down.</p>
<h2>Bring what you saw</h2>
<p>Your boss has not been where you have been. That is the whole point of telling them. So bring the facts, and leave your verdict at home. Not: “The new process is a mess.” But: “Since May, eleven of forty orders went out with the wrong label. Before, it was about one a month.”</p>
<blockquote><p>Make it easy for them to see what you see.</p></blockquote>
<p>Numbers are good, and so is a single case that they can picture. “On Tuesday a customer in Lyon got a box for Leeds. I talked to her for an hour.”</p>
<h2>Link it to what matters to them</h2>
<p>What is your boss trying to get done? What are they afraid of? You need not flatter. Just show that you know. “I know that you have promised the board to halve the time. I would like that to work.” From there, your facts are help and no attack.</p>
<p>Then say what matters to you. It takes a bit of courage, and it is the part that turns a complaint into a talk. “It is important to me that I can stand by what we send out.”</p>
<h2>Ask for one thing</h2>
<p>End with something that is in their hands and small enough for a yes. “Could we go back to two checks until June?” “Would you come down on Thursday at six and look at the line?” “Would you tell me by Friday what you think?” A problem without a request is a stone put on their desk.</p>
<p>Be ready for a no. They may know something that you do not. Ask: “What would you need to see in order to change it?” Then you know what to look for.</p>
<h2>When it is about them</h2>
<p>The hardest case is when the thing is your boss. The same steps hold, only smaller. One event, one effect, one wish. “In Monday’s meeting you said, ‘Even Jin could do that.’ I was embarrassed, because your respect is important to me. Would you be willing to tell me alone when something in my work is not right?”</p>
<p>Leave out what it says about their character, and how many others think so, too. “Everyone says that” makes people look for the traitors.</p>
<h2>When it is not safe</h2>
<p>Some places punish the truth. You are the best judge of that. If you believe that speaking will cost you your job, or if what you have seen is against the law, do not begin with a talk. Write down what you saw, with dates. Get advice from a union, a lawyer or an office for such reports. In many countries there are laws that protect people who report wrongs, but they often ask you to take certain steps first.</p>
<h2>Practise it once</h2>
<p>Say your first two sentences aloud before you go in. Just those two: the fact, and why you bring it. The rest will follow. There are <a href="/challenges">practice tasks</a> for talking upwards if you want to warm up on someone else’s boss.</p>
<h2>Sources</h2>
<ul>
<li>Detert, J. R., and Edmondson, A. C. (2011). Implicit voice theories: Taken-for-granted rules of self-censorship at work. Academy of Management Journal, 54(3), 461-488.</li>
<li>Edmondson, A. C. (1999). Psychological safety and learning behavior in work teams. Administrative Science Quarterly, 44(2), 350-383.</li>
</ul>
`;

export const talkingUpwards = starterArticle({
  id: starterArticleIds.talkingUpwards,
  title: "Talking upwards",
  summary: "Why nobody tells the boss, and how to say it so that the person above you can see what you see.",
  mainText: mainText.trim(),
  quote: "Make it easy for them to see what you see.",
  citation: "From the article",
  tags: ["work", "trust"],
});
