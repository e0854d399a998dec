import type { ReactNode } from "react";
import classes from "./ordered.module.css";

interface OrderedItemProps {
  /** By what it is found again after a move. */
  readonly name: string | number;
  /** How far it is out of its place while the list is put in order, in pixels; null at rest. */
  readonly shift: number | null;
  readonly isDragged: boolean;
  readonly children: ReactNode;
}

/** One item of an ordered list. */
export function OrderedItem({ name, shift, isDragged, children }: OrderedItemProps) {
  return (
    <li
      data-item={name}
      data-dragged={isDragged}
      className={classes.item}
      style={shift === null ? undefined : { transform: `translateY(${shift}px)` }}
    >
      {children}
    </li>
  );
}
