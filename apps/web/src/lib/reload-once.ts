import { hasUnsavedText } from "./drafts.ts";

/** Reloads at most once a tab for this reason, never offline and never over unsaved text. Says whether it does. */
export function reloadOnce(reason: string): boolean {
  const key = `reloaded:${reason}`;
  if (!navigator.onLine || hasUnsavedText()) return false;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "yes");
  } catch {
    // Without a memory of it we could reload for ever.
    return false;
  }
  location.reload();
  return true;
}
