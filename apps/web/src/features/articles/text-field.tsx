import { Input, Text } from "@mantine/core";
import { ARTICLE_MAX_CHARS } from "@wellput/contract/limits";
import { lazy, Suspense, useId } from "react";
import { HelpFor } from "../../nouns/help/help-for.tsx";
import { useTyped } from "../../nouns/help/use-typed.ts";
import { Waiting } from "../../ui/waiting.tsx";
import { wordsOf } from "./read-html.ts";

const RichTextEditor = lazy(async () => ({ default: (await import("./rich-text-editor.tsx")).RichTextEditor }));

interface TextFieldProps {
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** How much an article is too long, its formatting counted; 0 where it fits. */
export const overlength = (html: string): number => Math.max(0, html.length - ARTICLE_MAX_CHARS);

/** The text of an article; where its words show somebody at risk, help stands under it. */
export function TextField({ html, onChange }: TextFieldProps) {
  const id = useId();
  const { isTypedHere, noteTyped } = useTyped(html);
  const over = overlength(html);
  const handleChange = (changed: string) => {
    noteTyped(changed);
    onChange(changed);
  };
  return (
    <div>
      <Input.Label size="md" component="div" id={`${id}-label`} mb={2}>
        Text
      </Input.Label>
      <Text size="sm" c="dimmed" mb={4} id={`${id}-about`}>
        What you paste from Word or from a page keeps its headings, lists and links, and loses the rest.
      </Text>
      <Suspense fallback={<Waiting text="Loading the editor…" />}>
        <RichTextEditor html={html} onChange={handleChange} labelId={`${id}-label`} describedBy={`${id}-about`} />
      </Suspense>
      {over > 0 && (
        <Input.Error role="alert" mt="xs">
          {`This is ${over.toLocaleString("en")} characters too long, its formatting counted. Shorten it, or make two articles of it.`}
        </Input.Error>
      )}
      <HelpFor text={isTypedHere ? wordsOf(html) : ""} />
    </div>
  );
}
