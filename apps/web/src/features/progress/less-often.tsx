import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { CodeProgress } from "@wellput/contract";
import classes from "./less-often.module.css";
import { codeNamesQuery } from "./progress.api.ts";

interface LessOftenProps {
  /** Tries on each side. */
  readonly compared: number;
  readonly codes: readonly CodeProgress[];
}

/** What comes up less often than before: for each code a bar for then and a shorter one for now, and both in words. */
export function LessOften({ compared, codes }: LessOftenProps) {
  const names = useQuery({ ...codeNamesQuery, enabled: codes.length > 0 }).data;
  if (codes.length === 0) {
    return (
      <Text c="dimmed">
        Your last {compared} tries are about like the {compared} before. Keep going.
      </Text>
    );
  }
  const width = (count: number) => ({ width: `${(count / compared) * 100}%` });
  return (
    <Stack gap="sm">
      <Title order={3}>Comes up less often</Title>
      <ul className={classes.list}>
        {codes.map(({ code, before, recently }) => (
          <li key={code}>
            <Text>
              {names?.get(code) ?? code}: in {recently} of your last {compared} tries, in {before} of the {compared}{" "}
              before
            </Text>
            <div className={classes.bars} aria-hidden>
              <div className={classes.bar} data-of="before" style={width(before)} />
              <div className={classes.bar} data-of="now" style={width(recently)} />
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
