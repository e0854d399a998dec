import { Button, Text } from "@mantine/core";
import { IconDoorExit } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { helpTexts } from "@wellput/content/help-texts";
import { useId } from "react";
import { typeset } from "../../lib/typeset.ts";
import classes from "./help.module.css";
import { helpNumbersQuery } from "./help-numbers.ts";
import { leave, useLeaveKeys } from "./leave.ts";

/** For somebody whose screen another person may look at: away from here with one press. */
export function LeaveQuickly() {
  const id = useId();
  const to = useQuery(helpNumbersQuery).data?.leaveTo;
  useLeaveKeys(to);
  if (to === undefined) return null;
  return (
    <>
      <div className={classes.leave}>
        <Button
          variant="default"
          leftSection={<IconDoorExit size={20} stroke={1.7} aria-hidden />}
          aria-describedby={id}
          onClick={() => leave(to)}
        >
          {helpTexts.leave}
        </Button>
      </div>
      <Text id={id} size="sm" c="dimmed">
        {typeset(helpTexts.leaveHow)}
      </Text>
    </>
  );
}
