import { TextInput, type TextInputProps } from "@mantine/core";
import { HelpFor } from "./help-for.tsx";
import { useTyped } from "./use-typed.ts";

interface CarefulTextInputProps extends TextInputProps {
  readonly value: string;
}

/** A line for words of one's own that nobody comments on, such as a title: people say there in five words what is going on. */
export function CarefulTextInput({ value, onChange, ...rest }: CarefulTextInputProps) {
  const { isTypedHere, noteTyped } = useTyped(value);
  return (
    <div>
      <TextInput
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
