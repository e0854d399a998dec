import { Button, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Log } from "@wellput/contract";
import { useState } from "react";
import { countOf, formatDay } from "../../lib/format.ts";
import { DayShape } from "./day-shape.tsx";
import classes from "./log-calendar.module.css";
import { addDays, type LogDay, mondayOf, toDay } from "./log-days.ts";

export const WEEKS_SHOWN = 6;
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

interface LogCalendarProps {
  readonly logs: readonly Log[];
  readonly today: string;
}

/** Six weeks of days: the shape says how much energy a day had, its filling how pleasant it was. The picture is a table. */
export function LogCalendar({ logs, today }: LogCalendarProps) {
  const [back, setBack] = useState(0);
  const first = addDays(mondayOf(today), -7 * (WEEKS_SHOWN * (back + 1) - 1));
  const weeks = Array.from({ length: WEEKS_SHOWN }, (_week, week) =>
    WEEKDAYS.map((_name, weekday) => toDay(addDays(first, 7 * week + weekday), logs)),
  );
  const last = addDays(first, 7 * WEEKS_SHOWN - 1);
  const logged = weeks.flat().filter((day) => day.logs.length > 0).length;
  return (
    <section aria-labelledby="log-calendar">
      <Title order={2} size="h3" id="log-calendar">
        Your days
      </Title>
      <Text c="dimmed" size="sm" mb="sm" role="status">
        {formatDay(first)} to {formatDay(last)}: {countOf(logged, "day")} with a log.
      </Text>
      <table className={classes.calendar} aria-labelledby="log-calendar">
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]?.day}>
              {days.map((day) => (
                <td key={day.day} data-today={day.day === today || undefined}>
                  <Day day={day} isAhead={day.day > today} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
      <Group gap="xs" mt="xs" data-print="hide">
        <Button variant="default" size="xs" onClick={() => setBack(back + 1)}>
          Earlier
        </Button>
        <Button variant="default" size="xs" disabled={back === 0} onClick={() => setBack(back - 1)}>
          Later
        </Button>
      </Group>
    </section>
  );
}

function Day({ day: { day, logs, words, mood }, isAhead }: { readonly day: LogDay; readonly isAhead: boolean }) {
  const [latest] = logs;
  const date = Number(day.slice(-2));
  if (!latest) {
    return (
      <span className={classes.empty} data-ahead={isAhead || undefined}>
        {date}
        {!isAhead && <VisuallyHidden> no log</VisuallyHidden>}
      </span>
    );
  }
  const how = mood ? `${mood.pleasantness}, ${mood.energy} energy` : "logged, without a feeling";
  const said = [how, words.join(", "), logs.length > 1 ? countOf(logs.length, "log") : ""].filter(Boolean).join("; ");
  return (
    <Link to="/mylogs/$id" params={{ id: latest.id }} className={classes.day} title={said}>
      <span aria-hidden>{date}</span>
      <DayShape mood={mood} />
      <VisuallyHidden>
        {formatDay(day)}: {said}
      </VisuallyHidden>
    </Link>
  );
}

function Legend() {
  return (
    <ul className={classes.legend} aria-label="What the shapes mean">
      <li>
        <DayShape mood={{ energy: "high", pleasantness: "pleasant" }} /> much energy
      </li>
      <li>
        <DayShape mood={{ energy: "middle", pleasantness: "pleasant" }} /> some
      </li>
      <li>
        <DayShape mood={{ energy: "low", pleasantness: "pleasant" }} /> little
      </li>
      <li>
        <DayShape mood={{ energy: "middle", pleasantness: "mixed" }} /> mixed
      </li>
      <li>
        <DayShape mood={{ energy: "middle", pleasantness: "hard" }} /> hard
      </li>
    </ul>
  );
}
