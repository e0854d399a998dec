interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Asks the service worker to keep a file that no first load fetches, so that it is there without a network. Whoever saves
 * data is not asked for it.
 */
export async function keepOffline(address: string): Promise<void> {
  const { connection, serviceWorker } = navigator as NavigatorWithConnection;
  if (connection?.saveData || !serviceWorker) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: "KEEP", address });
}
