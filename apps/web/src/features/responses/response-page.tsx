import "@mantine/core/styles/Accordion.css";
import { Accordion, Group, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ChallengeResponse, Direction } from "@wellput/contract";
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

type AskedSentence = NonNullable<ChallengeResponse["asked"]>["sentences"][number];

interface AskedAnswer {
  readonly challengeId: string | null;
  readonly sentence: AskedSentence;
  readonly direction: Direction;
  readonly text: string;
  readonly firstTry: string;
}

/** What the routes put in from elsewhere. */
interface ResponseSlots {
  /** An answer between the sentence that it puts differently and the samples, with what is said of it. */
  readonly renderAnswer: (answer: AskedAnswer) => ReactNode;
  /** What is left to do, after answers to these sentences, and where to go on. */
  readonly renderNext: (after: { readonly challengeId: string | null; readonly answered: string[] }) => ReactNode;
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
            {slots.renderNext({ challengeId: response.parentDoc, answered: answeredIn(response) })}
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

/** The sentences from the first one on that have their place among the answers. */
const answeredIn = (response: ChallengeResponse): string[] =>
  response.asked?.sentences.slice(0, fromSlots(response).length).map(({ s }) => s) ?? [];

function answersOf(response: ChallengeResponse, { renderAnswer }: ResponseSlots): Answer[] {
  const { firstTries, additional } = response;
  const answers = fromSlots(response).map((text, index) => ({
    id: `answer-${index}`,
    name: `Rephrasing ${index + 1}`,
    ...toAnswer(response, index, { text, firstTry: firstTries[index] ?? "" }, renderAnswer),
  }));
  if (!additional) return answers;
  const content = <AnswerText text={additional} />;
  return [...answers, { id: "additional", name: "Additional", content, printed: content }];
}

/** An answer with its sentence; alone, where that is not known. */
function toAnswer(
  { parentDoc: challengeId, asked }: ChallengeResponse,
  index: number,
  own: Pick<AskedAnswer, "text" | "firstTry">,
  renderAnswer: ResponseSlots["renderAnswer"],
): Pick<Answer, "content" | "printed"> {
  const alone = <AnswerText {...own} />;
  const sentence = asked?.sentences[index];
  if (!asked || !sentence) return { content: alone, printed: alone };
  return {
    content: renderAnswer({ ...own, challengeId, sentence, direction: asked.direction }),
    printed: <Printed sentence={sentence}>{alone}</Printed>,
  };
}

function Printed({ sentence, children }: { readonly sentence: AskedSentence; readonly children: ReactNode }) {
  return (
    <>
      <Text component="blockquote" c="dimmed" m={0} mb={6}>
        {sentence.s}
      </Text>
      {children}
    </>
  );
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
