import { ActionIcon, Switch, Text, UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Tip } from "../../ui/tip.tsx";
import classes from "./recent-messages.module.css";
import type { RecentMessages } from "./use-recent-messages.ts";

interface RecentMessagesListProps {
  readonly recent: RecentMessages;
  readonly onPick: (text: string) => void;
}

/** One's last messages, to go on with; nothing is kept before it is switched on. */
export function RecentMessagesList({ recent, onPick }: RecentMessagesListProps) {
  return (
    <section className={classes.recent} aria-label="Recent messages">
      <Switch
        label="Keep my recent messages"
        description="The last five that you got feedback on, on this device and for you alone. Switched off, they are deleted."
        checked={recent.isOn}
        onChange={(event) => recent.turn(event.currentTarget.checked)}
      />
      {recent.isOn && recent.messages.length === 0 && (
        <Text size="sm" c="dimmed">
          None yet. The next one that you get feedback on is the first.
        </Text>
      )}
      {recent.messages.length > 0 && (
        <ul className={classes.list} aria-label="Recent messages">
          {recent.messages.map((message) => (
            <li key={message} className={classes.item}>
              <UnstyledButton className={classes.message} onClick={() => onPick(message)}>
                {message}
              </UnstyledButton>
              <Tip label="Delete">
                <ActionIcon
                  c="dimmed"
                  aria-label={`Delete: ${message.slice(0, 60)}`}
                  onClick={() => recent.remove(message)}
                >
                  <IconX size={18} stroke={1.7} aria-hidden />
                </ActionIcon>
              </Tip>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
