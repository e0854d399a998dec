import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import classes from "./top-bar.module.css";

/** What opens a menu of the bar. */
export function MenuButton({ children, ...props }: ComponentPropsWithRef<"button">) {
  return (
    <UnstyledButton className={classes.link} {...props}>
      {children}
      <IconChevronDown size={16} stroke={1.8} aria-hidden />
    </UnstyledButton>
  );
}
