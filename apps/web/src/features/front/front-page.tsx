import { Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { frontUsers, frontWords } from "@wellput/content/front";
import { boxPrivacy } from "@wellput/content/privacy-lines";
import { safetyTexts } from "@wellput/content/safety";
import { type ReactNode, useEffect, useId } from "react";
import { useMe } from "../../lib/session.ts";
import { siteQuery } from "../../lib/site.ts";
import { LinkButton, SiteTextLink, TextLink } from "../../ui/links.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { FrontBox } from "./front-box.tsx";
import classes from "./front-page.module.css";

interface FrontPageProps {
  /** A message being read. */
  readonly example: ReactNode;
  /** What the program sees. */
  readonly sights: ReactNode;
  /** A guided try, for who has not had it yet. */
  readonly firstTry: ReactNode;
}

/** The product's face for a stranger: what it is, a box to try it in, what becomes of the text, and where to go on. */
export function FrontPage({ example, sights, firstTry }: FrontPageProps) {
  useEffect(() => {
    document.title = `${frontWords.title.replace(/\.$/, "")} · Wellput`;
  }, []);
  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        <header className={classes.words}>
          <Title order={1} className={classes.title}>
            {frontWords.title}
          </Title>
          <Text className={classes.what}>{frontWords.what}</Text>
        </header>
        <Sheet className={classes.box}>
          <FrontBox />
        </Sheet>
        <div className={classes.example}>
          {example}
          {firstTry}
        </div>
      </div>
      <Band title="What it sees">{sights}</Band>
      <Band title="Who uses it">
        <div className={classes.columns}>
          {frontUsers.map(({ title, text }) => (
            <div key={title}>
              <Title order={3}>{title}</Title>
              <Text mt={4}>{text}</Text>
            </div>
          ))}
        </div>
      </Band>
      <div className={classes.pair}>
        <WhatStaysPrivate />
        <Band title="What it is not">
          <Text>It is no judge: it does not know who is right, and you stay the author. {safetyTexts.short}</Text>
          <Text mt="sm">
            <TextLink to="/help">Need help now?</TextLink>
          </Text>
        </Band>
      </div>
      <GoOn />
    </div>
  );
}

interface BandProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Band({ title, children }: BandProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.band}>
      <Title order={2} id={id} className={classes.bandTitle}>
        {title}
      </Title>
      {children}
    </section>
  );
}

function WhatStaysPrivate() {
  const byModel = useQuery(siteQuery).data?.languageModel ?? false;
  return (
    <Band title="What stays private">
      <Text>
        {boxPrivacy.passing.detail} {boxPrivacy[byModel ? "model" : "engine"].detail} Our program learns nothing from it
        unless you tick a box that allows it, and you need no account.
      </Text>
      <Text mt="sm">
        <SiteTextLink to="/privacypolicy">The whole story</SiteTextLink>
      </Text>
    </Band>
  );
}

function GoOn() {
  const me = useMe();
  return (
    <Band title="Go on from here">
      <div className={classes.goOn}>
        <LinkButton to="/challenges">Practise on a ready-made message</LinkButton>
        <LinkButton to="/instantempathy" variant="default">
          Get empathy first
        </LinkButton>
        <LinkButton to="/example" variant="default">
          See more examples
        </LinkButton>
        <LinkButton to="/courses" variant="default">
          Take a short course
        </LinkButton>
      </div>
      {!me && (
        <Text mt="md">
          Do you have a joining code from a workshop or a course? <TextLink to="/signup">Sign up</TextLink>, and your
          practice is kept. <TextLink to="/signin">Sign in</TextLink> if you have an account.
        </Text>
      )}
    </Band>
  );
}
