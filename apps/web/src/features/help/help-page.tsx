import { Text, Title } from "@mantine/core";
import { helpTexts } from "@wellput/content/help-texts";
import { helpWords } from "@wellput/content/help-words";
import type { Danger } from "@wellput/contract";
import { useEffect } from "react";
import { typeset } from "../../lib/typeset.ts";
import { CountryChoice } from "../../nouns/help/country-choice.tsx";
import { HelpKind } from "../../nouns/help/help-kind.tsx";
import { EmergencyNumbers } from "../../nouns/help/help-numbers-list.tsx";
import { LeaveQuickly } from "../../nouns/help/leave-quickly.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./help-page.module.css";

const KINDS: readonly Danger[] = ["emergency", "self_harm", "abuse_victim", "child", "threat_to_other"];

/** Everything about help, by kind and country. It needs no session and, once the app was there, no network. */
export function HelpPage() {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Page title={helpTexts.link} lead={helpTexts.page}>
      <div className={classes.top}>
        <LeaveQuickly />
        <CountryChoice />
        <EmergencyNumbers isSourced />
        <nav aria-label={helpTexts.kinds}>
          <ul className={classes.kinds}>
            {KINDS.map((danger) => (
              <li key={danger}>
                <a href={`#${danger}`}>{helpWords[danger].name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {KINDS.map((danger) => (
        <section key={danger} id={danger} aria-labelledby={`${danger}-title`} className={classes.kind}>
          <Text c="dimmed" size="sm">
            {helpWords[danger].name}
          </Text>
          <Title order={2} id={`${danger}-title`}>
            {typeset(helpWords[danger].title)}
          </Title>
          <HelpKind danger={danger} isOnOwnPage />
        </section>
      ))}
      <Text c="dimmed" size="sm">
        {helpTexts.limits}
      </Text>
    </Page>
  );
}
