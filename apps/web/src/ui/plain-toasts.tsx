import { TOAST_CLOSE_MS } from "@wellput/contract/limits";
import { useSyncExternalStore } from "react";
import css from "./plain-toasts.module.css";

let texts: readonly string[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function change(next: readonly string[]): void {
  texts = next;
  for (const listener of listeners) listener();
}

/** Says it with what the page has already: for when nothing more can be fetched, as without a network. */
export function showPlain(text: string): void {
  if (texts.includes(text)) return;
  change([...texts, text]);
  setTimeout(() => change(texts.filter((shown) => shown !== text)), TOAST_CLOSE_MS);
}

export function PlainToasts() {
  const shown = useSyncExternalStore(subscribe, () => texts);
  return (
    <div className={css.place}>
      {shown.map((text) => (
        <p key={text} role="alert" className={css.toast}>
          {text}
        </p>
      ))}
    </div>
  );
}
