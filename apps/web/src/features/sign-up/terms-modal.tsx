import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Checkbox } from "../../ui/checkbox.ts";
import { SiteTextLink } from "../../ui/links.tsx";
import { Modal } from "../../ui/modal.ts";
import { WayOut } from "./way-out.tsx";

interface TermsModalProps {
  readonly isBusy: boolean;
  readonly onAccept: () => void;
}

/** The terms gate: it can be closed only once the box is ticked, and closing it accepts. */
export function TermsModal({ isBusy, onAccept }: TermsModalProps) {
  const [isRead, setRead] = useState(false);
  return (
    <Modal
      opened
      onClose={onAccept}
      title="Terms of Use"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text>
          Wellput is for people of 18 or older. It is here to learn with: it is not therapy, and not emergency help.
          What you write stays yours.
        </Text>
        <Text>
          Please read the{" "}
          <SiteTextLink to="/termsofuse" target="_blank">
            Terms of Use
          </SiteTextLink>{" "}
          and the{" "}
          <SiteTextLink to="/privacypolicy" target="_blank">
            Privacy Policy
          </SiteTextLink>
          . They open in a new tab.
        </Text>
        <Checkbox
          label="I have read the Terms of Use and agree"
          checked={isRead}
          onChange={(event) => setRead(event.currentTarget.checked)}
        />
        {isRead && (
          <Button loading={isBusy} onClick={onAccept}>
            Close
          </Button>
        )}
        <WayOut />
      </Stack>
    </Modal>
  );
}
