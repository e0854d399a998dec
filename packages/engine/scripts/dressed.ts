/**
 * Messages as they stand in chats and letters: behind a greeting, before a closing or one more sentence. What hurts and who is at risk stays what it was, and the
 * readers are to learn that it does.
 */
import { hash } from "../src/scorer/features.ts";

const NAMES =
  "Karen, Tom, Aisha, Mum, Dad, Lea, Mr Okafor, Ms Lindqvist, Priya, Jonas, Wei, Fatima, Coach, Sam, Grandma, Dr Novak, Marta, Kofi, Ella, Yusuf, Ben, Chloe, Ravi, Anna".split(
    ", ",
  );
const GREETINGS = [
  "Hi _,",
  "Hey _,",
  "Hello _,",
  "Dear _,",
  "Good morning _,",
  "Good evening _.",
  "hi",
  "hey",
  "_,",
  "_ -",
  "Hi _, I hope you are well.",
  "Hi _, hope you had a good weekend.",
  "Hey _, quick one.",
  "Dear _, thank you for your message.",
  "Hi all,",
  "Dear team,",
  "Hi everyone, thanks for coming yesterday.",
  "Hello, I am new here.",
  "Hey love,",
  "Hi _, sorry for the late answer.",
];
const CLOSINGS = [
  "Thanks, _",
  "Thanks",
  "Thank you.",
  "Best, _",
  "Best wishes, _",
  "Kind regards, _",
  "Cheers, _",
  "Take care, _",
  "See you tomorrow.",
  "See you at six.",
  "Talk soon.",
  "I love you.",
  "Love, _",
  "Love you x",
  "Have a good evening.",
  "The bus is late today.",
  "It is raining here.",
  "I will be home at seven.",
  "Dinner is in the oven.",
  "Let me know when you have time.",
  "I am at work until five.",
  "Say hello to _ from me.",
  "We can talk on Friday.",
  "Greetings from the train.",
  "Sent from my phone",
  "xx",
  "Hope that is alright.",
  "I had soup for lunch.",
  "The meeting is at ten.",
  "Happy birthday to _, too.",
];
/** One message in so many has a greeting, one a closing, one both. */
const ONE_IN = 6;

const named = (text: string, at: number): string => text.replace("_", NAMES[at % NAMES.length] ?? "");
const chosen = (texts: readonly string[], at: number): string => named(texts[at % texts.length] ?? "", at >> 5);

/** Every greeting and every closing with one name, for those who dress as they go. */
export const greetings = GREETINGS.map((text, at) => named(text, at * 5));
export const closings = CLOSINGS.map((text, at) => named(text, at * 7));

/** Every second message with a greeting, a closing or both; the same one always alike. */
export function dressed(text: string): string {
  const at = (hash(text) >>> 3) & 0xffffff;
  const way = at % ONE_IN;
  const greeting = way === 0 || way === 2 ? `${chosen(GREETINGS, (at / ONE_IN) | 0)} ` : "";
  const closing = way === 1 || way === 2 ? ` ${chosen(CLOSINGS, (at / ONE_IN / 7) | 0)}` : "";
  return greeting + text + closing;
}
