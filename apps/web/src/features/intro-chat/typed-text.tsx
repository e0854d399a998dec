import classes from "./intro-chat.module.css";

/** Between two words, in milliseconds. */
const WORD_MS = 45;

interface TypedTextProps {
  readonly text: string;
  readonly isTyped: boolean;
}

/** A text whose words come one after the other. It is all there from the start, for those who hear it or want less movement. */
export function TypedText({ text, isTyped }: TypedTextProps) {
  if (!isTyped) return <p>{text}</p>;
  let at = 0;
  return (
    <p>
      {text.split(/(?<=\s)/).map((word) => {
        const from = at;
        at += word.length;
        const delay = text.slice(0, from).split(" ").length * WORD_MS;
        return (
          <span key={from} className={classes.word} style={{ animationDelay: `${delay}ms` }}>
            {word}
          </span>
        );
      })}
    </p>
  );
}
