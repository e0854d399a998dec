import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Modal } from "../../../ui/modal.ts";
import { QueryView } from "../../../ui/query-view.tsx";
import { ShareLink } from "../../../ui/share-link.tsx";
import { seatLink } from "../code-words.ts";
import { keyQuery } from "./room.api.ts";
import { TakeHome } from "./take-home.tsx";

interface SeatDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** What is one's own: the seat, to go on with elsewhere, and the words, to take home. */
export function SeatDialog({ code, onClose }: SeatDialogProps) {
  return (
    <Modal opened onClose={onClose} title="Your seat">
      <Stack gap="lg">
        <section aria-label="Your own link">
          <Text mb="sm">
            Go on where you are, on another phone or laptop: open this link there. Keep it to yourself. Whoever has it
            sits in your seat.
          </Text>
          <OwnLink code={code} />
        </section>
        <section aria-label="Your words">
          <Text mb="sm">What you have written so far.</Text>
          <TakeHome code={code} />
        </section>
      </Stack>
    </Modal>
  );
}

function OwnLink({ code }: { readonly code: string }) {
  return (
    <QueryView query={useQuery(keyQuery(code))} loading="Fetching your link…">
      {(key) => <ShareLink link={seatLink(code, key)} purpose="of your own seat" />}
    </QueryView>
  );
}
