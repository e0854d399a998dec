import { Text, Title, VisuallyHidden } from "@mantine/core";
import type { Log } from "@wellput/contract";
import type { CSSProperties } from "react";
import { countOf, formatDay } from "../../lib/format.ts";
import { WEEKS_SHOWN } from "./log-calendar.tsx";
import { addDays, logDay, mondayOf } from "./log-days.ts";
import { needsByWeek } from "./log-patterns.ts";
import classes from "./needs-over-time.module.css";

/** Fewer days than this say nothing about what comes back. */
const DAYS_TO_SHOW = 5;

interface NeedsOverTimeProps {
  readonly logs: readonly Log[];
  readonly today: string;
}

/** Which needs were met and which were missing, week by week: above the line met, below it missing. The picture is a table. */
export function NeedsOverTime({ logs, today }: NeedsOverTimeProps) {
  const first = addDays(mondayOf(today), -7 * (WEEKS_SHOWN - 1));
  const withNeeds = logs.filter(({ chosen }) => chosen.PosN_.length + chosen.NegN_.length > 0);
  const days = new Set(withNeeds.map(logDay).filter((day) => day >= first)).size;
  const rows = needsByWeek(logs, today, WEEKS_SHOWN);
  return (
    <section aria-labelledby="needs-over-time">
      <Title order={2} size="h3" id="needs-over-time" mb="xs">
        Needs, week by week
      </Title>
      {days < DAYS_TO_SHOW ? (
        <Text c="dimmed">
          {days === 0
            ? "No day with a need yet: you can name one with each feeling."
            : `${countOf(days, "day")} with a need so far: too few to compare weeks.`}{" "}
          From {DAYS_TO_SHOW} days on, you see here which needs are met and which go short.
        </Text>
      ) : (
        <>
          <Text c="dimmed" size="sm" mb="sm">
            Days a week, from {countOf(days, "day")} with a need. Up and full: met. Down and open: missing.
          </Text>
          <table className={classes.needs} aria-labelledby="needs-over-time">
            <thead>
              <tr>
                <th scope="col">Week of</th>
                {rows[0]?.weeks.map((_week, at) => (
                  <WeekHead key={addDays(first, 7 * at)} day={addDays(first, 7 * at)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ need, weeks }) => (
                <tr key={need}>
                  <th scope="row">{need}</th>
                  {weeks.map((week, at) => (
                    <td key={addDays(first, 7 * at)}>
                      <WeekBars {...week} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** Day and month in two lines, as the reader's language orders them: six stand side by side on a phone. */
function WeekHead({ day }: { readonly day: string }) {
  const [over, ...under] = formatDay(day).split(" ");
  return (
    <th scope="col">
      {over} <span className={classes.under}>{under.join(" ")}</span>
    </th>
  );
}

const DAYS_A_WEEK = 7;

function WeekBars({ met, unmet }: { readonly met: number; readonly unmet: number }) {
  const size = (days: number) => ({ "--days": days / DAYS_A_WEEK }) as CSSProperties;
  return (
    <>
      <VisuallyHidden>{met + unmet === 0 ? "not named" : `met ${met}, missing ${unmet}`}</VisuallyHidden>
      <div className={classes.bars} title={`met ${met}, missing ${unmet}`} aria-hidden>
        <div className={classes.met} style={size(met)} />
        <div className={classes.unmet} style={size(unmet)} />
      </div>
    </>
  );
}
