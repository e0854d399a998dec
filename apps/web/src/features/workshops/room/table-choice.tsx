import { Button, Group, Popover, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Seat } from "@wellput/contract";
import { WORKSHOP_GUESTS_MAX } from "@wellput/contract/limits";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../lib/error-texts.ts";
import { takeTableMutation } from "./room.api.ts";
import classes from "./room.module.css";

interface TableChoiceProps {
  readonly code: string;
  readonly table: Extract<Seat, { isJoined: true }>["table"];
  /** Whether somebody may still sit down at another one. */
  readonly isOpen: boolean;
}

/** At which table somebody sits, with whom, and the way to another. */
export function TableChoice({ code, table: { number, others }, isOpen }: TableChoiceProps) {
  const names = others.filter(Boolean);
  const unnamed = others.length - names.length;
  const company = [
    ...names,
    ...(unnamed > 0 ? [unnamed === 1 ? "one without a name" : `${unnamed} without a name`] : []),
  ];
  return (
    <div className={classes.table}>
      <p>
        <strong>Table {number}</strong>
        {company.length > 0 && <span> with {company.join(", ")}</span>}
      </p>
      {isOpen && <OtherTable key={number} code={code} number={number} />}
    </div>
  );
}

function OtherTable({ code, number }: { readonly code: string; readonly number: number }) {
  const [isChoosing, setChoosing] = useState(false);
  const [value, setValue] = useState(`${number}`);
  const take = useMutation(takeTableMutation(code));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    take.mutate(Number(value), { onSuccess: () => setChoosing(false) });
  };
  return (
    <Popover opened={isChoosing} onChange={setChoosing} trapFocus position="bottom-end" withinPortal={false}>
      <Popover.Target>
        <Button variant="subtle" size="compact-sm" onClick={() => setChoosing(!isChoosing)}>
          I sit elsewhere
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={handleSubmit}>
          <Stack gap="xs">
            <TextInput
              label="Your table’s number"
              type="number"
              inputMode="numeric"
              min={1}
              max={WORKSHOP_GUESTS_MAX}
              value={value}
              onChange={(event) => setValue(event.currentTarget.value)}
            />
            {take.error && (
              <Text role="alert" c="var(--mantine-color-error)" size="sm">
                {errorText(take.error)}
              </Text>
            )}
            <Group>
              <Button type="submit" size="sm" loading={take.isPending}>
                Sit there
              </Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
