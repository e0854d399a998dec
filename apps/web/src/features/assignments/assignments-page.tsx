import { Stack, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { Assignment } from "@wellput/contract";
import { formatFullDay } from "../../lib/format.ts";
import { practicesQuery } from "../../nouns/exercise/practices.api.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ItemCard } from "../../ui/item-card.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { AssignmentForm, type TrainedGroup } from "./assignment-form.tsx";
import { assignmentsQuery, deleteAssignmentMutation } from "./assignments.api.ts";
import classes from "./assignments.module.css";
import { practiceTarget } from "./practice-target.ts";

/** What the groups that one trains are asked to practise, and how far each is. */
export function AssignmentsPage({ groups }: { readonly groups: readonly TrainedGroup[] }) {
  return (
    <Stack gap="xl">
      <QueryView query={useQuery(practicesQuery)} loading="Loading practices…">
        {({ challenges, scenarios }) =>
          groups.length > 0 && (
            <AssignmentForm
              groups={groups}
              challenges={challenges.filter(({ isPublic }) => isPublic)}
              scenarios={scenarios.filter(({ listed }) => listed)}
            />
          )
        }
      </QueryView>
      <section aria-labelledby="assigned">
        <Title order={2} id="assigned" mb="sm">
          Assigned
        </Title>
        <QueryView query={useQuery(assignmentsQuery)} loading="Loading assignments…">
          {(assignments) =>
            assignments.length === 0 ? (
              <EmptyState text="Nothing is assigned yet. Choose a group, something to practise and a day: its members find it on their main page." />
            ) : (
              <ul className={classes.list}>
                {assignments.map((assignment) => (
                  <li key={assignment.id}>
                    <Card assignment={assignment} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </section>
    </Stack>
  );
}

function Card({ assignment }: { readonly assignment: Assignment }) {
  const { id, title, groupName, dueOn } = assignment;
  const remove = useMutation(deleteAssignmentMutation);
  return (
    <ItemCard
      level={3}
      title={title}
      note={`${groupName} · until ${formatFullDay(dueOn)} · ${progressWords(assignment)}`}
      target={practiceTarget(assignment)}
      onDelete={() => remove.mutateAsync(id)}
    />
  );
}

const progressWords = ({ progress }: Assignment): string =>
  progress
    ? `${progress.done} of ${progress.people} have done it`
    : "how far they are shows once the group has five people";
