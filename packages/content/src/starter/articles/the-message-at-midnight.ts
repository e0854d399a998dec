import { starterArticleIds } from "../article-ids.ts";
import { starterArticle } from "../starter-article.ts";

const mainText = `
<p>It is ten to twelve. You have read the e-mail four times. Your answer is finished, it is brilliant, and your finger is over the key. This article asks you for seven minutes.</p>
<h2>Why it seems so good right now</h2>
<p>Anger is a strong light. It shows one thing very clearly, and leaves all the rest in the dark. In that light your sentences shine. You see why you are right, and the words come by themselves. What you cannot see is the other person at their kitchen table tomorrow, reading it with their coat on.</p>
<p>There is also an old belief that anger has to come out, or else it will burst. It does not seem to be so. In one experiment, people who had been made angry hit a bag while they thought about the person who had annoyed them. Afterwards they were angrier, not calmer, than people who had just sat still (Bushman, 2002). Letting off steam can feed the fire.</p>
<h2>Why writing makes it worse</h2>
<p>A screen makes us bold. Nobody frowns, nobody interrupts, and it is late. One author has called it the online disinhibition effect: we say things there that we would not say across a table (Suler, 2004).</p>
<p>And tone gets lost on the way. In a set of studies, people sent each other lines that were meant as serious or as jokes. The writers were sure that the readers would notice the difference. The readers noticed it far less often than that (Kruger and others, 2005). You hear your own voice while you write. Your reader hears the one that they are afraid of.</p>
<blockquote><p>Write it tonight if you must. Send it tomorrow if you still want to.</p></blockquote>
<h2>Seven minutes</h2>
<p><strong>One: take the address out.</strong> Delete the name in the upper line, or copy the text to a place from which it cannot be sent. Now you can write what you like.</p>
<p><strong>Two: write the worst of it.</strong> All the verdicts, each “always” and “never”. Nobody marks it. You will need these words in a moment, because each of them is a signpost.</p>
<p><strong>Three: find the moment.</strong> When did it begin? Which line, which look, which number? Write it down as a camera would have seen it.</p>
<p><strong>Four: find one word for how you are.</strong> Angry is allowed. But look whether there is another one under it: hurt, scared, ashamed, alone.</p>
<p><strong>Five: find what matters to you.</strong> Respect? Some rest? To be asked? If the word makes you breathe out, you have got it.</p>
<p><strong>Six: think of one thing that you would like by Friday.</strong> Just one.</p>
<p><strong>Seven: close the lid.</strong> You now have four lines that will still be true tomorrow. That is more than you had at ten to twelve.</p>
<h2>In the morning</h2>
<p>Read the four lines aloud. If your voice goes up, there is still something in them that needs another hour. If it stays level, ask yourself how to send them. For a date or a number, an e-mail is fine. For something that hurts, a call is better, or a walk. The lines can be your notes.</p>
<p>It may also turn out that there is nothing to send. The e-mail looks smaller by daylight; you had been hungry; they wrote “asap” and meant nothing by it. Then you have saved two people a day.</p>
<h2>If you have already sent it</h2>
<p>It happens to all of us. Do not send a second one to explain the first. Wait until you are calm, and then say it plainly: “I wrote to you last night at midnight. I called your plan a joke. I am sorry about that word. What I would like to talk about is the date. Do you have ten minutes?” No “but”, and no reasons why you were right to be angry. Those can come later, and they will be heard better.</p>
<p>And if it was you who got such a message? Do the same seven minutes, from the other side. What may have been the moment for them? What may they have needed? You need not answer at midnight, either.</p>
<h2>A last thing</h2>
<p>There are messages at midnight that should go out at once: that you are in danger, that you cannot go on, that you need someone. Send those. Call, if you can. Nobody minds being woken for that.</p>
<h2>Sources</h2>
<ul>
<li>Bushman, B. J. (2002). Does venting anger feed or extinguish the flame? Catharsis, rumination, distraction, anger, and aggressive responding. Personality and Social Psychology Bulletin, 28(6), 724-731.</li>
<li>Kruger, J., Epley, N., Parker, J., and Ng, Z.-W. (2005). Egocentrism over e-mail: Can we communicate as well as we think? Journal of Personality and Social Psychology, 89(6), 925-936.</li>
<li>Suler, J. (2004). The online disinhibition effect. CyberPsychology and Behavior, 7(3), 321-326.</li>
</ul>
`;

export const messageAtMidnight = starterArticle({
  id: starterArticleIds.messageAtMidnight,
  title: "The message at midnight",
  summary: "Your answer is brilliant and your finger is over the key. Seven minutes to read before you press it.",
  mainText: mainText.trim(),
  quote: "Write it tonight if you must. Send it tomorrow if you still want to.",
  citation: "From the article",
  tags: ["feelings", "rest"],
});
