import { Text, Title } from "@mantine/core";
import { frontWords } from "@wellput/content/front";
import type { ReactNode } from "react";
import { TextLink } from "../../ui/links.tsx";
import classes from "./front-page.module.css";

interface FrontFaceProps {
  /** A message being read. */
  readonly example: ReactNode;
}

/** The front page's half, to stand beside a form: what this is, an example, and the way to try it. */
export function FrontFace({ example }: FrontFaceProps) {
  return (
    <section aria-label="What Wellput is">
      <Title order={2} className={classes.faceTitle}>
        {frontWords.title}
      </Title>
      <Text className={classes.what}>{frontWords.what}</Text>
      <Text my="lg" className={classes.tryIt}>
        <TextLink to="/front">Try it without an account</TextLink>
      </Text>
      {example}
    </section>
  );
}
