import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconPresentation } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { AnswerPlace, GroupAnswer } from "@wellput/contract";
import { useRef, useState } from "react";
import { BackLink } from "../../ui/back-link.tsx";
import { EndlessList } from "../../ui/endless-list.tsx";
import { FileButton } from "../../ui/file-link.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { AnswerParts } from "./answer-parts.tsx";
import { answersQuery, fileOf } from "./answers.api.ts";
import { groupName, scenarioName } from "./place-words.ts";
import { Projection } from "./projection.tsx";

interface AnswersViewProps {
  readonly place: AnswerPlace;
}

/** The answers of one group to one situation: to read, to show to a room, and to take away. */
export function AnswersView({ place }: AnswersViewProps) {
  const at = { group: place.groupKey, scenario: place.parentDoc };
  const query = useInfiniteQuery(answersQuery(at));
  const [isProjected, setProjected] = useState(false);
  const project = useRef<HTMLButtonElement>(null);
  const handleClose = () => {
    setProjected(false);
    project.current?.focus();
  };
  return (
    <Stack gap="lg">
      <BackLink to="/admin/answers">All answers</BackLink>
      <Group justify="space-between" align="flex-end">
        <div style={{ overflowWrap: "anywhere" }}>
          <Title order={2}>{scenarioName(place)}</Title>
          <Text c="dimmed">{groupName(place.groupName)}</Text>
        </div>
        <Group gap="sm">
          <Button
            ref={project}
            leftSection={<IconPresentation size={20} stroke={1.7} aria-hidden />}
            onClick={() => setProjected(true)}
          >
            Show to a room
          </Button>
          <FileButton href={fileOf(at)}>Answers as CSV</FileButton>
        </Group>
      </Group>
      <EndlessList
        query={query}
        label="Answers"
        loading="Loading answers…"
        empty={<Text>These answers are gone: whoever wrote them has deleted them.</Text>}
      >
        {(answer: GroupAnswer) => (
          <Sheet>
            <AnswerParts answer={answer} />
          </Sheet>
        )}
      </EndlessList>
      {isProjected && <Projection place={place} query={query} onClose={handleClose} />}
    </Stack>
  );
}
