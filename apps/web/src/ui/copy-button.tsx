import { Button, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { hasBlank } from "../lib/blanks.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  readonly onCopy?: (() => void) | undefined;
}

/** Copies a text, and says beside it that it did or could not; asks first where a [blank] is left in it. */
export function CopyButton({ text, children, onCopy }: CopyButtonProps) {
  const { copied, copy, error } = useClipboard();
  const [isAsking, setAsking] = useState(false);
  const handleCopy = () => {
    setAsking(false);
    copy(text);
    onCopy?.();
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        onClick={() => (hasBlank(text) ? setAsking(true) : handleCopy())}
      >
        {children}
      </Button>
      <ConfirmDialog
        about="A [blank] is left"
        question="Words in [brackets] are still to be filled in. Copy it all the same?"
        confirm="Copy all the same"
        isOpen={isAsking}
        isBusy={false}
        onCancel={() => setAsking(false)}
        onConfirm={handleCopy}
      />
      <Text role="status" size="sm">
        {copied && "Copied."}
        {error && "This browser does not let us copy it here. Please select it and copy it."}
      </Text>
    </>
  );
}
