import { Button, Code, Stack, Text } from "@mantine/core";
import "@mantine/core/styles/Code.css";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { Mail } from "@wellput/contract";
import { errorText } from "../../lib/error-texts.ts";
import { formatMoment } from "../../lib/format.ts";
import { EndlessList } from "../../ui/endless-list.tsx";
import { FormNote } from "../../ui/form-note.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { mailsQuery, readMailMutation } from "./mails.api.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The outbox: what was sent, what waits, and where nothing is sent a way to read it. */
export function MailsPage() {
  const query = useInfiniteQuery(mailsQuery);
  const isSending = query.data?.pages[0]?.isSending ?? true;
  return (
    <Stack gap="lg">
      {!isSending && (
        <Text>
          No mail server is set (SMTP_URL), so mails wait here. Read one and hand it to its person yourself; each
          reading is in the audit log.
        </Text>
      )}
      <EndlessList query={query} label="Mails" loading="Loading mails…" empty={<Text>There is no mail.</Text>}>
        {(mail: Mail) => <MailItem mail={mail} isReadable={!isSending} />}
      </EndlessList>
    </Stack>
  );
}

interface MailItemProps {
  readonly mail: Mail;
  readonly isReadable: boolean;
}

function MailItem({ mail, isReadable }: MailItemProps) {
  const read = useMutation(readMailMutation);
  return (
    <Sheet>
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{mail.subject}</Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          To {mail.recipient}, <time dateTime={mail.createdAt}>{formatMoment(mail.createdAt)}</time>.{" "}
          {whatBecameOf(mail, !isReadable)}
        </Text>
        {read.data && (
          <Code block style={{ alignSelf: "stretch", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {read.data.text}
          </Code>
        )}
        {isReadable && !read.data && (
          <Button size="sm" variant="default" loading={read.isPending} onClick={() => read.mutate(mail.id)}>
            Read
          </Button>
        )}
        <FormNote tone="error" text={read.error && errorText(read.error)} />
      </Stack>
    </Sheet>
  );
}

function whatBecameOf({ createdAt, sentAt, tries, failure }: Mail, isSending: boolean): string {
  if (sentAt) return `Handed over ${formatMoment(sentAt)}.`;
  if (failure) return `Not sent after ${tries} tries (${failure}).`;
  const isOver = isSending && tries === 0 && Date.now() - Date.parse(createdAt) > DAY_MS;
  return isOver ? "Not sent: it was a day old before a mail server was set." : "Waiting.";
}
