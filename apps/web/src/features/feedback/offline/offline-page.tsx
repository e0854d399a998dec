import { Anchor, Text } from "@mantine/core";
import { useState } from "react";
import { useDraft } from "../../../lib/drafts.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { OfflineBox } from "./offline-box.tsx";
import { useOnline } from "./use-online.ts";

/** As Compose Message keeps it, where the message goes on when there is a network again. */
const NO_MESSAGE = { text: "" };

/** Writing without a network: the engine of this device reads the message, and nothing of it is sent. */
export function OfflinePage() {
  const isOnline = useOnline();
  const { fields, set } = useDraft("/checkmessage", NO_MESSAGE);
  const [wasCutOff] = useState(!isOnline);
  return (
    <Page
      title="Write offline"
      width="wide"
      lead="No network is needed here. Your message is read on this device, and nothing of it is sent anywhere."
    >
      <Text role="status" mb="lg">
        {isOnline && (wasCutOff ? "The network is back. " : "Once Wellput can be reached: ")}
        {isOnline ? (
          // Loaded afresh: only then it is known again who is here.
          <Anchor href="/checkmessage">Go on in Compose Message</Anchor>
        ) : (
          "You are offline. What you write stays on this device, and waits in Compose Message until you are back."
        )}
      </Text>
      <OfflineBox text={fields.text} onTextChange={(text) => set({ text })}>
        {fields.text.trim() !== "" && <CopyButton text={fields.text}>Copy</CopyButton>}
      </OfflineBox>
    </Page>
  );
}
