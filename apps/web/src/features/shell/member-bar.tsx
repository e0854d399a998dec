import { UnstyledButton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import type { Me } from "@wellput/contract";
import { useWaiting } from "../../nouns/desk.ts";
import { CountBadge } from "../../ui/count-badge.tsx";
import { AccountLink } from "./account-link.tsx";
import { useLogout } from "./logout.ts";
import { NavDropdown } from "./nav-dropdown.tsx";
import { deskNav, MEMBER_NAV, MORE_NAV, type NavItem } from "./nav-items.ts";
import classes from "./top-bar.module.css";

/** Where an admin's three links find no room beside the others. */
const TIGHT = "(max-width: 74.99em)";

interface MemberBarProps {
  readonly me: Me;
}

/** The links of somebody who is signed in; who has a desk has more, which stand in the menu where the bar is tight. */
export function MemberBar({ me }: MemberBarProps) {
  const logout = useLogout();
  const waiting = useWaiting();
  const isTight = useMediaQuery(TIGHT, false, { getInitialValueInEffect: false });
  const adminNav = deskNav(me);
  const item = ({ label, to, counts }: NavItem) => (
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
  );
  return (
    <>
      {MEMBER_NAV.map(item)}
      <NavDropdown
        menu={isTight ? { ...MORE_NAV, items: [...MORE_NAV.items, ...adminNav] } : MORE_NAV}
        waiting={waiting}
      />
      {!isTight && adminNav.map(item)}
      <span className={classes.gap} />
      <UnstyledButton className={classes.link} disabled={logout.isPending} onClick={() => logout.mutate()}>
        Logout
      </UnstyledButton>
      <AccountLink me={me} className={classes.account} />
    </>
  );
}
