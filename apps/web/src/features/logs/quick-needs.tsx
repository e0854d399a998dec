import classes from "./quick-entry.module.css";
import { QUICK_NEEDS } from "./quick-log.ts";

interface QuickNeedsProps {
  readonly isGood: boolean;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The needs behind a feeling, for whoever wants to name one: over weeks these tell what is met and what goes short. */
export function QuickNeeds({ isGood, chosen, onChange }: QuickNeedsProps) {
  const toggle = (need: string) =>
    onChange(chosen.includes(need) ? chosen.filter((other) => other !== need) : [...chosen, need]);
  return (
    <fieldset className={classes.needs}>
      <legend>
        {isGood ? "What did you have?" : "What was missing?"} <span className={classes.optional}>If you like</span>
      </legend>
      <div className={classes.words}>
        {QUICK_NEEDS.map((need) => (
          <label key={need} className={classes.word}>
            <input type="checkbox" checked={chosen.includes(need)} onChange={() => toggle(need)} />
            {need}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
