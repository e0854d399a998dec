import { wordOf } from "@wellput/contract/scenario-fields";
import { intensityOf, strengthOf } from "../../nouns/word-lists/label.ts";
import { intensityColor } from "../../theme.ts";
import classes from "./quick-entry.module.css";
import { isPleasant, QUICK_LABELS } from "./quick-log.ts";

interface QuickFeelingsProps {
  /** Of the radios: one of them all is chosen. */
  readonly name: string;
  readonly picked: string;
  readonly onPick: (label: string) => void;
}

/** Everyday feelings: the pleasant ones in a row of their own, the hard ones in the next. */
export function QuickFeelings({ name, picked, onPick }: QuickFeelingsProps) {
  return [true, false].map((isGood) => (
    <div key={`${isGood}`} className={classes.words}>
      {QUICK_LABELS.filter((label) => isPleasant(label) === isGood).map((label) => (
        <label
          key={label}
          className={classes.word}
          data-strength={strengthOf(label)}
          style={{ backgroundColor: intensityColor(intensityOf(label)) }}
        >
          <input type="radio" name={name} checked={picked === label} onChange={() => onPick(label)} />
          {wordOf(label)}
        </label>
      ))}
    </div>
  ));
}
