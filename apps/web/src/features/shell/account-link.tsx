import { Link } from "@tanstack/react-router";
import type { Me } from "@wellput/contract";
import classes from "./account-link.module.css";

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
      <i className={classes.initials} aria-hidden="true">
        {(me.initials || me.email.slice(0, 1)).toUpperCase()}
      </i>
      <span>{name}</span>
    </Link>
  );
}
