import type { ReactNode, RefObject } from "react";
import classes from "./ordered.module.css";
import type { Journey } from "./use-drag-order.ts";

interface OrderedListProps {
  readonly ref: RefObject<HTMLOListElement | null>;
  /** The item that is on its way to another place, if one is. */
  readonly journey: Journey | null;
  readonly className?: string | undefined;
  readonly "aria-label"?: string;
  readonly children: ReactNode;
}

/** A list that is put in order by mouse, touch or keyboard; it stays as high as it was while an item travels. */
export function OrderedList({ ref, journey, className = "", children, ...props }: OrderedListProps) {
  return (
    <ol
      ref={ref}
      className={`${classes.list} ${className}`}
      data-ordering={journey !== null}
      style={journey ? { minHeight: journey.height } : undefined}
      {...props}
    >
      {children}
    </ol>
  );
}
