import { starterArticleIds } from "../article-ids.ts";
import { starterArticle } from "../starter-article.ts";

const mainText = `
<p>Two people sit in the same meeting. One leaves and says, “Rashid was so rude today.” The other says, “Rashid spoke three times while Lena was still speaking.” Both are telling the truth as they see it. Only one of them has told us what happened.</p>
<p>This article is about that difference. It is the first skill of the three, and the one that changes a message fastest.</p>
<h2>Why verdicts start fights</h2>
<p>A verdict is a short cut. “Rude”, “lazy”, “careless” and “unfair” each pack a dozen small events into one word. For you the word is full, because you remember the events. For the person who gets it, the word is empty. It does not say what to do. It only says what they are.</p>
<p>So they do what you would do: they look for the example that proves you wrong. There always is one. Now you are talking about whether Rashid is a rude person, and Lena’s point is lost.</p>
<p>Research on feedback points the same way. A review of many studies found that feedback helped on average. In more than a third of the cases, though, it made the work worse. It tended to help less, the more it drew people’s eyes to themselves and away from the task (Kluger and DeNisi, 1996). A verdict on a person does just that.</p>
<p>In another study, people rated how they would react to different lines. Lines that blamed the listener were rated as harder to take than lines in which the speaker told of their own distress (Kubany and others, 1992). The study used short, made-up lines, so take it as a hint and no more.</p>
<h2>The camera test</h2>
<p>Here is a simple test. Could a camera have recorded it? A camera records a time, a number, a word, a movement, a thing that is there or not there. It does not record “lazy”. It records a bed that is not made at noon.</p>
<ul>
<li>“You are always late” becomes “You came at 9:20 on Monday and at 9:40 on Thursday.”</li>
<li>“Your report is sloppy” becomes “Three of the sums on page two differ from the table.”</li>
<li>“She ignored me” becomes “I said hello, and she went on reading.”</li>
<li>“He never helps” becomes “I cooked on six evenings this week.”</li>
</ul>
<p>Note what happened in the third line. “Ignored” guesses at what went on in her mind. Perhaps she did not hear. When you say what you saw, you leave room for the part that you do not know.</p>
<blockquote><p>When you say what you saw, you leave room for what you do not know.</p></blockquote>
<h2>Always, never, everyone</h2>
<p>Words like these feel strong. In truth they are weak. One evening on which he did help is enough, and “never” falls over. Count instead. If you do not know the number, say “the last three times that I remember”. A small true number does more than a large false one.</p>
<p>You can read more about this in the principles, under <a href="/diplomacyprinciples#NO_BIAS">exaggeration and mind reading</a>.</p>
<h2>But it really was rude</h2>
<p>Maybe so. You are free to think it. The question is what you would like to happen next. If you want Rashid to know that he hurt somebody, a fact and a feeling will tell him. If you want him to let people finish, a request will tell him. The word “rude” does neither.</p>
<p>Nor does this mean that you have to be cold. An observation is only the start. After it come the things that a camera cannot see: what you felt, what matters to you, and what you would like.</p>
<p>“Rashid, you spoke three times this morning while Lena was still on her first slide. I was tense, because I value hearing all of us. Would you wait until people have finished, and write your points down in the meantime?”</p>
<h2>What about patterns?</h2>
<p>Sometimes one event is small and the row of them is not. Then say that there is a row. Give two or three events with their dates, and say that you see a pattern and would like to talk about it. That is still an observation. It becomes a verdict only when you turn the row into a trait: not “this has happened four times”, but “you are like that”.</p>
<h2>A week of practice</h2>
<p>You can learn this in small steps.</p>
<ul>
<li>On the first day, just listen. How many verdicts do you hear, in the news, at lunch, in your own head?</li>
<li>On the next days, take one of your own each evening and ask: what did I see or hear? Write down a single line.</li>
<li>At the end of the week, say one of these lines to the person it is about, with a question behind it: “How was it for you?”</li>
</ul>
<p>If you like to practise on other people’s sentences first, try the <a href="/challenges">practice scenarios</a>. Nobody gets hurt there.</p>
<h2>Sources</h2>
<ul>
<li>Kluger, A. N., and DeNisi, A. (1996). The effects of feedback interventions on performance. Psychological Bulletin, 119(2), 254-284.</li>
<li>Kubany, E. S., Richard, D. C., Bauer, G. B., and Muraoka, M. Y. (1992). Impact of assertive and accusatory communication of distress and anger. Aggressive Behavior, 18(5), 337-347.</li>
<li>Rosenberg, M. B. (2003). Nonviolent Communication: A Language of Life (2nd ed.). PuddleDancer Press. NVC is a mark of CNVC; Wellput is not affiliated with CNVC.</li>
</ul>
`;

export const whatACameraSees = starterArticle({
  id: starterArticleIds.observation,
  title: "What a camera sees",
  summary: "Two people leave one meeting with two stories. How to tell what happened from what you made of it.",
  mainText: mainText.trim(),
  quote: "When you say what you saw, you leave room for what you do not know.",
  citation: "From the article",
  tags: ["feedback", "meetings"],
});
