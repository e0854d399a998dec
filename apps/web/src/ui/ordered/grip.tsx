import { type UseDragState, useDrag } from "@mantine/hooks";
import { IconGripVertical } from "@tabler/icons-react";
import classes from "./ordered.module.css";

/** A hand that trembles on the grip has not begun to drag, in pixels. */
const DRAG_FROM_PX = 4;

interface GripProps {
  readonly onDrag: (state: UseDragState) => void;
}

/** Where an item is taken hold of. For the pointer alone: the buttons beside it do the same from the keyboard. */
export function Grip({ onDrag }: GripProps) {
  const grip = useDrag<HTMLSpanElement>(onDrag, { axis: "y", threshold: DRAG_FROM_PX });
  return (
    <span ref={grip.ref} className={classes.grip} aria-hidden>
      <IconGripVertical size={20} stroke={1.7} />
    </span>
  );
}
