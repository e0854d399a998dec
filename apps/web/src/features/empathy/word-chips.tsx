import { UnstyledButton } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useId } from "react";
import { OwnWord } from "../../nouns/word-lists/own-word.tsx";
import classes from "./word-chips.module.css";

interface WordChipsProps {
  readonly label: string;
  /** The likeliest first. */
  readonly words: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Words to choose from, and a place for one's own. */
export function WordChips({ label, words, chosen, onChange }: WordChipsProps) {
  const id = useId();
  const shown = [...new Set([...words, ...chosen])];
  const toggle = (word: string) =>
    onChange(chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word]);
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <legend id={id} className={classes.label}>
        {label}
      </legend>
      <div className={classes.chips}>
        {shown.map((word) => (
          <UnstyledButton
            key={word}
            className={classes.chip}
            aria-pressed={chosen.includes(word)}
            onClick={() => toggle(word)}
          >
            {chosen.includes(word) && <IconCheck size={16} stroke={2.2} aria-hidden />}
            {word}
          </UnstyledButton>
        ))}
      </div>
      <OwnWord label={label} onAdd={(word) => onChange([...new Set([...chosen, word])])} />
    </fieldset>
  );
}
