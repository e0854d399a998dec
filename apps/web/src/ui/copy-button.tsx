import { Button, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  readonly onCopy?: (() => void) | undefined;
}

/** Copies a text, and says beside it that it did or could not. */
export function CopyButton({ text, children, onCopy }: CopyButtonProps) {
  const { copied, copy, error } = useClipboard();
  const handleClick = () => {
    copy(text);
    onCopy?.();
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        onClick={handleClick}
      >
        {children}
      </Button>
      <Text role="status" size="sm">
        {copied && "Copied."}
        {error && "This browser does not let us copy it here. Please select it and copy it."}
      </Text>
    </>
  );
}
