import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { EMPTY_LOG, withEntries } from "./log-draft.ts";
import { LOG_SIDE_WORDS, type LogSide } from "./log-sides.ts";
import { NEW_LOG_PLACE, useLogDraft } from "./use-log-draft.ts";

interface KeepAsLogProps {
  readonly chosen: Readonly<Record<LogSide, readonly string[]>>;
  readonly notes: Readonly<Record<LogSide, string>>;
}

/** Takes words and notes over into a new log, beside what stands there already; nothing while there are none. */
export function KeepAsLog({ chosen, notes }: KeepAsLogProps) {
  const navigate = useNavigate();
  const draft = useLogDraft(NEW_LOG_PLACE, EMPTY_LOG);
  if (LOG_SIDE_WORDS.every(({ side }) => chosen[side].length === 0 && notes[side].trim() === "")) return null;
  const handleClick = () => {
    draft.set((latest) => withEntries(latest, chosen, notes));
    void navigate({ to: "/newlog" });
  };
  return <Button onClick={handleClick}>Turn into a Log</Button>;
}
