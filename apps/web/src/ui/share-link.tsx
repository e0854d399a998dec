import { Anchor, Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { qrQuery } from "../lib/qr.ts";
import { CopyButton } from "./copy-button.tsx";
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
  return (
    <Stack gap="sm" align="flex-start">
      <Anchor href={link} truncate maw="100%">
        {link}
      </Anchor>
      <Group gap="sm">
        <CopyButton text={link} onCopy={onCopy}>
          Copy link
        </CopyButton>
        {children}
      </Group>
      <QueryView query={useQuery(qrQuery(link))} loading="Drawing…">
        {(picture) => <img src={picture} width={200} height={200} alt={`QR code of the link ${purpose}`} />}
      </QueryView>
    </Stack>
  );
}
