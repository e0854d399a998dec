import { Text } from "@mantine/core";
import { frontSights } from "@wellput/content/front";
import { PhraseMark } from "./phrase-mark.tsx";
import classes from "./sights.module.css";

/** What the program sees: four kinds of words, each marked in a sentence, with another way to put it. */
export function Sights() {
  return (
    <ul className={classes.sights}>
      {frontSights.map(({ name, sentence, phrase, why, other, ...flag }) => {
        const start = sentence.indexOf(phrase);
        return (
          <li key={name} className={classes.sight}>
            <Text className={classes.name}>{name}</Text>
            <Text className={classes.sentence}>
              {sentence.slice(0, start)}
              <PhraseMark flag={flag}>{phrase}</PhraseMark>
              {sentence.slice(start + phrase.length)}
            </Text>
            <Text size="sm" c="dimmed">
              {why}
            </Text>
            <Text className={classes.other}>{other}</Text>
          </li>
        );
      })}
    </ul>
  );
}
