import { Text, Title } from "@mantine/core";
import { boxPrivacy, safetyTexts } from "@wellput/content";
import { Fold } from "../../ui/fold.tsx";
import classes from "./instant-empathy-page.module.css";

/** What empathy is here, open at first. */
export function EmpathyIntro() {
  return (
    <Fold isOpenAtFirst more="More Info" less="Less Info">
      <Title order={2} className={classes.heading}>
        What comes back
      </Title>
      <Text mt={4}>
        A guess, as a question: what you may be feeling, and what may matter to you in it. Often a good guess, sometimes
        a wrong one; both help to find your own words. You get no advice and no verdict, on you or on anyone else.
      </Text>
      <Text mt="xs">{safetyTexts.short}</Text>
    </Fold>
  );
}

/** Where the text goes, on demand: the same as the badge of the box. */
export function EmpathyPrivacy({ destination }: { readonly destination: "passing" | "anonymous" | "tried" }) {
  const { label, detail } = boxPrivacy[destination];
  return (
    <Fold isOpenAtFirst={false} more="Privacy: Read More" less="Privacy: See Less">
      <Text>
        {label}. {boxPrivacy.engine.detail} {detail}
        {destination !== "anonymous" && " Please leave names out all the same."}
      </Text>
    </Fold>
  );
}
