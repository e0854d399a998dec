import type { Meta } from "@wellput/contract";
import { hasUnsavedText } from "./drafts.ts";
import { reloadOnce } from "./reload-once.ts";

const FIRST_VISIT_WAIT_MS = 5000;

/**
 * Compares the running build with the server's. A newer one, or none at all, clears what is cached, its keeper too, and
 * reloads, at most once a build and tab. No answer (offline) changes nothing.
 */
export async function checkForFreshBuild(): Promise<void> {
  const theirs = await askForBuild();
  if (theirs === undefined) return;
  if (theirs !== "missing" && !(Date.parse(theirs) > Date.parse(__BUILD_DATE__))) return;
  if (hasUnsavedText()) return;
  await clearCaches();
  // It would answer from what is gone now; the new build brings its own.
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
  reloadOnce(`build ${theirs}`);
}

/** Reloads a page whose parts belong to another build than the server's. A server that is away has them when it is back. */
export async function reloadIfReplaced(): Promise<void> {
  const theirs = await askForBuild();
  if (theirs !== undefined && theirs !== __BUILD_DATE__) reloadOnce(`parts of ${__BUILD_DATE__}`);
}

/** When the server's build was made, "missing" where it tells none, undefined without an answer. */
async function askForBuild(): Promise<string | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const answer = await fetch("/meta.json", { cache: "no-store" });
    return answer.ok ? await readBuildDate(answer) : "missing";
  } catch {
    return undefined;
  }
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
 * Registers the service worker. On a first visit it waits: the worker fetches every page's parts, and the page that
 * somebody is waiting for comes before them. A new one takes over when all tabs are closed, so that no open tab loses the
 * parts of its own build; `onUpdate` gets the way to let it do so at once.
 */
export async function registerServiceWorker(onUpdate: (load: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT_WAIT_MS));
  // A server that cannot be reached just now is asked again at the next visit.
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  registration?.addEventListener("updatefound", () => {
    if (!navigator.serviceWorker.controller) return;
    console.info("A new version of Wellput has been fetched.");
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed") onUpdate(() => takeOver(next));
    });
  });
}

/** What was typed is kept on this device, and stands there again afterwards. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage({ type: "SKIP_WAITING" });
}
