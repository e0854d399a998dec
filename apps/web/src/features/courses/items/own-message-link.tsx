import { useMe } from "../../../lib/session.ts";
import { LinkButton } from "../../../ui/links.tsx";
import classes from "./items.module.css";

/** From a course to a message of one's own: a member's box, or the one that is open to anybody. */
export function OwnMessageLink() {
  const to = useMe() ? "/checkmessage" : "/front";
  return (
    <LinkButton to={to} variant="light" className={classes.send}>
      Write a message of your own
    </LinkButton>
  );
}
