import { Alert, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { IconDownload, IconUpload } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { download } from "../../lib/download.ts";
import type { Draft } from "../../lib/drafts.ts";
import { countOf } from "../../lib/format.ts";
import { List } from "../../ui/list.ts";
import { type ChallengeDraft, type FiledDraft, fromDraft, toDraft } from "./challenge-draft.ts";
import { checkChallenge, type FileReading, readChallengeFile } from "./challenge-file.ts";

/** Whoever has more to mend than this, mends the first ones first. */
const PROBLEMS_SHOWN_MAX = 10;

type Outcome =
  | {
      readonly kind: "imported";
      readonly name: string;
      readonly remarks: readonly string[];
      readonly before: ChallengeDraft;
      readonly after: FiledDraft;
    }
  | { readonly kind: "refused"; readonly name: string; readonly problems: readonly string[] }
  | { readonly kind: "unfinished"; readonly problems: readonly string[] };

/** The draft as a file, to keep or pass on, and a draft from such a file. Neither saves anything here. */
export function ChallengeFileButtons({ draft: { fields, set } }: { readonly draft: Draft<ChallengeDraft> }) {
  const reset = useRef<() => void>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const handleImport = async (file: File | null) => {
    // Else the same file, mended, could not be chosen again.
    reset.current?.();
    if (!file) return;
    const { name } = file;
    const reading: FileReading = await readChallengeFile(file).catch(() => ({ problems: ["It could not be read."] }));
    if ("problems" in reading) return setOutcome({ kind: "refused", name, problems: reading.problems });
    const after = toDraft(reading.fields);
    setOutcome({ kind: "imported", name, remarks: reading.remarks, before: fields, after });
    set(after);
  };
  const handleExport = async () => {
    const reading = await checkChallenge(fromDraft(fields));
    if ("problems" in reading) return setOutcome({ kind: "unfinished", problems: reading.problems });
    setOutcome(null);
    download(`${fileNameOf(reading.fields.title)}.json`, JSON.stringify(reading.fields, null, 2), "application/json");
  };
  const handleUndo = (before: ChallengeDraft) => {
    set(before);
    setOutcome(null);
  };

  return (
    <Stack gap="sm">
      <Group gap="sm">
        <FileButton resetRef={reset} accept="application/json,.json" onChange={(file) => void handleImport(file)}>
          {(props) => (
            <Button {...props} variant="default" size="sm" leftSection={<IconUpload size={18} aria-hidden />}>
              Import from a file
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void handleExport()}
        >
          Export as a file
        </Button>
      </Group>
      {outcome?.kind === "imported" && (
        <Alert role="status" color="teal">
          <Text>
            {outcome.name} fills the form. Nothing is saved yet.
            {isAsIn(outcome.after, fields) && (
              <Button variant="subtle" size="compact-md" ml="xs" onClick={() => handleUndo(outcome.before)}>
                Undo
              </Button>
            )}
          </Text>
          <Remarks remarks={outcome.remarks} />
        </Alert>
      )}
      {outcome?.kind === "refused" && (
        <Problems problems={outcome.problems}>{outcome.name} was not taken over, and the form is as it was.</Problems>
      )}
      {outcome?.kind === "unfinished" && (
        <Problems problems={outcome.problems}>Nothing was exported: the challenge is not finished.</Problems>
      )}
    </Stack>
  );
}

function Problems({ problems, children }: { readonly problems: readonly string[]; readonly children: ReactNode }) {
  const more = problems.length - PROBLEMS_SHOWN_MAX;
  return (
    <Alert role="alert" color="gray">
      <Text fw={600} c="var(--mantine-color-error)">
        {children}
      </Text>
      <Remarks remarks={problems.slice(0, PROBLEMS_SHOWN_MAX)} />
      {more > 0 && <Text>And {countOf(more, "more problem")}.</Text>}
    </Alert>
  );
}

function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <List mt="xs" style={{ overflowWrap: "anywhere" }}>
      {remarks.map((remark) => (
        <List.Item key={remark}>{remark}</List.Item>
      ))}
    </List>
  );
}

/** Nothing has been edited since: taking it back loses nothing. */
const isAsIn = (imported: FiledDraft, fields: ChallengeDraft): boolean =>
  Object.entries(imported).every(([name, value]) => Reflect.get(fields, name) === value);

/** `A late report!` is kept as `a-late-report`. */
function fileNameOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-").slice(0, 60) || "challenge";
}
