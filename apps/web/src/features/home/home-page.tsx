import { Box, Group, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { useMe } from "../../lib/session.ts";
import { HelpTip } from "../../ui/help-tip.tsx";
import { Page } from "../../ui/page.tsx";
import { Scene } from "../../ui/scene.tsx";
import { HomeBox } from "./home-box.tsx";
import classes from "./home-page.module.css";

interface HomePageProps {
  /** One thing to do next. */
  readonly today: ReactNode;
  /** What one's trainer asks for. */
  readonly assigned: ReactNode;
  /** How the practice goes. */
  readonly progress: ReactNode;
  /** Which of the lists is shown. */
  readonly finder: ReactNode;
  readonly situations: ReactNode;
  readonly practice: ReactNode;
  /** Shorter than a practice scenario. */
  readonly exercises: ReactNode;
}

/** Main: a message to write, one thing to practise today, and what else there is, one's own and ready-made. */
export function HomePage({ today, assigned, progress, finder, situations, practice, exercises }: HomePageProps) {
  const me = useMe();
  return (
    <Page
      title={me?.username ? `Hello, ${me.username}` : "Hello"}
      width="wide"
      actions={
        <Box visibleFrom="sm">
          <Scene name="letter" />
        </Box>
      }
    >
      <div className={classes.first}>
        <HomeBox />
        {today}
      </div>
      {assigned}
      {progress}
      <div className={classes.shelves}>
        {finder}
        <div className={classes.lists}>
          <div>
            <Column
              title="Situations"
              tip="Situations help you to practise difficult moments in your own life: what happened, what it means to you, and what to say."
            >
              {situations}
            </Column>
            <div className={classes.exercises}>{exercises}</div>
          </div>
          <Column
            title="Practice Scenarios"
            tip="Mini-challenges with classic conflicts at work. Each has judgmental sentences for you to rephrase."
          >
            {practice}
          </Column>
        </div>
      </div>
    </Page>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly tip: string;
  readonly children: ReactNode;
}

function Column({ title, tip, children }: ColumnProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Group gap={4} mb="md" align="center">
        <Title order={2} id={id}>
          {title}
        </Title>
        <HelpTip about={title} text={tip} />
      </Group>
      {children}
    </section>
  );
}
