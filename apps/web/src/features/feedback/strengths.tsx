import { Text } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { strengthHintsQuery } from "./hints.ts";
import type { Remark } from "./snapshot.ts";
import classes from "./strengths.module.css";

interface StrengthsProps {
  readonly strengths: readonly Remark[];
}

/** What already works in the message, quietly, apart from the comments. */
export function Strengths({ strengths }: StrengthsProps) {
  const hints = useQuery({ ...strengthHintsQuery, enabled: strengths.length > 0 }).data;
  if (strengths.length === 0) return null;
  return (
    <section className={classes.strengths} aria-label="What works already">
      <Text fw={600} size="sm">
        What works already
      </Text>
      <ul className={classes.list}>
        {strengths.map((remark) => (
          <li key={remark.id} className={classes.item}>
            <IconCheck size={18} stroke={2} aria-hidden className={classes.tick} />
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
