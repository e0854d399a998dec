import { useMe } from "../../lib/session.ts";
import { LinkButton } from "../../ui/links.tsx";

interface OwnMessageLinkProps {
  readonly children?: string;
  readonly isMain?: boolean;
  readonly onClick?: () => void;
}

/** From an exercise to what one really has to say. */
export function OwnMessageLink({
  children = "Use this in a message of your own",
  isMain = false,
  onClick,
}: OwnMessageLinkProps) {
  return (
    <LinkButton
      to={useMe() ? "/checkmessage" : "/front"}
      variant={isMain ? "filled" : "default"}
      {...(onClick && { onClick })}
    >
      {children}
    </LinkButton>
  );
}
