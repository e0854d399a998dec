import { starterArticleIds } from "../article-ids.ts";
import { starterArticle } from "../starter-article.ts";

const mainText = `
<p>We are born readers of minds. A friend looks away, and we know that she is angry. A colleague writes “Fine.”, and we know that it is not. We do it all day long, and mostly without noticing. There is only one snag. We are not as good at it as we think.</p>
<h2>What the tests show</h2>
<p>Three researchers ran a long series of tests on this. People were asked to guess what another person liked, felt or thought. Some of them were told to put themselves in the other’s shoes. One would expect that this helps. It did not make their guesses better, although they were at times surer of them. What did help was quite plain: getting the other person to tell them (Eyal, Steffel and Epley, 2018).</p>
<p>That does not mean that seeing things from the other side is useless. In studies of deals, people who thought about the other side’s interests found better agreements for both (Galinsky and others, 2008). Thinking about the other helps you to look for a way. It just does not tell you what is true. For that you have to ask.</p>
<h2>The guess in the message</h2>
<p>In hard messages, guesses come in a few shapes. “You don’t care.” “You just want to be right.” “You did it on purpose.” “You obviously forgot.” Each of them tells the other person what goes on in their own head. If the guess is wrong, it hurts, because they had another reason and now they have to prove it. If it is right, it shames. Either way, they will not say, “Yes, thank you for pointing that out.”</p>
<blockquote><p>A guess ends the talk. A question begins it.</p></blockquote>
<p>Take the guess as a sign. It says that there is something that you do not know. What is it? If you think “you don’t care”, what you do not know is why they did not come. So ask that.</p>
<h2>Real questions and false ones</h2>
<p>Not all sentences with a question mark are questions. “Why can’t you ever be on time?” is a verdict. “Don’t you think that you should say sorry?” is an order. “Are you always like this?” is both. Here are three marks of a real one.</p>
<ul>
<li>You do not know the answer.</li>
<li>You would like to know it, even if it does not suit you.</li>
<li>The other person can say something that changes your mind.</li>
</ul>
<p>“What kept you on Tuesday?” “How did you see it?” “What would you need in order to do it?” Such questions are short. They begin with what or how more often than with why, since “why” can sound like a judge.</p>
<p>People like to be asked. In a study of talks between strangers, those who asked more questions, and above all those who asked a second one about the answer, were liked better (Huang and others, 2017). It seems that we notice when somebody wants to know.</p>
<h2>The kind guess</h2>
<p>There is one sort of guess that does good. It is the guess at a need, put as a question: “Were you worried that the others would laugh?” “Did you want to get it finished before the weekend?” It says: I can think of a good reason for what you did. Even if it is wrong, it does not hurt, and the other person will gladly tell you what it was.</p>
<p>If you find no good reason, that is worth noticing, too. It may be that you are too angry to look. Then wait a day.</p>
<h2>And then, silence</h2>
<p>The hardest part of asking comes after the question mark. You have to wait. Do not fill the gap with your own answer. Do not offer three to choose from. Count to ten, and look at the table. Most people need a few seconds to find out what they think, above all when nobody has asked them for a while.</p>
<p>Then say back what you heard, in a line: “So you had no car, and your phone was dead. Is that it?” It may seem slow. It is still the fastest way to be sure that two people talk about the same thing.</p>
<h2>Try it this week</h2>
<p>Take one message that you have not sent. Underline each spot where you say what the other person thinks, wants or feels. Turn each into a question that you would like to hear the answer to. Then see how much of the rest you still need. If you like, let <a href="/checkmessage">Compose Message</a> look for the spots that you have missed.</p>
<h2>Sources</h2>
<ul>
<li>Eyal, T., Steffel, M., and Epley, N. (2018). Perspective mistaking: Accurately understanding the mind of another requires getting perspective, not taking perspective. Journal of Personality and Social Psychology, 114(4), 547-571.</li>
<li>Galinsky, A. D., Maddux, W. W., Gilin, D., and White, J. B. (2008). Why it pays to get inside the head of your opponent. Psychological Science, 19(4), 378-384.</li>
<li>Huang, K., Yeomans, M., Brooks, A. W., Minson, J., and Gino, F. (2017). It doesn’t hurt to ask: Question-asking increases liking. Journal of Personality and Social Psychology, 113(3), 430-452.</li>
</ul>
`;

export const askDoNotGuess = starterArticle({
  id: starterArticleIds.askDoNotGuess,
  title: "Ask, do not guess",
  summary:
    "We read minds all day, and less well than we think. A small question costs a second, and tells you what no guess can.",
  mainText: mainText.trim(),
  quote: "A guess ends the talk. A question begins it.",
  citation: "From the article",
  tags: ["listening", "trust"],
});
