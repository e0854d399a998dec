import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";

interface PrintButtonProps {
  readonly children?: string;
}

/** Prints what the page has for paper. */
export function PrintButton({ children = "Print Summary" }: PrintButtonProps) {
  return (
    <Button
      variant="default"
      data-print="hide"
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => window.print()}
    >
      {children}
    </Button>
  );
}
