import { Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { hintsQuery, strengthHintsQuery } from "../hints.ts";
import type { Snapshot } from "../snapshot.ts";
import { changeBetween } from "./change-between.ts";
import classes from "./own-words.module.css";

interface BetterProps {
  readonly first: Snapshot;
  readonly last: Snapshot;
}

/** What got better since the first try: what was marked then and is not now, and what works now and was not there. */
export function Better({ first, last }: BetterProps) {
  const id = useId();
  const { gone, won } = changeBetween(first, last);
  const names = useQuery({ ...hintsQuery, enabled: gone.length > 0 }).data;
  const strengths = useQuery({ ...strengthHintsQuery, enabled: won.length > 0 }).data;
  if (gone.length + won.length === 0) return null;
  const lines = [
    ...gone.map(({ c, phrase }) => ({ id: c, phrase, said: "is gone", name: names?.get(c)?.name })),
    ...won.map(({ c, phrase }) => ({ id: `new ${c}`, phrase, said: "is new", name: strengths?.get(c)?.name })),
  ];
  return (
    <section aria-labelledby={id} className={classes.better}>
      <Text fw={600} size="sm" id={id}>
        Better than your first try
      </Text>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <IconCheck size={18} stroke={2} aria-hidden className={classes.tick} />
            <span>
              <q>{line.phrase}</q> {line.said}
              {line.name && <span className={classes.name}>: {line.name}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
