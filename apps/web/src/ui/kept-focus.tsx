import { type ReactNode, useEffect, useRef } from "react";
import classes from "./kept-focus.module.css";

/** Around a list: what goes from it with the focus, or after a question of its own, leaves the focus here. */
export function KeptFocus({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target;
    };
    box.current?.addEventListener("focusin", remember);
  }, []);
  useEffect(() => {
    if (!(last.current instanceof Element) || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  return (
    <div ref={box} tabIndex={-1} className={classes.kept}>
      {children}
    </div>
  );
}
