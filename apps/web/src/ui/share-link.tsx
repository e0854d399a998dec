import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { qrQuery } from "../lib/qr.ts";
import { QueryView } from "./query-view.tsx";

interface ShareLinkProps {
  readonly link: string;
  /** What the link is for, for the name of the picture: `to join Ward 7`. */
  readonly purpose: string;
  readonly onCopy?: () => void;
  /** Buttons beside the one that copies. */
  readonly children?: ReactNode;
}

/** A link to pass on: to read, to copy, and as a picture to point a phone at. */
export function ShareLink({ link, purpose, onCopy, children }: ShareLinkProps) {
  const { copied, copy, error } = useClipboard();
  const handleCopy = () => {
    copy(link);
    onCopy?.();
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Anchor href={link} truncate maw="100%">
        {link}
      </Anchor>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
          onClick={handleCopy}
        >
          Copy link
        </Button>
        {children}
        <Text role="status" size="sm">
          {copied && "Copied."}
          {error && "This browser does not let us copy it here. Please select the link and copy it."}
        </Text>
      </Group>
      <QueryView query={useQuery(qrQuery(link))} loading="Drawing…">
        {(picture) => <img src={picture} width={200} height={200} alt={`QR code of the link ${purpose}`} />}
      </QueryView>
    </Stack>
  );
}
