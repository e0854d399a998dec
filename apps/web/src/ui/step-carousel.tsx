import { type ReactNode, useEffect, useRef } from "react";
import classes from "./step-carousel.module.css";

interface StepCarouselProps<Item> {
  /** Names the steps: `Question`. */
  readonly noun: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Where one is; as many as there are items is past the last of them. */
  readonly index: number;
  readonly children: (item: Item, index: number) => ReactNode;
  /** The screen after the last item. */
  readonly end: ReactNode;
}

/** One step at a time, and a screen at the end. */
export function StepCarousel<Item>({ noun, items, keyOf, index, children, end }: StepCarouselProps<Item>) {
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    // Who goes on by keyboard or by ear begins at the new step.
    frame.current?.focus({ preventScroll: true });
    const { top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    if (top < 0) frame.current?.scrollIntoView({ block: "start" });
  }, [index]);
  const current = items[index];
  const place = current === undefined ? "The end" : `${noun} ${index + 1} of ${items.length}`;
  return (
    <section ref={frame} className={classes.carousel} tabIndex={-1} aria-label={place}>
      <div className={classes.dots} aria-hidden>
        {items.map((item, at) => (
          <span
            key={keyOf(item)}
            className={classes.dot}
            data-done={at < index || undefined}
            data-now={at === index || undefined}
          />
        ))}
      </div>
      {current === undefined ? (
        end
      ) : (
        <>
          <p className={classes.place}>{place}</p>
          {children(current, index)}
        </>
      )}
    </section>
  );
}
