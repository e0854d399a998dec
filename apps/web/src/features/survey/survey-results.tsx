import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { SurveyResult } from "@wellput/contract";
import { countOf } from "../../lib/format.ts";
import { ColumnPlot } from "../../ui/column-plot.tsx";
import { FileButton } from "../../ui/file-link.tsx";
import { TextLink } from "../../ui/links.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { surveyResultsQuery } from "./survey-results.api.ts";
import classes from "./survey-results.module.css";

/** What people answered after workshops. */
export function SurveyResults() {
  return (
    <QueryView query={useQuery(surveyResultsQuery)} loading="Loading answers…">
      {({ count, results }) =>
        count === 0 ? (
          <Text>
            Nobody has answered yet. A live workshop ends with a link to{" "}
            <TextLink to="/workshopsurvey">the survey</TextLink>; after another one give people its address.
          </Text>
        ) : (
          <Stack gap="2.5rem">
            <div>
              <Text mb="sm">{countOf(count, "person has", "people have")} answered.</Text>
              <FileButton size="sm" href="/api/admin/survey/answers.csv">
                Answers as CSV
              </FileButton>
            </div>
            {results.map((result) => (
              <Result key={result.id} result={result} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  );
}

function Result({ result: { question, counts, texts } }: { readonly result: SurveyResult }) {
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {question}
      </Title>
      {isAnswered(counts) && (
        <ColumnPlot
          title={question}
          of="Answer"
          summary={summaryOf(counts)}
          columns={counts.map(({ answer, count }) => ({ label: answer, value: count }))}
        />
      )}
      {!isAnswered(counts) && texts.length === 0 && <Text c="dimmed">Nobody has answered this yet.</Text>}
      {texts.length > 0 && (
        <ul className={classes.texts}>
          {texts.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have written the same.
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const isAnswered = (counts: SurveyResult["counts"]) => counts.some(({ count }) => count > 0);

/** In words what the picture shows. */
const summaryOf = (counts: SurveyResult["counts"]) =>
  counts.map(({ answer, count }) => `${answer}: ${count}`).join(", ");
