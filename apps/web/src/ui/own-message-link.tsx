import { useMe } from "../lib/session.ts";
import { LinkButton } from "./links.tsx";

/** From an exercise to what one really has to say. */
export function OwnMessageLink() {
  return (
    <LinkButton to={useMe() ? "/checkmessage" : "/front"} variant="default">
      Use this in a message of your own
    </LinkButton>
  );
}
