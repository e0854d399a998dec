import { Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditEntry, AuditNoun } from "@wellput/contract";
import { useState } from "react";
import { formatMoment } from "../../lib/format.ts";
import { EndlessList } from "../../ui/endless-list.tsx";
import { FileButton } from "../../ui/file-link.tsx";
import { type AuditAsked, auditFile, auditQuery } from "./audit.api.ts";
import { ABOUT_WORDS, ACT_WORDS, whatOf } from "./audit-words.ts";

const SEARCH_AFTER_MS = 250;
const PERIODS = [
  { value: "", label: "All" },
  { value: "7", label: "The last 7 days" },
  { value: "30", label: "The last 30 days" },
  { value: "365", label: "The last year" },
];

/** What admins did, by words, by what it was about and by when. */
export function AuditPage() {
  const [about, setAbout] = useState<AuditNoun | "">("");
  const [days, setDays] = useState("");
  const [words, setWords] = useState("");
  const [search] = useDebouncedValue(words.trim(), SEARCH_AFTER_MS);
  const asked: AuditAsked = { ...(about && { about }), ...(days && { days }), ...(search && { search }) };
  const isAll = Object.keys(asked).length === 0;
  return (
    <Stack gap="lg">
      <Group align="flex-end" grow preventGrowOverflow={false}>
        <TextInput
          label="Find"
          description="Words of a title, a name or an e-mail"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <NativeSelect
          label="About"
          size="md"
          value={about}
          onChange={(event) => setAbout(event.currentTarget.value as AuditNoun | "")}
          data={[
            { value: "", label: "All" },
            ...Object.entries(ABOUT_WORDS).map(([value, label]) => ({ value, label })),
          ]}
        />
        <NativeSelect
          label="When"
          size="md"
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
          data={PERIODS}
        />
      </Group>
      <div>
        <FileButton size="sm" href={auditFile(asked)}>
          {isAll ? "All of it as CSV" : "These as CSV"}
        </FileButton>
      </div>
      <EndlessList
        query={useInfiniteQuery(auditQuery(asked))}
        label="Acts"
        loading="Loading the audit log…"
        empty={<Text>{isAll ? "Nothing has been done yet." : "Nothing fits these words and choices."}</Text>}
      >
        {(entry: AuditEntry) => <Act entry={entry} />}
      </EndlessList>
    </Stack>
  );
}

const GONE = "somebody whose account is gone";

function Act({ entry }: { readonly entry: AuditEntry }) {
  const { createdAt, by, actor, act } = entry;
  return (
    <Text style={{ overflowWrap: "anywhere" }}>
      <Text span c="dimmed">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </Text>{" "}
      {by === "operator" ? "The operator" : (actor ?? GONE)} {ACT_WORDS[act]} {whatOf(entry, GONE)}
    </Text>
  );
}
