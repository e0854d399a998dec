import type { TextareaProps } from "@mantine/core";
import { Textarea } from "../../ui/textarea.tsx";
import { HelpFor } from "./help-for.tsx";
import { useTyped } from "./use-typed.ts";

interface CarefulTextareaProps extends TextareaProps {
  readonly value: string;
}

/** A field for words of one's own that nobody comments on: where they show somebody at risk, help stands under it. */
export function CarefulTextarea({ value, onChange, ...rest }: CarefulTextareaProps) {
  const { isTypedHere, noteTyped } = useTyped(value);
  return (
    <div>
      <Textarea
        {...rest}
        value={value}
        onChange={(event) => {
          noteTyped(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      <HelpFor text={isTypedHere ? value : ""} />
    </div>
  );
}
