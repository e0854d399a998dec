import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type { Append, Opinion } from "@wellput/contract";
import { formatMoment } from "../../lib/format.ts";
import { Deletion } from "../../ui/deletion.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { FileButton } from "../../ui/file-link.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toastNotSaved } from "../../ui/toast.tsx";
import { OpinionsTable } from "./opinions-table.tsx";
import {
  appendsQuery,
  deleteLetterMutation,
  markCandidateMutation,
  opinionsQuery,
  ratingsQuery,
} from "./ratings.api.ts";

/** What people think of the comments, by rule and one by one, and what they wrote besides. */
export function RatingsPage() {
  return (
    <Stack gap="3rem">
      <ByRule />
      <Disagreements />
      <GeneralFeedback />
      <KnowledgeBank />
    </Stack>
  );
}

function ByRule() {
  return (
    <Stack component="section">
      <Group justify="space-between">
        <Title order={2}>By code and rule</Title>
        <FileButton size="sm" href="/api/admin/reports/exports/ratings.csv">
          Ratings as CSV
        </FileButton>
      </Group>
      <QueryView query={useQuery(opinionsQuery)} loading="Loading ratings…">
        {({ rules }) => <OpinionsTable rules={rules} />}
      </QueryView>
    </Stack>
  );
}

function Disagreements() {
  return (
    <Stack component="section">
      <Group justify="space-between">
        <Title order={2}>Disagreements</Title>
        <FileButton size="sm" href="/api/admin/reports/exports/candidates.jsonl">
          Candidate lines as JSONL
        </FileButton>
      </Group>
      <EndlessList
        query={useInfiniteQuery(ratingsQuery("disagreements"))}
        label="Disagreements"
        loading="Loading disagreements…"
        empty={<Text>Nobody has disagreed with a comment yet.</Text>}
      >
        {(opinion: Opinion) => <Disagreement opinion={opinion} />}
      </EndlessList>
    </Stack>
  );
}

function Disagreement({ opinion }: { readonly opinion: Opinion }) {
  const { c, rule, s_str, r_str, user_feedback_str, textInput, createdAt } = opinion;
  return (
    <Sheet>
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{s_str}</Text>
        <Text size="sm" c="dimmed">
          {[c, rule].filter(Boolean).join(" ")}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </Text>
        <Text>Comment: {r_str}</Text>
        <Text>Reason: {user_feedback_str || "none was given"}</Text>
        {textInput && <Text style={{ whiteSpace: "pre-wrap" }}>Whole message: {textInput}</Text>}
        <Candidate opinion={opinion} />
      </Stack>
    </Sheet>
  );
}

/** A sentence becomes a candidate line only where its writer allowed it. */
function Candidate({ opinion: { id, isCandidate, mayBeExample } }: { readonly opinion: Opinion }) {
  const mark = useMutation({ ...markCandidateMutation, onError: toastNotSaved });
  if (!mayBeExample) {
    return (
      <Text size="sm" c="dimmed">
        Its writer did not allow this sentence to become a candidate line.
      </Text>
    );
  }
  return (
    <Button
      size="sm"
      variant="default"
      loading={mark.isPending}
      aria-pressed={isCandidate}
      onClick={() => mark.mutate({ id, isCandidate: !isCandidate })}
    >
      {isCandidate ? "A candidate line: take it back" : "Make it a candidate line"}
    </Button>
  );
}

function GeneralFeedback() {
  return (
    <Stack component="section">
      <Title order={2}>Questions and comments</Title>
      <EndlessList
        query={useInfiniteQuery(ratingsQuery("general"))}
        label="Questions and comments"
        loading="Loading questions and comments…"
        empty={<Text>Nobody has written yet.</Text>}
      >
        {(letter: Opinion) => <Letter letter={letter} />}
      </EndlessList>
    </Stack>
  );
}

/** What somebody wrote to those who run this, deleted once it is answered or where its writer asks. */
function Letter({ letter }: { readonly letter: Opinion }) {
  const { id, user_feedback_str, email, textInput, createdAt } = letter;
  const { mutateAsync } = useMutation(deleteLetterMutation);
  return (
    <Sheet>
      <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{user_feedback_str}</Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : "No e-mail was given"},{" "}
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Text>
      {textInput && <Text mt="xs">Recent input: {textInput}</Text>}
      <Group justify="flex-end" mt="xs">
        <Deletion about="This question or comment" onDelete={() => mutateAsync(id)}>
          {(ask) => (
            <Button
              size="sm"
              variant="default"
              c="var(--mantine-color-error)"
              aria-label={`Delete what was written ${formatMoment(createdAt)}`}
              onClick={ask}
            >
              Delete
            </Button>
          )}
        </Deletion>
      </Group>
    </Sheet>
  );
}

function KnowledgeBank() {
  return (
    <Stack component="section">
      <Title order={2}>Knowledge Bank</Title>
      <EndlessList
        query={useInfiniteQuery(appendsQuery)}
        label="Knowledge Bank"
        loading="Loading the Knowledge Bank…"
        empty={<Text>Nothing was added yet.</Text>}
      >
        {({ text, document, createdAt }: Append) => (
          <Sheet>
            <Text style={{ whiteSpace: "pre-wrap" }}>{text}</Text>
            <Text size="sm" c="dimmed">
              {document}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            </Text>
          </Sheet>
        )}
      </EndlessList>
    </Stack>
  );
}
