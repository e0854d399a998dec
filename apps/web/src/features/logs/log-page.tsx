import { Group, Stack, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Log } from "@wellput/contract";
import { wordsOf } from "@wellput/contract/scenario-fields";
import { formatDate } from "../../lib/format.ts";
import { ChosenWords } from "../../nouns/word-lists/chosen-words.tsx";
import { DeleteButton } from "../../ui/delete-button.tsx";
import { LinkButton } from "../../ui/links.tsx";
import { Page } from "../../ui/page.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { QueryPage } from "../../ui/query-page.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import classes from "./log-page.module.css";
import { LOG_SIDE_WORDS, type LogSide } from "./log-sides.ts";
import { deleteLogMutation, logQuery } from "./logs.api.ts";

interface LogPageProps {
  readonly id: string;
}

/** One log, to read. */
export function LogPage({ id }: LogPageProps) {
  return (
    <QueryPage query={useQuery(logQuery(id))} loading="Loading log...">
      {(log) => (
        <Page title={log.title} lead={formatDate(log.createdAt)}>
          <Stack gap="lg">
            {LOG_SIDE_WORDS.filter(({ side }) => log[side].length + log.chosen[side].length > 0).map(
              ({ side, title }) => (
                <SideSheet key={side} log={log} side={side} title={title} />
              ),
            )}
            <Group data-print="hide">
              <LinkButton to="/mylogs" variant="default">
                Back
              </LinkButton>
              <LinkButton to="/editlog/$id" params={{ id }} variant="default">
                Edit
              </LinkButton>
              <PrintButton />
              <DeleteLog id={id} title={log.title} />
            </Group>
          </Stack>
        </Page>
      )}
    </QueryPage>
  );
}

interface SideSheetProps {
  readonly log: Log;
  readonly side: LogSide;
  readonly title: string;
}

function SideSheet({ log, side, title }: SideSheetProps) {
  return (
    <Sheet>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <ChosenWords label={title} chosen={log.chosen[side]} />
      {log[side].map(({ text, selected, helped }) => (
        <div key={`${text}${selected.join()}`} className={classes.note}>
          {text && <p>{text}</p>}
          {(selected.length > 0 || helped) && (
            <p className={classes.about}>{[wordsOf(selected), helped && "This helped."].filter(Boolean).join(" · ")}</p>
          )}
        </div>
      ))}
    </Sheet>
  );
}

function DeleteLog({ id, title }: LogPageProps & { readonly title: string }) {
  const navigate = useNavigate();
  const remove = useMutation(deleteLogMutation);
  const handleDelete = async () => {
    await remove.mutateAsync(id);
    await navigate({ to: "/mylogs" });
  };
  return <DeleteButton about={title} onDelete={handleDelete} />;
}
