import { Text } from "@mantine/core";
import { HelpFirst } from "../../nouns/help/help-first.tsx";
import { HelpNear } from "../../nouns/help/help-near.tsx";
import type { Reflection } from "./empathy.api.ts";
import classes from "./instant-empathy-page.module.css";

/** What came back, as words to read slowly. */
export function ReflectionView({
  reflection: { paragraphs, danger, mayNeedHelp, isForeign },
}: {
  readonly reflection: Reflection;
}) {
  if (danger) return <HelpFirst danger={danger} />;
  return (
    <>
      {isForeign ? (
        <Text>{paragraphs.join(" ")}</Text>
      ) : (
        <blockquote className={classes.reflection}>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} className={classes.words}>
              {paragraph}
            </Text>
          ))}
        </blockquote>
      )}
      {mayNeedHelp && <HelpNear />}
    </>
  );
}
