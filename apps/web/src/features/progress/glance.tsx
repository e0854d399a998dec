import { Text } from "@mantine/core";
import type { Progress } from "@wellput/contract";
import { countOf } from "../../lib/format.ts";
import { LessOften } from "./less-often.tsx";
import { PracticeDots } from "./practice-dots.tsx";

/** What there is to tell: how much, when, and what comes up less often. */
export function Glance({ progress }: { readonly progress: Progress }) {
  const { streakDays, days, compared, lessOften } = progress;
  const total = days.reduce((sum, { attempts }) => sum + attempts, 0);
  const tries = countOf(total, "try", "tries");
  return (
    <>
      <Text>
        {streakDays > 0 ? `${countOf(streakDays, "day")} in a row. ` : ""}
        {tries} in the last four weeks.
      </Text>
      <PracticeDots
        days={days}
        summary={`${tries} in the last four weeks, ${days.at(-1)?.attempts ?? 0} of them today.`}
      />
      {compared > 0 && <LessOften compared={compared} codes={lessOften} />}
    </>
  );
}
