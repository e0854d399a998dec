import { useState } from "react";
import { late } from "../../lib/late.ts";
import { CountBadge } from "../../ui/count-badge.tsx";
import { MenuButton } from "./menu-button.tsx";
import type { NavMenu } from "./nav-items.ts";

const opened = late(() => import("./nav-menu.tsx"));

interface NavDropdownProps {
  readonly menu: NavMenu;
  /** How much waits behind an entry that counts. */
  readonly waiting?: number;
}

/** A menu of the bar; what it opens is no part of a first load. */
export function NavDropdown({ menu, waiting }: NavDropdownProps) {
  const [isWanted, setWanted] = useState(false);
  const part = opened.use(isWanted);
  const words = (
    <>
      {menu.label}
      {menu.items.some(({ counts }) => counts) && <CountBadge count={waiting} />}
    </>
  );
  if (part && isWanted) {
    return (
      <part.OpenedMenu menu={menu} waiting={waiting}>
        {words}
      </part.OpenedMenu>
    );
  }
  return (
    <MenuButton aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)}>
      {words}
    </MenuButton>
  );
}
