import { Avatar } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Me } from "@wellput/contract";

interface AccountLinkProps {
  readonly me: Me;
  readonly className?: string | undefined;
  readonly onClick?: () => void;
}

/** Initials and name of the person; leads to the account. */
export function AccountLink({ me, className, onClick }: AccountLinkProps) {
  const name = me.username || "Account";
  return (
    <Link to="/account" className={className} {...(onClick && { onClick })}>
      <Avatar size={30} color="teal" variant="filled" aria-hidden>
        {(me.initials || me.email.slice(0, 1)).toUpperCase()}
      </Avatar>
      <span>{name}</span>
    </Link>
  );
}
