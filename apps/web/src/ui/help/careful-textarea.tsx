import { Textarea, type TextareaProps } from "@mantine/core";
import { useTyped } from "../../lib/danger/use-typed.ts";
import { HelpFor } from "./help-for.tsx";

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
