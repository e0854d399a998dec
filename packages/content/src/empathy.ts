export { needGuesses } from "./empathy/need-guesses.ts";
export { reflections } from "./empathy/reflections.ts";
