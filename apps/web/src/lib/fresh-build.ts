import type { Meta } from "@wellput/contract";
import { hasUnsavedText } from "./drafts.ts";
import { reloadOnce } from "./reload-once.ts";

const FIRST_VISIT_WAIT_MS = 5000;

/**
 * Compares the running build with the server's. A newer one, or none at all, clears what is cached and reloads, at most
 * once a build and tab. No answer (offline) changes nothing.
 */
export async function checkForFreshBuild(): Promise<void> {
  if (!navigator.onLine) return;
  let answer: Response;
  try {
    answer = await fetch("/meta.json", { cache: "no-store" });
  } catch {
    return;
  }
  const theirs = answer.ok ? await readBuildDate(answer) : "missing";
  if (theirs !== "missing" && !(Date.parse(theirs) > Date.parse(__BUILD_DATE__))) return;
  if (hasUnsavedText()) return;
  await clearCaches();
  reloadOnce(`build ${theirs}`);
}

async function readBuildDate(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Partial<Meta>).buildDate ?? "missing";
  } catch {
    return "missing";
  }
}

async function clearCaches(): Promise<void> {
  if (!("caches" in window)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Registers the service worker; an update is told to the console only. On a first visit it waits: the worker fetches
 * every page's parts, and the page that somebody is waiting for comes before them.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_WAIT_MS));
  // A server that cannot be reached just now is asked again at the next visit.
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  registration?.addEventListener("updatefound", () => {
    if (navigator.serviceWorker.controller) console.info("A new version of Wellput has been fetched.");
  });
}
