import { Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { WorkshopResults } from "@wellput/contract";
import { countOf, formatDate } from "../../../lib/format.ts";
import { LinkButton } from "../../../ui/links.tsx";
import { Paper } from "../../../ui/paper.tsx";
import { PrintButton } from "../../../ui/print-button.tsx";
import { QueryPage } from "../../../ui/query-page.tsx";
import { TrainerPage } from "../prepare/trainer-page.tsx";
import { resultsQuery } from "../workshops.api.ts";
import classes from "./results.module.css";

/** What was asked and answered in a workshop, to read and to print. */
export function ResultsPage({ id }: { readonly id: string }) {
  return (
    <QueryPage query={useQuery(resultsQuery(id))} loading="Loading answers…">
      {(results) => (
        <TrainerPage
          title={results.title}
          lead={`${whenAndForWhom(results)}. What people wrote, without names.`}
          actions={<PrintButton>Print the answers</PrintButton>}
          paper={
            <Paper title={results.title} date={results.createdAt}>
              <Steps results={results} />
            </Paper>
          }
        >
          <Steps results={results} />
          <LinkButton to="/workshops/$id" params={{ id }} variant="light">
            Back to the workshop
          </LinkButton>
        </TrainerPage>
      )}
    </QueryPage>
  );
}

const whenAndForWhom = ({ createdAt, forWhom }: WorkshopResults): string =>
  [formatDate(createdAt), forWhom].filter(Boolean).join(", ");

function Steps({ results: { steps } }: { readonly results: WorkshopResults }) {
  const asked = steps.filter(({ kind }) => kind !== "break");
  if (asked.length === 0) return <p>Nothing has been asked yet.</p>;
  return asked.map(({ id, prompt, material, answers }) => (
    <section key={id} className={classes.step}>
      <Title order={2} size="h3">
        {prompt}
      </Title>
      {material && <blockquote className={classes.material}>{material}</blockquote>}
      <ul>
        {answers.map(({ id: answerId, text, votes, table }) => (
          <li key={answerId}>
            {text}
            {(votes > 0 || table !== null) && (
              <span>
                {[table !== null && `Table ${table}`, votes > 0 && countOf(votes, "vote")].filter(Boolean).join(", ")}
              </span>
            )}
          </li>
        ))}
      </ul>
      {answers.length === 0 && <p>Nobody answered.</p>}
    </section>
  ));
}
