import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { ownSheetQuery } from "./room.api.ts";

/** Longer links are cut off by some mail programs. */
const MAIL_LINK_MAX_CHARS = 1800;

/** One's own words to keep: as a file, and by whatever this device sends things with. We ask nobody for an address. */
export function TakeHome({ code }: { readonly code: string }) {
  const { data: text } = useQuery(ownSheetQuery(code));
  return (
    <Group gap="sm">
      <Button component="a" variant="default" href={`/api/rooms/${code}/sheet.txt`} download>
        Download what you wrote
      </Button>
      {text && <SendToYourself text={text} />}
    </Group>
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
