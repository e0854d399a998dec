import type { ComponentPropsWithRef } from "react";
import classes from "./sheet.module.css";

/** A sheet of paper on the desk: the one surface that content stands on. */
export function Sheet({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div {...rest} className={className ? `${classes.sheet} ${className}` : classes.sheet} />;
}
