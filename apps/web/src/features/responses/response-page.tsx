import "@mantine/core/styles/Accordion.css";
import { Accordion, Group, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ChallengeResponse } from "@wellput/contract";
import { fromSlots } from "@wellput/contract/response-slots";
import type { ReactNode } from "react";
import { formatDate } from "../../lib/format.ts";
import { AnswerText } from "../../nouns/exercise/answer-text.tsx";
import { DeleteButton } from "../../ui/delete-button.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { Paper } from "../../ui/paper.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { Scene } from "../../ui/scene.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { deleteResponseMutation, responseQuery } from "./responses.api.ts";

interface SentencePlace {
  readonly challengeId: string;
  readonly index: number;
}

interface AnswerAt extends SentencePlace {
  readonly text: string;
  readonly firstTry: string;
  /** The answer alone, where its practice scenario is gone. */
  readonly fallback: ReactNode;
}

/** What the routes put in from elsewhere. */
interface ResponseSlots {
  /** The sentence of a practice scenario that an answer puts differently. */
  readonly renderSentence: (at: SentencePlace) => ReactNode;
  /** An answer between the sentence that it puts differently and the samples, with what is said of it. */
  readonly renderAnswer: (at: AnswerAt) => ReactNode;
  /** What is left to do, after so many answers, and where to go on. */
  readonly renderNext: (after: { readonly challengeId: string | null; readonly answered: number }) => ReactNode;
}

interface ResponsePageProps extends ResponseSlots {
  readonly id: string;
}

/** One's answers to a practice scenario: read again, printed, or deleted. */
export function ResponsePage({ id, ...slots }: ResponsePageProps) {
  return (
    <QueryPage query={useQuery(responseQuery(id))} loading="Loading answers…">
      {(response) => {
        const answers = answersOf(response, slots);
        const story = response.summary && <Text mb="lg">{response.summary}</Text>;
        return (
          <Page
            title={response.title}
            lead={`Submitted on ${formatDate(response.createdAt)}`}
            actions={<Scene name="hands" />}
            paper={
              <Paper title={response.title} date={response.createdAt}>
                {story}
                <PrintedAnswers answers={answers} />
              </Paper>
            }
          >
            {story}
            <Answers answers={answers} />
            {slots.renderNext({ challengeId: response.parentDoc, answered: fromSlots(response).length })}
            <Group mt="xl">
              <LinkButton to="/myscenarios" variant="default">
                Back
              </LinkButton>
              <PrintButton />
              <DeleteResponse id={id} title={response.title} />
            </Group>
          </Page>
        );
      }}
    </QueryPage>
  );
}

interface Answer {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
  /** The same on paper: what can't be opened there is left out. */
  readonly printed: ReactNode;
}

function answersOf(response: ChallengeResponse, slots: ResponseSlots): Answer[] {
  const { firstTries, additional, parentDoc } = response;
  const answers = fromSlots(response).map((text, index) => ({
    id: `answer-${index}`,
    name: `Rephrasing ${index + 1}`,
    ...toAnswer(
      { text, firstTry: firstTries[index] ?? "" },
      parentDoc === null ? null : { challengeId: parentDoc, index },
      slots,
    ),
  }));
  if (!additional) return answers;
  const content = <AnswerText text={additional} />;
  return [...answers, { id: "additional", name: "Additional", content, printed: content }];
}

function toAnswer(
  own: Pick<AnswerAt, "text" | "firstTry">,
  at: SentencePlace | null,
  { renderSentence, renderAnswer }: ResponseSlots,
): Omit<Answer, "id" | "name"> {
  const alone = <AnswerText {...own} />;
  if (!at) return { content: alone, printed: alone };
  const printed = (
    <>
      {renderSentence(at)}
      {alone}
    </>
  );
  return { content: renderAnswer({ ...at, ...own, fallback: alone }), printed };
}

interface AnswersProps {
  readonly answers: readonly Answer[];
}

/** Every answer in a panel that opens and closes; all are open at first. */
function Answers({ answers }: AnswersProps) {
  return (
    <Accordion multiple variant="separated" defaultValue={answers.map(({ id }) => id)}>
      {answers.map(({ id, name, content }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{name}</Accordion.Control>
          <Accordion.Panel>{content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function PrintedAnswers({ answers }: AnswersProps) {
  return answers.map(({ id, name, printed }) => (
    <Sheet key={id}>
      <Title order={2} size="h3" mb={4}>
        {name}
      </Title>
      {printed}
    </Sheet>
  ));
}

function DeleteResponse({ id, title }: Pick<ChallengeResponse, "id" | "title">) {
  const navigate = useNavigate();
  const remove = useMutation(deleteResponseMutation);
  const handleDelete = async () => {
    await remove.mutateAsync(id);
    await navigate({ to: "/myscenarios" });
  };
  return <DeleteButton about={title} onDelete={handleDelete} />;
}
