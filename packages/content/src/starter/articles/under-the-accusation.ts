import { starterArticleIds } from "../article-ids.ts";
import { starterArticle } from "../starter-article.ts";

const mainText = `
<p>“I feel ignored.” It sounds like an open heart. It has the word “feel” in it, and it begins with “I”. Yet if you say it to someone, they will most likely answer, “I did not ignore you.” Why?</p>
<p>Because “ignored” is not a feeling. It is a short story, and the listener is the villain in it.</p>
<h2>Words that only look like feelings</h2>
<p>English has many words of this kind: attacked, betrayed, used, judged, left out, let down, taken for granted. Each of them says what somebody did to somebody. Put “by you” behind the word. If it fits, it is a story: ignored by you, used by you, judged by you. “Sad by you” does not fit. Sad is a feeling.</p>
<p>There is a second trap, and it is shorter. “I feel that you don’t care” and “I feel like a doormat” both begin well. But after “that” or “like” comes a thought. You can spot it with a small test: swap “feel” for “think”. If the sentence still makes sense, it was a thought.</p>
<p>The principles have a page on <a href="/diplomacyprinciples#PSEUDOFEELING">each</a> of <a href="/diplomacyprinciples#THOUGHT_NOT_FEELING">these</a>.</p>
<h2>Do not throw the story away</h2>
<p>The story is not wrong, and you need not be ashamed of it. It is a sign that stands on top of something. Dig there.</p>
<p>Take “ignored”. Imagine the scene again: you spoke, and the talk went on. What was it like in that moment? One person is sad. Another is angry. A third is relieved, because she had not been sure of her idea. The same scene, three feelings. Where does the difference come from?</p>
<p>It comes from what each of them needed. The first wanted to belong. The second wanted her work to count. The third wanted peace. So there are three layers: the story on top, the feeling under it, and at the bottom something that matters to you.</p>
<ul>
<li>Ignored: perhaps lonely, and longing to belong.</li>
<li>Attacked: perhaps scared, and in need of safety.</li>
<li>Used: perhaps angry, and longing for some balance.</li>
<li>Left out: perhaps sad, and hoping to take part.</li>
<li>Taken for granted: perhaps tired and hurt, and longing for thanks.</li>
</ul>
<p>“Perhaps” is the most important word in that list. Nobody can look it up for you.</p>
<blockquote><p>The story is not wrong. It is a sign that stands on top of something.</p></blockquote>
<h2>What naming does</h2>
<p>There is some evidence that it helps to find the word. In one study, people lay in a scanner and looked at pictures of faces that showed fear or anger. When they chose a word for the emotion, a part of the brain that reacts to threat was less active than when they did something else with the picture (Lieberman and others, 2007). A later review gathered many such studies. It found that putting a feeling into words can turn it down a little, even when people do not mean to calm themselves (Torre and Lieberman, 2018).</p>
<p>That does not make it a cure. It does make it worth half a minute before you write.</p>
<h2>What the other person hears</h2>
<p>Naming the feeling also changes what arrives. In a study of openings for a hard talk, people judged which lines would make a listener defend themselves. Lines that spoke from “I” did better than lines that spoke from “you”. Best of all were lines that spoke from “I” and also showed some sense of the other side (Rogers and others, 2018).</p>
<p>Compare these two:</p>
<p>“I feel totally ignored in this team.”</p>
<p>“I brought up the new forms on Monday and on Wednesday, and I have not heard what you think of them. I am a bit lonely with it, because doing this together matters to me. I know that you had the audit this week. Could we have ten minutes on Friday?”</p>
<p>The second is longer. But there is nothing in it to deny. It says what happened, how it is for you, why it matters, and what could be done by Friday.</p>
<h2>A way to practise</h2>
<p>You need a sheet of paper and five minutes.</p>
<ul>
<li>Write the story, as harsh as it comes. “I feel betrayed.”</li>
<li>Cross out “feel” and write what happened: who said or did what.</li>
<li>Ask: what is it like in my body when I think of it? Find one word: sad, scared, angry, lonely, ashamed.</li>
<li>Ask: what did I need there? Find one word for that too.</li>
<li>Now decide whether you want to say any of it, and to whom.</li>
</ul>
<p>Sometimes the paper is enough. If it is not, you have the parts of a message that can be heard. You can keep a <a href="/logfeelingsandneeds">log</a> for a while and see which needs come back.</p>
<h2>Sources</h2>
<ul>
<li>Lieberman, M. D., Eisenberger, N. I., Crockett, M. J., Tom, S. M., Pfeifer, J. H., and Way, B. M. (2007). Putting feelings into words. Psychological Science, 18(5), 421-428.</li>
<li>Rogers, S. L., Howieson, J., and Neame, C. (2018). I understand you feel that way, but I feel this way. PeerJ, 6, e4831.</li>
<li>Torre, J. B., and Lieberman, M. D. (2018). Putting feelings into words: Affect labeling as implicit emotion regulation. Emotion Review, 10(2), 116-124.</li>
<li>The difference between feelings and words for what others did follows Rosenberg, M. B. (2003). Nonviolent Communication: A Language of Life (2nd ed.). PuddleDancer Press. NVC is a mark of CNVC; Wellput is not affiliated with CNVC.</li>
</ul>
`;

export const underTheAccusation = starterArticle({
  id: starterArticleIds.feelings,
  title: "Under the accusation",
  summary:
    "“I feel ignored” sounds like an open heart, and is heard as a charge. What lies under it, and how to say that.",
  mainText: mainText.trim(),
  quote: "The story is not wrong. It is a sign that stands on top of something.",
  citation: "From the article",
  tags: ["feelings", "needs"],
});
