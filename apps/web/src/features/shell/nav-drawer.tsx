import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Drawer.css";
import { Drawer, UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Me } from "@wellput/contract";
import { useWaiting } from "../../nouns/desk.ts";
import { CountBadge } from "../../ui/count-badge.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { AccountLink } from "./account-link.tsx";
import { useLogout } from "./logout.ts";
import classes from "./nav-drawer.module.css";
import { deskNav, isMenu, MEMBER_NAV, MORE_NAV, type NavItem, VISITOR_NAV } from "./nav-items.ts";
import { SetUpDemo } from "./set-up-demo.tsx";

interface NavDrawerProps {
  readonly me: Me | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The links of the bar, on a narrow screen. */
export function NavDrawer({ me, isOpen, onClose }: NavDrawerProps) {
  return (
    <Drawer opened={useOpened(isOpen)} onClose={onClose} position="right" size="min(20rem, 86vw)" title="Menu">
      <nav aria-label="Menu" className={classes.nav}>
        {me ? <MemberLinks me={me} onClose={onClose} /> : <VisitorLinks onClose={onClose} />}
      </nav>
    </Drawer>
  );
}

function MemberLinks({ me, onClose }: { readonly me: Me; readonly onClose: () => void }) {
  const logout = useLogout();
  const waiting = useWaiting();
  return (
    <>
      <AccountLink me={me} className={classes.account} onClick={onClose} />
      {[...MEMBER_NAV, ...deskNav(me)].map(({ label, to, counts }) => (
        <Link key={label} to={to} className={classes.link} onClick={onClose}>
          {label}
          {counts && <CountBadge count={waiting} />}
        </Link>
      ))}
      <p className={classes.heading}>{MORE_NAV.label}</p>
      {MORE_NAV.items.map(({ label, to }) => (
        <SiteLink key={label} to={to} className={classes.link} onClick={onClose}>
          {label}
        </SiteLink>
      ))}
      <UnstyledButton className={classes.link} disabled={logout.isPending} onClick={() => logout.mutate()}>
        Logout
      </UnstyledButton>
    </>
  );
}

function VisitorLinks({ onClose }: { readonly onClose: () => void }) {
  const item = ({ label, to }: NavItem) => (
    <SiteLink key={label} to={to} className={classes.link} onClick={onClose}>
      {label}
    </SiteLink>
  );
  return (
    <>
      {VISITOR_NAV.map((entry) =>
        isMenu(entry) ? (
          <div key={entry.label}>
            <p className={classes.heading}>{entry.label}</p>
            {entry.items.map(item)}
          </div>
        ) : (
          item(entry)
        ),
      )}
      <Link to="/signin" className={classes.link} onClick={onClose}>
        Sign in
      </Link>
      <SetUpDemo size="md" mt="md" onClick={onClose} />
    </>
  );
}
