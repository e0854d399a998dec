import "@mantine/core/styles/Radio.css";
import { Radio } from "@mantine/core";
import type { Direction } from "@wellput/contract";
import { ADDRESSEES } from "../../lib/skills.ts";
import classes from "./compose-page.module.css";

interface AddresseeChoiceProps {
  readonly value: Direction;
  readonly onChange: (direction: Direction) => void;
}

/** To whom a message goes: it shapes what the feedback adds. */
export function AddresseeChoice({ value, onChange }: AddresseeChoiceProps) {
  return (
    <Radio.Group label="To whom?" mb="xl" value={value}>
      <div className={classes.whom}>
        {ADDRESSEES.map(({ code, name }) => (
          <Radio key={code} value={code} label={name} onChange={() => onChange(code)} />
        ))}
      </div>
    </Radio.Group>
  );
}
