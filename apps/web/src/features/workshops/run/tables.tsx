import { Button, Group, NativeSelect } from "@mantine/core";
import type { WorkshopDesk } from "@wellput/contract";
import { TABLE_SIZE_MAX, TABLE_SIZE_MIN } from "@wellput/contract/limits";
import { useState } from "react";
import { countOf } from "../../../lib/format.ts";
import { AskFirst } from "../../../ui/ask-first.tsx";
import classes from "./desk.module.css";
import type { Steering } from "./use-steering.ts";

const SIZES = Array.from({ length: TABLE_SIZE_MAX - TABLE_SIZE_MIN + 1 }, (_none, at) => `${TABLE_SIZE_MIN + at}`);

interface TablesProps {
  readonly desk: WorkshopDesk;
  readonly steering: Steering;
}

/** Who sits together, and the way to seat everybody anew. */
export function Tables({ desk: { guests, tableSize }, steering }: TablesProps) {
  const [size, setSize] = useState(`${tableSize}`);
  const tables = [...Map.groupBy(guests, ({ table }) => table)].sort(([a], [b]) => a - b);
  return (
    <section aria-label="Tables" className={classes.tables}>
      <Group gap="sm" align="end">
        <NativeSelect
          label="People at a table"
          size="md"
          data={SIZES}
          value={size}
          onChange={(event) => setSize(event.currentTarget.value)}
        />
        <AskFirst
          about="Seat everybody anew"
          question="Everybody gets a place anew, also whoever chose their table, and goes on with the sheet of the new one."
          confirm="Seat everybody anew"
          onConfirm={(close) => {
            close();
            steering.seat(Number(size));
          }}
        >
          {(ask) => (
            <Button variant="default" onClick={ask}>
              Seat everybody anew
            </Button>
          )}
        </AskFirst>
      </Group>
      <ul>
        {tables.map(([table, people]) => (
          <li key={table}>
            <strong>Table {table}</strong> {countOf(people.length, "person", "people")}
            <span>
              {people
                .map(({ name }) => name)
                .filter(Boolean)
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
