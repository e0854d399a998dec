import { NativeSelect } from "@mantine/core";
import { WORKSHOP_KEPT_DAYS, WORKSHOP_KEPT_DAYS_DEFAULT } from "@wellput/contract/limits";
import { countOf } from "../../../lib/format.ts";
import { type KeptDays, keptDaysChoice } from "./step-draft.ts";

interface KeptDaysSelectProps {
  readonly value: KeptDays | undefined;
  /** No longer than this, where it is said. */
  readonly max: number | undefined;
  readonly onChange: (days: KeptDays) => void;
}

/** For how long what people write is kept. */
export function KeptDaysSelect({ value = WORKSHOP_KEPT_DAYS_DEFAULT, max, onChange }: KeptDaysSelectProps) {
  const choices = WORKSHOP_KEPT_DAYS.filter((days) => max === undefined || days <= max);
  return (
    <NativeSelect
      label="Keep what people write for"
      description="Counted from the day on which you last use the workshop. Those who join are told."
      size="md"
      maw="24rem"
      data={choices.map((days) => ({ value: `${days}`, label: countOf(days, "day") }))}
      value={`${value}`}
      onChange={({ currentTarget }) => onChange(keptDaysChoice(Number(currentTarget.value)))}
    />
  );
}
