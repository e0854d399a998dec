import "@mantine/core/styles/Radio.css";
import { Group, Radio } from "@mantine/core";
import type { Direction } from "@wellput/contract";
import { ADDRESSEES } from "../../lib/skills.ts";

interface AddresseeChoiceProps {
  readonly value: Direction;
  readonly onChange: (direction: Direction) => void;
}

/** To whom a message goes: it shapes what the feedback adds. */
export function AddresseeChoice({ value, onChange }: AddresseeChoiceProps) {
  return (
    <Radio.Group label="To whom?" mb="xl" value={value}>
      <Group gap="xs 1.5rem" mt="xs">
        {ADDRESSEES.map(({ code, name }) => (
          <Radio key={code} value={code} label={name} onChange={() => onChange(code)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
