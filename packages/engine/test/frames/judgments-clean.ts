import type { Frames } from "./frame.ts";
import {
  ADJECTIVES,
  NOUNS,
  OF_DEEDS,
  OF_PETS,
  OF_THINGS,
  OF_WORK,
  OWN_DEEDS,
  OWN_DOING,
  OWN_FAULTS,
  OWN_PAST,
} from "./judging-words.ts";

/** The same words denied, asked about oneself, reported, owned up to, or said of things, weather, films and pets. */
export const fairFrames: readonly Frames[] = [
  {
    words: ADJECTIVES,
    frames: `
      You are not *.
      You aren't *.
      You weren't * at all.
      you're not *
      She isn't * at all.
      My boss is not *.
      I don't think you are *.
      I don't think she was *.
      I never said you were *.
      I'm not saying you're *.
      I didn't say that you are *.
      Nobody thinks you are *.
      Nobody said you were *.
      It doesn't mean that you are *.
      I would never call you *.
      I don't find you *.
      You're anything but *.
      You're far from *.
      You have never been * to me.
      Thank you for not being *.
      I'm glad you're not *.
      Was I * yesterday?
      Was I being *?
      Am I being *?
      Did I sound *?
      Do you think I was *?
      Did that come across as *?
      Was the waiter *?
      Is your new boss *?
      Was she * to you?
      Sorry if I sounded *.
      I hope I didn't sound *.
      I hope I wasn't *.
      I don't want to sound *.
      I try not to be *.
      He told me I was *.
      He told me that I'm *.
      My boss told me I was *.
      She said that I'm *.
      She said you were *.
      He asked me whether I was *.
      He called me *.
      He said 'you are *' and hung up.
      She wrote: “You are so *.”
      According to him, I am *.
      The king in the film is *.
      The villain of the book is *.
      The film is about a * king.
      What does “*” mean?
      How do you say “*” in French?
    `,
  },
  {
    words: OWN_FAULTS,
    frames: `
      I'm sorry I was so *.
      I was * yesterday.
      Sorry, I was a bit *.
      I can be * sometimes.
      I know I'm a bit *.
      I was * and I'm sorry.
      I didn't mean to be *.
      If I was *, I'm sorry.
      I used to be so *.
      Sorry for being *.
    `,
  },
  {
    words: OF_DEEDS,
    frames: `
      It wasn't * of you.
      That wasn't *.
      That's not *.
      Your reply wasn't *.
      Your reply was not * at all.
      I didn't find your reply *.
      I don't think that was * of you.
      Was my reply *?
      Was that *?
      I hope my email didn't sound *.
      I hope that wasn't *.
      He said my comment was *.
      She found my question *.
    `,
  },
  {
    words: OF_THINGS,
    frames: `
      The weather is *.
      The film was *.
      The film was so *.
      The printer is *.
      This game is *.
      The traffic was * today.
      The wifi is * again.
      My old car is *.
      My headache is *.
      The new app is * to use.
      It was a * film.
      It was a * day.
      What * weather!
      The food at the hotel was *.
      The bus was late again. It's *.
      It rained all week. That was *.
      This song is so *.
      My phone is really * today.
    `,
  },
  {
    words: OF_PETS,
    frames: `
      My cat is *.
      Our dog was * yesterday.
      The cat is so *.
      The * cat sleeps all day.
      Our old dog is getting *.
    `,
  },
  {
    words: OF_WORK,
    frames: `
      Your report isn't *.
      Your report is not *.
      I don't think your report is *.
      I never said your work was *.
      Was my report *?
      Is my work *?
      My boss said my report was *.
    `,
  },
  {
    words: NOUNS,
    frames: `
      You're not a *.
      You are not a * at all.
      I'm not calling you a *.
      I never said you were a *.
      I don't think he is a *.
      Nobody thinks you're a *.
      He called me a *.
      My boss called me a *.
      She said I was a *.
      He told everyone that I'm a *.
      The film is about a *.
      He plays a * in the school play.
      He shouted 'you *' at me.
      The villain in the film is a *.
    `,
  },
  {
    words: OWN_DEEDS,
    frames: `
      I didn't mean to *.
      Did I *?
      I tend to *.
      I don't want to *.
      I try not to *.
      Sometimes I *.
      He says that I *.
      I promise I won't *.
      Did you *?
    `,
  },
  {
    words: OWN_DOING,
    frames: `
      Sorry for *.
      I'm sorry for *.
      I apologise for *.
      Was I *?
      Am I *?
      Let me know if I'm *.
      I hope I'm not *.
      Thank you for not *.
      You are not *.
      I don't think you're *.
      She said I was *.
      I was just *.
    `,
  },
  {
    words: OWN_PAST,
    frames: `
      I *.
      I * yesterday.
      I'm sorry I *.
      Sorry if I *.
      He said I *.
      She told me that I *.
      I think I *.
    `,
  },
];
