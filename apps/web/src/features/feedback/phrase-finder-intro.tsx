import { Anchor, Stack, Text, Title } from "@mantine/core";
import { boxPrivacy } from "@wellput/content";
import { useState } from "react";
import { useMe } from "../../lib/session.ts";
import { GeneralFeedback } from "./general-feedback.tsx";
import { PhraseFinderDemo } from "./phrase-finder-demo.tsx";
import classes from "./phrase-finder-intro.module.css";

/** How practising works, before the first sentence. */
export function PhraseFinderIntro() {
  return (
    <div className={classes.columns}>
      <Stack gap="xl" className={classes.intro}>
        <section>
          <Title order={2} mb="xs">
            How it works
          </Title>
          <Text>
            Each tab has a sentence that would land badly. Put it in your own words and press Get Feedback. The phrase
            finder marks what may still hurt, says why, and often offers another wording. Change your sentence as often
            as you like.
          </Text>
        </section>
        <section>
          <Title order={2} mb="xs">
            You have the last word
          </Title>
          <Text>
            The phrase finder is a program, and it can be wrong. Give a comment a thumbs up when it helps, and a thumbs
            down when it does not. “Tell us more?” lets you say what it missed. Send Feedback passes your opinion on.
          </Text>
        </section>
        <Privacy />
        <GeneralFeedback place="challenge-introduction" recentInput="" />
      </Stack>
      <PhraseFinderDemo />
    </div>
  );
}

function Privacy() {
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const { label, detail } = me ? boxPrivacy.tried : boxPrivacy.anonymous;
  return (
    <section>
      <Title order={2} mb="xs">
        Privacy
      </Title>
      <Text>
        {label}.{" "}
        <Anchor component="button" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "See Less" : "Read More"}
        </Anchor>
      </Text>
      {isOpen && <Text mt="xs">{detail}</Text>}
    </section>
  );
}
