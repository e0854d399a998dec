import { Link } from "@tanstack/react-router";
import { useMe } from "../../lib/session.ts";
import classes from "./top-bar.module.css";

export function Logo() {
  const me = useMe();
  return (
    <Link to={me ? "/" : "/front"} className={classes.logo} aria-label="Wellput, to the start">
      <img src="/icon.svg" alt="" width="30" height="30" />
      <span aria-hidden="true">Wellput</span>
    </Link>
  );
}
