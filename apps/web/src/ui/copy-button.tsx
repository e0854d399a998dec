import { Button, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { hasBlank } from "../lib/blanks.ts";
import { AskFirst } from "./ask-first.tsx";

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  readonly onCopy?: (() => void) | undefined;
}

/** Copies a text, and says beside it that it did or could not; asks first where a [blank] is left in it. */
export function CopyButton({ text, children, onCopy }: CopyButtonProps) {
  const { copied, copy, error } = useClipboard();
  const handleCopy = () => {
    copy(text);
    onCopy?.();
  };
  return (
    <>
      <AskFirst
        about="A [blank] is left"
        question="Words in [brackets] are still to be filled in. Copy it all the same?"
        confirm="Copy all the same"
        onConfirm={(close) => {
          close();
          handleCopy();
        }}
      >
        {(ask) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            onClick={() => (hasBlank(text) ? ask() : handleCopy())}
          >
            {children}
          </Button>
        )}
      </AskFirst>
      <Text role="status" size="sm">
        {copied && "Copied."}
        {error && "This browser does not let us copy it here. Please select it and copy it."}
      </Text>
    </>
  );
}
