import { Button, Group, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { WORKSHOP_SHEET_RULE } from "@wellput/contract/limits";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { FileButton } from "../../../ui/file-link.tsx";
import { ownSheetQuery } from "./room.api.ts";
import classes from "./room.module.css";

/** Longer links are cut off by some mail programs. */
const MAIL_LINK_MAX_CHARS = 1800;

interface TakeHomeProps {
  readonly code: string;
  /** Whether the words stand here too, to be read once more. */
  readonly isWhole?: boolean;
}

/** One's own words to keep: as a file, and by whatever this device sends things with. We ask nobody for an address. */
export function TakeHome({ code, isWhole = false }: TakeHomeProps) {
  const { data: text } = useQuery(ownSheetQuery(code));
  return (
    <>
      <Group gap="sm">
        <FileButton href={`/api/rooms/${code}/sheet.txt`}>Download what you wrote</FileButton>
        {text && <SendToYourself text={text} />}
      </Group>
      {isWhole && text && <Words text={text} />}
    </>
  );
}

function Words({ text }: { readonly text: string }) {
  // The same question with the same words twice says nothing more.
  const [, ...parts] = new Set(text.trim().split(WORKSHOP_SHEET_RULE));
  return (
    <section aria-labelledby="own-words">
      <Title order={2} size="h3" id="own-words" mt="xl" mb="sm">
        What you wrote
      </Title>
      {parts.map((part) => {
        const [question, ...words] = part.split("\n\n");
        return (
          <p key={part} className={classes.own}>
            <strong>{question}</strong>
            {`\n\n${words.join("\n\n")}`}
          </p>
        );
      })}
    </section>
  );
}

function SendToYourself({ text }: { readonly text: string }) {
  const [title = ""] = text.split("\n");
  const label = "Send it to yourself";
  if (navigator.canShare?.({ title, text }))
    return (
      <Button variant="default" onClick={() => void navigator.share({ title, text }).catch(() => {})}>
        {label}
      </Button>
    );
  const link = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
  if (link.length > MAIL_LINK_MAX_CHARS) return <CopyButton text={text}>Copy what you wrote</CopyButton>;
  return (
    <Button component="a" variant="default" href={link}>
      {label}
    </Button>
  );
}
