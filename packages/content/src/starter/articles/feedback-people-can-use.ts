import { starterArticleIds } from "../article-ids.ts";
import { starterArticle } from "../starter-article.ts";

const mainText = `
<p>Most people who give feedback mean well. They have seen something, they want it to get better, and they take their time to say so. And yet much of it seems to run off like rain. Why? And what makes the rest of it stick?</p>
<h2>It does not always help</h2>
<p>It is worth knowing that feedback is not good in itself. In 1996 two researchers put together the results of many studies. On average, feedback made people better at what they did. But in more than a third of the cases it made them worse (Kluger and DeNisi, 1996). Feedback tended to help less when it drew people’s eyes to themselves: am I good enough? It tended to help more when it kept their eyes on the task: what do I do next?</p>
<p>Another study looked at harsh criticism. People whose work was judged in a cutting and general way were angrier, set themselves lower goals and trusted themselves less than people who got calm and exact remarks on the same work (Baron, 1988).</p>
<p>So the question is not whether to be honest. The question is what your words make people look at.</p>
<h2>Say what you saw</h2>
<p>“Your talk was weak” is about the talk as a whole, and it sounds like a mark in school. “You spoke for forty minutes, and there were no questions at the end” is something that a person can picture. They may even know at once why it was so.</p>
<p>The same holds for praise. “Great job” is pleasant, and gone in a minute. “Your drawing on the second page made me see how the valve works” tells them what to do again. If you praise, be as exact as when you do not.</p>
<h2>Say what it led to</h2>
<p>People often do not know what their work does further down the line. “Since the table had no totals, Keiko added them by hand. It took her an hour.” No blame is needed. The hour speaks.</p>
<p>Keep the effect in its real size. If it was an hour, do not call it a disaster. The moment you make it larger, the talk will be about how large it was.</p>
<h2>Say what you would keep</h2>
<p>This is the part that gets lost most. We see what is missing, since it sticks out, and we pass over what works, since it does no harm. Then people change everything, the good parts too, because nobody told them which was which.</p>
<blockquote><p>Tell them what you saw, what it led to, and what you would keep.</p></blockquote>
<p>This is not the well-known sandwich, in which a bit of criticism lies between two slices of praise. People look through that and wait for the filling. Just name one thing that you would keep, because you would.</p>
<h2>Ask before you advise</h2>
<p>Advice is a gift that few have asked for. Before you give it, ask: “How did you see it?” You may find out that they know very well what went wrong, and need an hour of time or a better tool. Or they see it in another way, and you learn something. If you still have an idea, offer it: “Would you like to hear what I would try?”</p>
<p>And end with one thing. Not five. “For the next talk, could you stop after twenty minutes and ask for questions?” One thing can be done by Thursday.</p>
<h2>An example</h2>
<p>Before: “Luis, your report is confusing. You should think more about the reader.”</p>
<p>After: “Luis, I have read the report twice. The drawings on page three helped me a lot, and I would keep them. I could not find out what we are asking the board to decide; I looked on pages one and two. It is important to me that they can say yes in one meeting. Would you put the question into the first line?”</p>
<p>The second is longer by some seconds. But Luis knows what to do, and nobody has told him what kind of person he is.</p>
<h2>When you are on the other end</h2>
<p>Sometimes the feedback that you get is of the first kind: general, hot, and about you. You can still make use of it. Ask for the camera: “Which part did you mean? What did you see?” Ask for the keepers: “What would you leave as it is?” It takes a little calm. But people nearly always answer, and the talk turns from you to the thing. You can practise this with the situation <a href="/respondtoscenario/scenario3">of a boss who only criticizes</a>.</p>
<h2>Sources</h2>
<ul>
<li>Baron, R. A. (1988). Negative effects of destructive criticism: Impact on conflict, self-efficacy, and task performance. Journal of Applied Psychology, 73(2), 199-207.</li>
<li>Kluger, A. N., and DeNisi, A. (1996). The effects of feedback interventions on performance. Psychological Bulletin, 119(2), 254-284.</li>
</ul>
`;

export const feedbackPeopleCanUse = starterArticle({
  id: starterArticleIds.feedbackUse,
  title: "Feedback that people can use",
  summary: "Why so much well-meant feedback runs off like rain, and what makes the rest of it stick.",
  mainText: mainText.trim(),
  quote: "Tell them what you saw, what it led to, and what you would keep.",
  citation: "From the article",
  tags: ["feedback", "learning"],
});
