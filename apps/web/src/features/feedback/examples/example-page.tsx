import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { boxPrivacy } from "@wellput/content";
import { exampleMessages } from "@wellput/content/examples";
import { useState } from "react";
import { useMe } from "../../../lib/session.ts";
import { Fold } from "../../../ui/fold.tsx";
import { LinkButton } from "../../../ui/links.tsx";
import { Page } from "../../../ui/page.tsx";
import { QueryView } from "../../../ui/query-view.tsx";
import { CommentList } from "../comment-list.tsx";
import { MarkedText } from "../marked-text.tsx";
import { NothingMarked } from "../nothing-marked.tsx";
import type { Snapshot } from "../snapshot.ts";
import { Strengths } from "../strengths.tsx";
import { exampleQuery } from "./example.query.ts";
import classes from "./example-page.module.css";

/** Sentences to look at, each read by the program while one watches. */
export function ExamplePage() {
  const me = useMe();
  const [at, setAt] = useState(0);
  const text = exampleMessages[at] ?? "";
  const answer = useQuery(exampleQuery(text));

  return (
    <Page title="See it read a sentence" lead="What may land badly is marked, and each mark says why.">
      <div className={classes.column}>
        <Fold isOpenAtFirst={false} more="More Info" less="Less Info">
          <Text>
            These are eight everyday sentences, and our own program reads each one as you look. Written rules find words
            that blame, judge, exaggerate or guess, and a part that has learnt from examples weighs them. It says how
            else to put it. The last sentence has nothing to mend. {boxPrivacy.device.detail}
          </Text>
        </Fold>
        <section aria-label="Example" className={classes.example}>
          <Group justify="space-between" align="baseline" mb="sm">
            <Text c="dimmed">
              Sentence {at + 1} of {exampleMessages.length}
            </Text>
            <Button variant="default" size="sm" onClick={() => setAt((at + 1) % exampleMessages.length)}>
              try another sentence
            </Button>
          </Group>
          <div aria-live="polite">
            <QueryView query={answer} loading="Getting feedback for you">
              {(snapshot) => <Reading key={text} snapshot={snapshot} />}
            </QueryView>
          </div>
        </section>
        <div>
          <LinkButton to={me ? "/checkmessage" : "/plaintextbox"}>Try a sentence of your own</LinkButton>
        </div>
      </div>
    </Page>
  );
}

function Reading({ snapshot }: { readonly snapshot: Snapshot }) {
  return (
    <Stack gap="sm">
      <MarkedText snapshot={snapshot} />
      {snapshot.flags.length === 0 && <NothingMarked snapshot={snapshot} />}
      <CommentList flags={snapshot.flags} activeId={null} cardIdOf={({ id }) => `example-${id}`} actions={null} />
      <Strengths strengths={snapshot.strengths} />
    </Stack>
  );
}
