import { Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { OwnAssignment } from "@wellput/contract";
import { useId } from "react";
import { formatFullDay } from "../../lib/format.ts";
import { ItemCard } from "../../ui/item-card.tsx";
import { ownAssignmentsQuery } from "./assignments.api.ts";
import classes from "./assignments.module.css";
import { practiceTarget } from "./practice-target.ts";
import { today } from "./today.ts";

/** What one's trainer asks one's group to practise; nothing where nothing is asked. */
export function Assigned() {
  const id = useId();
  const assignments = useQuery(ownAssignmentsQuery).data ?? [];
  if (assignments.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes.assigned}>
      <Title order={2} id={id} mb="sm">
        From your trainer
      </Title>
      <ul className={classes.list}>
        {assignments.map((assignment) => (
          <li key={assignment.id}>
            <ItemCard
              level={3}
              title={assignment.title}
              isDone={assignment.isDone}
              note={dueWords(assignment)}
              target={practiceTarget(assignment)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By the reader's own calendar. */
function dueWords({ dueOn, isDone }: OwnAssignment): string {
  const day = formatFullDay(dueOn);
  return !isDone && dueOn < today() ? `It was for ${day}; it still counts` : `Until ${day}`;
}
