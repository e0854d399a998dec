import { toast } from "../../ui/toast.tsx";

interface Fields {
  readonly text: string;
}

/** Puts a message in the place of the one that stands in a box; Undo brings that back, unless the new one was written on since. */
export function replaceText(
  before: string,
  text: string,
  set: (change: Fields | ((latest: Fields) => Partial<Fields>)) => void,
): void {
  set({ text });
  if (before.trim() === "" || before === text) return;
  const onClick = () => set((latest) => (latest.text === text ? { text: before } : {}));
  toast("info", "Your message was replaced.", { label: "Undo", onClick });
}
