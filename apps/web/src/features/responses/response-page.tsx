import "@mantine/core/styles/Accordion.css";
import { Accordion, Button, Group, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ChallengeResponse } from "@wellput/contract";
import { useState } from "react";
import { formatDate } from "../../lib/format.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { deleteWithToast } from "../../ui/delete-with-toast.ts";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { deleteResponseMutation, responseQuery } from "./responses.api.ts";

interface ResponsePageProps {
  readonly id: string;
}

/** One's answers to a practice scenario: read again, or deleted. */
export function ResponsePage({ id }: ResponsePageProps) {
  return (
    <QueryPage query={useQuery(responseQuery(id))} loading="Loading answers…">
      {(response) => (
        <Page title={response.title} lead={`Submitted on ${formatDate(response.createdAt)}`}>
          {response.summary && <Text mb="lg">{response.summary}</Text>}
          <Answers response={response} />
          <Group mt="xl">
            <LinkButton to="/myscenarios" variant="default">
              Back
            </LinkButton>
            <DeleteResponse id={id} />
          </Group>
        </Page>
      )}
    </QueryPage>
  );
}

/** Every answer in a panel that opens and closes; all are open at first. */
function Answers({ response: { sentences, additional } }: { readonly response: ChallengeResponse }) {
  const panels = sentences.map((text, index) => ({ id: `answer-${index}`, name: `Rephrasing ${index + 1}`, text }));
  if (additional) panels.push({ id: "additional", name: "Additional", text: additional });
  return (
    <Accordion multiple variant="separated" defaultValue={panels.map(({ id }) => id)}>
      {panels.map(({ id, name, text }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{name}</Accordion.Control>
          <Accordion.Panel>
            {text ? <Text style={{ whiteSpace: "pre-wrap" }}>{text}</Text> : <Text c="dimmed">Left empty</Text>}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function DeleteResponse({ id }: ResponsePageProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation(deleteResponseMutation);
  const handleConfirm = async () => {
    await deleteWithToast(async () => {
      await remove.mutateAsync(id);
      await navigate({ to: "/myscenarios" });
    });
    setOpen(false);
  };
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        question="Are you sure you want to delete?"
        isOpen={isOpen}
        isBusy={remove.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={() => void handleConfirm()}
      />
    </>
  );
}
