import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";

/** Prints what the page has for paper. */
export function PrintButton() {
  return (
    <Button
      variant="default"
      data-print="hide"
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={() => window.print()}
    >
      Print Summary
    </Button>
  );
}
