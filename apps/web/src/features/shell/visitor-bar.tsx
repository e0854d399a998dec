import { Link } from "@tanstack/react-router";
import { SiteLink } from "../../ui/site-link.tsx";
import { NavDropdown } from "./nav-dropdown.tsx";
import { isMenu, VISITOR_NAV } from "./nav-items.ts";
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
