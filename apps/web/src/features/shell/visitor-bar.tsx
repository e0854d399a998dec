import { Menu, UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { SiteLink } from "../../ui/site-link.tsx";
import { isMenu, type NavMenu, VISITOR_NAV } from "./nav-items.ts";
import { SetUpDemo } from "./set-up-demo.tsx";
import classes from "./top-bar.module.css";

/** The links of somebody who is not signed in. */
export function VisitorBar() {
  return (
    <>
      {VISITOR_NAV.map((entry) =>
        isMenu(entry) ? (
          <NavDropdown key={entry.label} menu={entry} />
        ) : (
          <SiteLink key={entry.label} to={entry.to} className={classes.link}>
            {entry.label}
          </SiteLink>
        ),
      )}
      <span className={classes.gap} />
      <Link to="/signin" className={classes.link}>
        Sign in
      </Link>
      <SetUpDemo />
    </>
  );
}

function NavDropdown({ menu }: { readonly menu: NavMenu }) {
  return (
    // In the bar's own place among the landmarks; the first item takes the focus, as menus do.
    <Menu position="bottom-start" offset={6} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.link}>
          {menu.label}
          <IconChevronDown size={16} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={menu.label}>
        {menu.items.map(({ label, to }) => (
          <Menu.Item key={label} component={SiteLink} to={to}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
