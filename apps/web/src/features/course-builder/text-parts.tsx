import { Textarea } from "../../ui/textarea.tsx";

interface TextPartsProps {
  readonly label: string;
  readonly description?: string;
  readonly parts: readonly string[];
  /** What stands between two of them. */
  readonly between: "\n" | "\n\n";
  readonly onChange: (parts: readonly string[]) => void;
}

/** Several texts in one field: one a line, or with an empty line between. */
export function TextParts({ label, description, parts, between, onChange }: TextPartsProps) {
  return (
    <Textarea
      label={label}
      description={description ?? (between === "\n" ? "One a line" : "With an empty line between paragraphs")}
      autosize
      minRows={3}
      maxRows={14}
      value={parts.join(between)}
      onChange={({ currentTarget: { value } }) => onChange(value === "" ? [] : value.split(between))}
    />
  );
}
