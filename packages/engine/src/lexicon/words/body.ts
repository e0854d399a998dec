import { words } from "../words.ts";

/** How a letter or a chat begins; what is called out to, not greeted, is followed by a question or by nothing. */
export const GREETINGS = words("hi, hey, hello, hiya, hallo, dear, good morning, good afternoon, good evening");

/** Whom one greets or signs for, beside names. */
export const GREETED = words(`
  all, and, both, coach, colleague, colleagues, dad, daddy, dr, everybody, everyone, folks, friend, friends, gran, grandad, grandma, grandpa, granny,
  guys, honey, love, madam, mom, mr, mrs, ms, mum, mummy, my, nan, neighbour, neighbours, prof, professor, sir, team, there
`);

/** How one ends them; a goodbye and what one feels for somebody may be all that a message says. */
export const CLOSINGS = words(`
  all the best, best, best regards, best wishes, cheers, hugs, kind regards, kindest regards, lots of love, love, many thanks, regards, see you, see you later,
  see you soon, see you then, see you tomorrow, sent from my iphone, sent from my phone, sincerely, speak soon, talk soon, thank you, thank you again, thank you in advance, thank you so much,
  thanks, thanks again, thanks in advance, thanks so much, warm regards, with best wishes, with kind regards, with love, x, xx, xxx, yours, yours faithfully, yours sincerely, yours truly
`);
