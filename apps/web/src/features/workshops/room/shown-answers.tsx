import { Title } from "@mantine/core";
import type { Stage } from "@wellput/contract";
import classes from "./room.module.css";

type Revealed = Extract<Stage, { phase: "revealed" }>;

/** What everybody may read by now, without names; first the one that is being discussed. */
export function ShownAnswers({ answers, discussedId }: Pick<Revealed, "answers" | "discussedId">) {
  const shown = [...answers].sort((a, b) => Number(b.id === discussedId) - Number(a.id === discussedId));
  return (
    <section aria-labelledby="shown-answers">
      <Title order={2} size="h3" id="shown-answers" mt="xl" mb="sm">
        What people wrote
      </Title>
      {shown.length === 0 && <p className={classes.state}>Nothing is shown yet.</p>}
      <ul className={classes.answers}>
        {shown.map(({ id, text }) => (
          <li key={id} data-discussed={id === discussedId}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
