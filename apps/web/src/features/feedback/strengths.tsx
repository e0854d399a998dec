import { Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Drawings } from "./drawings.tsx";
import { drawingOf, strengthHintsQuery } from "./hints.ts";
import type { Remark } from "./snapshot.ts";
import classes from "./strengths.module.css";

interface StrengthsProps {
  readonly strengths: readonly Remark[];
  /** Whether each has its drawing, where nothing else is said of the message. */
  readonly areSeals?: boolean;
}

/** What already works in the message, quietly, apart from the comments. */
export function Strengths({ strengths, areSeals = false }: StrengthsProps) {
  const hints = useQuery({ ...strengthHintsQuery, enabled: strengths.length > 0 }).data;
  if (strengths.length === 0) return null;
  return (
    <section className={classes.strengths} data-seals={areSeals} aria-label="What works already">
      <Text fw={600} size="sm">
        What works already
      </Text>
      <ul className={classes.list}>
        {strengths.map((remark) => (
          <li key={remark.id} className={classes.item}>
            {areSeals ? (
              <Drawings names={[drawingOf(remark.c)]} />
            ) : (
              <IconCheck size={18} stroke={2} aria-hidden className={classes.tick} />
            )}
            <span>
              <q className={classes.phrase}>{remark.phrase}</q>
              <span className={classes.why}>{hints?.get(remark.c)?.name ?? remark.r_str}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
