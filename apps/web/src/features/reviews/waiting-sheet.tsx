import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReviewNoun, WaitingItem } from "@wellput/contract";
import { useId, useState } from "react";
import { formatMoment } from "../../lib/format.ts";
import { QueryView } from "../../ui/query-view.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Decision } from "./decision.tsx";
import { versionQuery } from "./reviews.api.ts";
import { VersionFields } from "./version-fields.tsx";

const KIND: Record<ReviewNoun, string> = { scenario: "Situation", article: "Article" };

interface WaitingSheetProps {
  readonly item: WaitingItem;
}

/** Something that waits: closed, its title; opened, all of it with what changed, and the two buttons. */
export function WaitingSheet({ item }: WaitingSheetProps) {
  // Opened, it stays the version that was opened, whatever comes meanwhile.
  const [opened, setOpened] = useState<WaitingItem | null>(null);
  const { noun, title, isEdit, waitingSince } = opened ?? item;
  const id = useId();
  return (
    <Sheet role="group" aria-labelledby={id}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <div>
            <Title order={2} size="h3" id={id}>
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {KIND[noun]}, {isEdit ? "changed" : "new"}, since{" "}
              <time dateTime={waitingSince}>{formatMoment(waitingSince)}</time>
            </Text>
          </div>
          <Button
            size="sm"
            variant="default"
            flex="none"
            aria-expanded={opened !== null}
            aria-label={`${opened ? "Close" : "Read"} ${title}`}
            onClick={() => setOpened(opened ? null : item)}
          >
            {opened ? "Close" : "Read"}
          </Button>
        </Group>
        {opened && <Opened item={opened} onAgain={() => setOpened(item)} />}
      </Stack>
    </Sheet>
  );
}

interface OpenedProps extends WaitingSheetProps {
  readonly onAgain: () => void;
}

function Opened({ item, ...props }: OpenedProps) {
  return (
    <QueryView query={useQuery(versionQuery(item))} loading="Loading…">
      {(version) => (
        <>
          <VersionFields version={version} />
          <Decision version={version} {...props} />
        </>
      )}
    </QueryView>
  );
}
