import { Text } from "@mantine/core";
import { HelpFirst } from "../../ui/help-first.tsx";
import type { Reflection } from "./empathy.api.ts";
import classes from "./instant-empathy-page.module.css";

/** What came back, as words to read slowly. */
export function ReflectionView({ reflection: { paragraphs, isHelp } }: { readonly reflection: Reflection }) {
  if (isHelp) return <HelpFirst text={paragraphs.join(" ")} />;
  return (
    <blockquote className={classes.reflection}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} className={classes.words}>
          {paragraph}
        </Text>
      ))}
    </blockquote>
  );
}
