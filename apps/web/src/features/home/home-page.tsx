import { Group, Title } from "@mantine/core";
import { IconFeather } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { useMe } from "../../lib/session.ts";
import { HelpTip } from "../../ui/help-tip.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./home-page.module.css";

interface HomePageProps {
  readonly situations: ReactNode;
  readonly practice: ReactNode;
  /** Shorter than a practice scenario. */
  readonly exercises: ReactNode;
  /** How the practice goes. */
  readonly progress: ReactNode;
}

/** Main: what to practise on, one's own and ready-made. */
export function HomePage({ situations, practice, exercises, progress }: HomePageProps) {
  const me = useMe();
  return (
    <Page title={me?.username ? `Hello, ${me.username}` : "Hello"} width="wide">
      <Link to="/checkmessage" className={classes.compose}>
        <IconFeather size={22} stroke={1.6} aria-hidden />
        <span>
          Something hard to say today? <strong>Compose Message</strong>
        </span>
      </Link>
      <div className={classes.lists}>
        <div>
          <Column
            title="Situations"
            tip="Situations help you to practise difficult moments in your own life: what happened, what it means to you, and what to say."
          >
            <div className={classes.situations}>{situations}</div>
          </Column>
          <div className={classes.situations}>{exercises}</div>
          {progress}
        </div>
        <Column
          title="Practice Scenarios"
          tip="Mini-challenges with classic conflicts at work. Each has judgmental sentences for you to rephrase."
        >
          {practice}
        </Column>
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
