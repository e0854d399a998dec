import { Stack, Title } from "@mantine/core";
import { CopyButton } from "../../../ui/copy-button.tsx";
import classes from "./room.module.css";
import type { UnsentAnswer } from "./use-answers.ts";

interface NeverSentProps {
  readonly answers: readonly UnsentAnswer[];
}

/** Words that did not arrive before their workshop ended: they are on this device alone. */
export function NeverSent({ answers }: NeverSentProps) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="never-sent">
      <Title order={2} size="h3" id="never-sent" mt="xl" mb="sm">
        Not sent
      </Title>
      <p>
        This did not arrive before the workshop ended. It is on this device alone, so copy it if you want to keep it.
      </p>
      {answers.map(({ stepId, text }) => (
        <Stack key={stepId} gap="sm">
          <p className={classes.own}>{text}</p>
          <div>
            <CopyButton text={text}>Copy</CopyButton>
          </div>
        </Stack>
      ))}
    </section>
  );
}
