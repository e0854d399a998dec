import { Menu, UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { CountBadge } from "../../ui/count-badge.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import type { NavMenu } from "./nav-items.ts";
import classes from "./top-bar.module.css";

interface NavDropdownProps {
  readonly menu: NavMenu;
  /** How much waits behind an entry that counts. */
  readonly waiting?: number;
}

/** A menu of the bar. */
export function NavDropdown({ menu, waiting }: NavDropdownProps) {
  return (
    // In the bar's own place among the landmarks; the first item takes the focus, as menus do.
    <Menu position="bottom-start" offset={6} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.link}>
          {menu.label}
          {menu.items.some(({ counts }) => counts) && <CountBadge count={waiting} />}
          <IconChevronDown size={16} stroke={1.8} aria-hidden />
        </UnstyledButton>
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
