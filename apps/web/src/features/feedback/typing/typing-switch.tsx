import { Switch, Text } from "@mantine/core";
import classes from "./typing-switch.module.css";
import { useTypingSwitch } from "./use-typing-switch.ts";

interface TypingSwitchProps {
  readonly isBroken: boolean;
}

/** Turns the feedback while typing on and off, for every box on this device. */
export function TypingSwitch({ isBroken }: TypingSwitchProps) {
  const [isOn, turn] = useTypingSwitch();
  return (
    <div className={classes.switch}>
      <Switch label="Feedback while typing" checked={isOn} onChange={(event) => turn(event.currentTarget.checked)} />
      {isBroken && (
        <Text role="alert" size="sm">
          It could not start here. It tries again with the next key; Get Feedback works as ever.
        </Text>
      )}
    </div>
  );
}
