import "@mantine/core/styles/Menu.css";
import { Menu } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { CountBadge } from "../../ui/count-badge.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { MenuButton } from "./menu-button.tsx";
import type { NavMenu } from "./nav-items.ts";

interface OpenedMenuProps {
  readonly menu: NavMenu;
  readonly waiting: number | undefined;
  readonly children: ReactNode;
}

/** A menu of the bar that was asked for: it comes open, on the button that the focus is then given back to. */
export function OpenedMenu({ menu, waiting, children }: OpenedMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);
  // Also in the moment before the first item has the focus, when the menu itself hears no key.
  useWindowEvent("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen) return;
    isLeft.current = true;
    setOpen(false);
    button.current?.focus();
  });
  // That item may take the focus while the menu fades, and would take it along.
  const handleGone = () => {
    const { activeElement } = document;
    const isTaken = activeElement === document.body || activeElement?.closest("[role=menu]");
    if (isLeft.current && isTaken) button.current?.focus();
    isLeft.current = false;
  };
  return (
    // In the bar's own place among the landmarks; the first item takes the focus, as menus do.
    <Menu
      opened={isOpen}
      onChange={setOpen}
      onExitTransitionEnd={handleGone}
      position="bottom-start"
      offset={6}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <MenuButton ref={button}>{children}</MenuButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={menu.label}>
        {menu.items.map(({ label, to, counts }) => (
          <Menu.Item key={label} component={SiteLink} to={to}>
            {label}
            {counts && <CountBadge count={waiting} />}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
