import { UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Me } from "@wellput/contract";
import { useWaiting } from "../../lib/desk.ts";
import { CountBadge } from "../../ui/count-badge.tsx";
import { AccountLink } from "./account-link.tsx";
import { useLogout } from "./logout.ts";
import { ADMIN_NAV, MEMBER_NAV } from "./nav-items.ts";
import classes from "./top-bar.module.css";

interface MemberBarProps {
  readonly me: Me;
}

/** The links of somebody who is signed in; admins have three more. */
export function MemberBar({ me }: MemberBarProps) {
  const logout = useLogout();
  const waiting = useWaiting();
  return (
    <>
      {[...MEMBER_NAV, ...(me.isAdmin ? ADMIN_NAV : [])].map(({ label, to, counts }) => (
        <Link
          key={label}
          to={to}
          className={classes.link}
          activeProps={{ className: classes.current }}
          activeOptions={{ exact: to === "/" }}
        >
          {label}
          {counts && <CountBadge count={waiting} />}
        </Link>
      ))}
      <span className={classes.gap} />
      <UnstyledButton className={classes.link} disabled={logout.isPending} onClick={() => logout.mutate()}>
        Logout
      </UnstyledButton>
      <AccountLink me={me} className={classes.account} />
    </>
  );
}
