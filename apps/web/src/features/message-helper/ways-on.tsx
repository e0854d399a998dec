import { Text } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import { useMe } from "../../lib/session.ts";
import { TextLink } from "../../ui/links.tsx";
import classes from "./message-helper.module.css";

/** Where a visitor goes on from here. */
export function WaysOn() {
  const me = useMe();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <nav aria-label="Ways on" className={classes.waysOn}>
      <TextLink to={me ? "/" : "/front"}>Back to Home</TextLink>
      <TextLink to="/challenges">Practise on a ready-made message</TextLink>
      {!me && (
        <Text span>
          Have a joining code?{" "}
          <TextLink to="/signup" search={{ next: here }}>
            Sign up
          </TextLink>
          , and your practice is kept. You come back to these words.
        </Text>
      )}
    </nav>
  );
}
