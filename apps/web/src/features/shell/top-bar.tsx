import { Burger, Group } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useMe } from "../../lib/session.ts";
import { ColorSchemeSwitch } from "./color-scheme-switch.tsx";
import { Logo } from "./logo.tsx";
import { MemberBar } from "./member-bar.tsx";
import classes from "./top-bar.module.css";
import { VisitorBar } from "./visitor-bar.tsx";

const NavDrawer = lazy(async () => ({ default: (await import("./nav-drawer.tsx")).NavDrawer }));

/** The bar on top of every page; on a narrow screen its links move into a drawer. */
export function TopBar() {
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  const handleBurger = () => {
    setWasOpened(true);
    setOpen(true);
  };

  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Logo />
        <nav aria-label="Main" className={classes.nav}>
          {me ? <MemberBar me={me} /> : <VisitorBar />}
        </nav>
        <Group gap={4} wrap="nowrap" className={classes.end}>
          <ColorSchemeSwitch />
          <Burger
            className={classes.burger}
            size="sm"
            opened={isOpen}
            onClick={handleBurger}
            aria-label="Open the menu"
            aria-expanded={isOpen}
          />
        </Group>
      </div>
      {wasOpened && (
        <Suspense>
          <NavDrawer me={me} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
