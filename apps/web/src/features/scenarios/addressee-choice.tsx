import type { Direction } from "@wellput/contract";
import { useId } from "react";
import { DIRECTION_WORDS, LADDER } from "../../nouns/exercise/directions.ts";
import classes from "./addressee-choice.module.css";

interface AddresseeChoiceProps {
  readonly value: Direction;
  readonly onChange: (direction: Direction) => void;
}

/** To whom a message goes: it shapes what the feedback adds. The browser's own buttons: nothing is fetched to draw them. */
export function AddresseeChoice({ value, onChange }: AddresseeChoiceProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={classes.group}>
      <span id={id} className={classes.title}>
        To whom?
      </span>
      {LADDER.map((code) => (
        <label key={code} className={classes.choice}>
          <input type="radio" name={id} value={code} checked={value === code} onChange={() => onChange(code)} />
          {DIRECTION_WORDS[code].addressee}
        </label>
      ))}
    </div>
  );
}
