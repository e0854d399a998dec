import { Text } from "@mantine/core";
import { frontExample } from "@wellput/content/front";
import { useId } from "react";
import { markOf } from "../severity.ts";
import classes from "./example-reading.module.css";
import { PhraseMark } from "./phrase-mark.tsx";

const { text, marks } = frontExample;

/** A message being read: its marks come one by one, each with its comment, as they do with words of one's own. */
export function ExampleReading() {
  const id = useId();
  return (
    <figure className={classes.reading} aria-labelledby={id}>
      <figcaption id={id} className={classes.caption}>
        An example, as it is read
      </figcaption>
      <blockquote className={classes.message}>{markedText()}</blockquote>
      <ol className={classes.comments}>
        {marks.map(({ phrase, why, other, ...flag }, index) => (
          <li key={phrase} className={classes.comment} style={{ ...markOf(flag).style, "--at": index }}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <span className={classes.phrase}>{phrase}</span>
              <Text size="sm">{why}</Text>
              <Text className={classes.other}>
                <span className={classes.youCouldSay}>You could say </span>
                {other}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The message cut at its phrases, which stand in it in the order of the marks. */
function markedText() {
  let at = 0;
  const pieces = marks.flatMap(({ phrase, ...flag }, index) => {
    const start = text.indexOf(phrase, at);
    const before = text.slice(at, start);
    at = start + phrase.length;
    return [
      before,
      <PhraseMark key={phrase} flag={flag} at={index}>
        {phrase}
      </PhraseMark>,
    ];
  });
  return [...pieces, text.slice(at)];
}
