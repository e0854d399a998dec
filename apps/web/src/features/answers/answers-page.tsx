import { NativeSelect, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { AnswerPlace } from "@wellput/contract";
import { formatFullDay } from "../../lib/format.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton, TextLink } from "../../ui/links.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { placesQuery } from "./answers.api.ts";
import { AnswersView } from "./answers-view.tsx";
import { groupName, scenarioName } from "./place-words.ts";

/** What the address chooses. */
export interface Chosen {
  readonly group?: string;
  readonly scenario?: string;
}

interface AnswersPageProps {
  readonly chosen: Chosen;
  readonly onGroupChange: (group: string | undefined) => void;
}

/** What groups answered to situations: the places where there is something, and the answers of one of them. */
export function AnswersPage({ chosen, onGroupChange }: AnswersPageProps) {
  return (
    <QueryView query={useQuery(placesQuery)} loading="Loading answers…">
      {(places) => {
        const { group, scenario } = chosen;
        const place = places.find(({ groupKey, parentDoc }) => groupKey === group && parentDoc === scenario);
        if (place) return <AnswersView place={place} />;
        if (places.length === 0) return <NoAnswers />;
        return <Places places={places} group={group} onGroupChange={onGroupChange} />;
      }}
    </QueryView>
  );
}

function NoAnswers() {
  return (
    <EmptyState text="No answers yet. When somebody saves their answers to a situation, a copy without their name comes here.">
      <LinkButton to="/" variant="light">
        See the situations
      </LinkButton>
    </EmptyState>
  );
}

interface PlacesProps extends Pick<AnswersPageProps, "onGroupChange"> {
  readonly places: readonly AnswerPlace[];
  readonly group: string | undefined;
}

function Places({ places, group, onGroupChange }: PlacesProps) {
  const names = new Map(places.map((place) => [place.groupKey, groupName(place.groupName)]));
  const shown = group && names.has(group) ? places.filter(({ groupKey }) => groupKey === group) : places;
  return (
    <Stack gap="lg">
      <NativeSelect
        label="Group"
        size="md"
        maw="24rem"
        value={group ?? ""}
        onChange={(event) => onGroupChange(event.currentTarget.value || undefined)}
        data={[{ value: "", label: "All" }, ...[...names].map(([value, label]) => ({ value, label }))]}
      />
      <Stack gap="sm" component="ul" aria-label="Answers by group and situation" p={0} m={0}>
        {shown.map((place) => (
          <PlaceItem key={`${place.groupKey} ${place.parentDoc}`} place={place} />
        ))}
      </Stack>
    </Stack>
  );
}

function PlaceItem({ place }: { readonly place: AnswerPlace }) {
  const { groupKey, parentDoc, count, latest } = place;
  return (
    <li style={{ listStyle: "none" }}>
      <Sheet>
        <TextLink
          to="/admin/answers"
          search={{ group: groupKey, scenario: parentDoc }}
          fw={600}
          style={{ overflowWrap: "anywhere" }}
        >
          {scenarioName(place)}
        </TextLink>
        <Text size="sm" c="dimmed">
          {groupName(place.groupName)}, {count === 1 ? "1 answer" : `${count} answers`}, the last on{" "}
          {formatFullDay(latest)}
        </Text>
      </Sheet>
    </li>
  );
}
