import { Text } from "@mantine/core";
import type { ReviewNoun, WaitingVersion } from "@wellput/contract";
import { SanitisedHtml } from "../../ui/sanitised-html.tsx";
import { Changes } from "./changes.tsx";
import { textOfHtml } from "./text-of-html.ts";
import classes from "./version-fields.module.css";

const LABELS: Record<ReviewNoun, Readonly<Record<string, string>>> = {
  scenario: { summary: "What happened", finalMessage: "Final message" },
  article: {
    summary: "In short",
    mainText: "Text",
    imagePath: "Picture above the text",
    imageAlt: "What the picture shows",
    videoLink: "Film",
    quote: "Quote",
    citation: "Where the quote is from",
    tags: "Tags",
    groups: "For whom",
  },
};

type Field = WaitingVersion["fields"][number];

interface VersionFieldsProps {
  readonly version: WaitingVersion;
}

/** Every field that others would read, as it would be; of an edit, what is new and what goes. */
export function VersionFields({ version: { noun, fields } }: VersionFieldsProps) {
  const shown = fields.filter(({ name, before, after }) =>
    name === "title" ? isChanged(before, after) : before || after,
  );
  return (
    <dl className={classes.fields}>
      {shown.map((field) => (
        <div key={field.name}>
          <dt>{LABELS[noun][field.name] ?? "Title"}</dt>
          <dd>
            <Content field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isChanged = (before: string | null, after: string) => before !== null && before !== after;

function Content({ field: { name, before, after, isHtml } }: { readonly field: Field }) {
  if (name === "imagePath")
    return after ? <img src={after} alt="" className={classes.picture} /> : <p>None any more</p>;
  if (before === null || before === after) return isHtml ? <SanitisedHtml html={after} /> : <p>{after}</p>;
  if (!isHtml) return <Changes before={before} after={after} />;
  return (
    <>
      <Changes before={textOfHtml(before)} after={textOfHtml(after)} />
      <Text size="sm" c="dimmed" mt="md">
        As it would be read:
      </Text>
      <SanitisedHtml html={after} />
    </>
  );
}
