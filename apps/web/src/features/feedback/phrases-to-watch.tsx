import { Anchor, Button, Text, Title, VisuallyHidden } from "@mantine/core";
import type { BotFeedback } from "@wellput/contract";
import type { ReactNode } from "react";
import { knownFeedback } from "../../nouns/message/bot-feedback.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import classes from "./phrases-to-watch.module.css";

interface PhrasesToWatchProps {
  readonly phrases: readonly BotFeedback[];
  /** Absent where they are only read. */
  readonly onDeleteAll?: () => void;
}

/** What feedback has spoken about on the way, gathered; all of it can be thrown away. */
export function PhrasesToWatch({ phrases: kept, onDeleteAll }: PhrasesToWatchProps) {
  const phrases = knownFeedback(kept);
  if (onDeleteAll) return <Phrases phrases={phrases} foot={<DeleteAll onConfirm={onDeleteAll} />} />;
  return phrases.length > 0 && <Phrases phrases={phrases} />;
}

interface PhrasesProps {
  readonly phrases: readonly BotFeedback[];
  readonly foot?: ReactNode;
}

function Phrases({ phrases, foot }: PhrasesProps) {
  return (
    <section className={classes.section}>
      <Title order={2} size="h3">
        Phrases to watch out for
      </Title>
      {phrases.length === 0 ? (
        <Text c="dimmed" mt="xs">
          Nothing yet. What Get Feedback marks on your way is gathered here.
        </Text>
      ) : (
        <>
          <ul className={classes.list} aria-label="Phrases to watch out for">
            {phrases.map(({ comment_id, phr, s_str, r_str, read_more, definitely_bad }) => (
              <li key={comment_id}>
                <p className={classes.phrase}>
                  <mark data-mild={!definitely_bad || undefined}>{phr}</mark>
                </p>
                {s_str !== phr && <p className={classes.sentence}>{s_str}</p>}
                <p className={classes.comment}>
                  {r_str}{" "}
                  {read_more && (
                    <Anchor href={read_more} target="_blank" rel="noopener" data-print="hide">
                      Read More<VisuallyHidden> about “{phr}”, in a new tab</VisuallyHidden>
                    </Anchor>
                  )}
                </p>
              </li>
            ))}
          </ul>
          {foot}
        </>
      )}
    </section>
  );
}

function DeleteAll({ onConfirm }: { readonly onConfirm: () => void }) {
  const handleConfirm = (close: () => void) => {
    close();
    onConfirm();
  };
  return (
    <AskFirst question="Are you sure you want to delete all feedback?" confirm="Delete all" onConfirm={handleConfirm}>
      {(ask) => (
        <Button variant="default" c="var(--mantine-color-error)" size="sm" data-print="hide" onClick={ask}>
          Delete All Feedback
        </Button>
      )}
    </AskFirst>
  );
}
