import { Group, Text } from "@mantine/core";
import { MESSAGE_MAX_CHARS } from "@wellput/contract/limits";
import type { ChangeEvent, KeyboardEvent, ReactNode, Ref, SyntheticEvent } from "react";
import { lengthProblem } from "../../ui/box-length.ts";
import { liftLimit, setLimit } from "./box-length.ts";
import { MarkedLayer } from "./marked-layer.tsx";
import type { Remark } from "./snapshot.ts";
import type { Pairing } from "./use-pairing.ts";
import { usePhrasePointer } from "./use-phrase-pointer.ts";
import classes from "./writing-box.module.css";

interface WritingBoxProps {
  /** The box's id; its label's is the same with `-label`. */
  readonly id: string;
  readonly label: ReactNode;
  readonly placeholder: string | undefined;
  readonly rows: number;
  readonly text: string;
  readonly flags: readonly Remark[];
  readonly pairing: Pairing;
  readonly badge: ReactNode;
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly onTextChange: (text: string) => void;
  readonly onSubmit: () => void;
}

/**
 * A text box that keeps being one: the marks lie in a layer under the text, with the same type and the same line breaks,
 * so that the message can be corrected right where it is marked.
 */
export function WritingBox({
  id,
  label,
  text,
  rows,
  placeholder,
  badge,
  ref,
  onTextChange,
  onSubmit,
  flags,
  pairing,
}: WritingBoxProps) {
  const pointer = usePhrasePointer(flags, pairing);

  const problem = lengthProblem(text, MESSAGE_MAX_CHARS);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    setLimit(currentTarget);
    onTextChange(currentTarget.value);
  };
  const handleArrival = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => liftLimit(currentTarget);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) onSubmit();
  };

  return (
    <div className={classes.box}>
      <Group justify="space-between" align="baseline" gap="xs" mb={6}>
        <label id={`${id}-label`} htmlFor={id} className={classes.label}>
          {label}
        </label>
        {badge}
      </Group>
      <div className={classes.field} {...pointer.field}>
        <MarkedLayer ref={pointer.layer} text={text} flags={flags} pairing={pairing} />
        <textarea
          id={id}
          ref={ref}
          className={classes.text}
          rows={rows}
          value={text}
          placeholder={placeholder}
          maxLength={Math.max(MESSAGE_MAX_CHARS, text.length)}
          aria-describedby={`${id}-hint ${id}-count`}
          aria-invalid={problem !== ""}
          onChange={handleChange}
          onPaste={handleArrival}
          onDrop={handleArrival}
          onKeyDown={handleKeyDown}
          {...pointer.text}
        />
      </div>
      <Group justify="space-between" gap="md" mt={6} wrap="nowrap" align="baseline">
        <Text id={`${id}-hint`} size="sm" c="dimmed">
          Words in {"{curly brackets}"} are left out of the feedback.
        </Text>
        <Text
          id={`${id}-count`}
          size="sm"
          c={problem ? "var(--mantine-color-error)" : "dimmed"}
          className={classes.count}
        >
          {text.length} / {MESSAGE_MAX_CHARS}
        </Text>
      </Group>
      {problem && (
        <Text role="alert" size="sm" mt={4} c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
    </div>
  );
}
