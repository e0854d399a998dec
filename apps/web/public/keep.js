// A part of the service worker: keeps the one large file that a page asks it to keep, and drops the one of an older build.
addEventListener("message", (event) => {
  if (event.data?.type === "KEEP") event.waitUntil(keep(new URL(event.data.address, location.href).href));
});

async function keep(address) {
  const cache = await caches.open("kept");
  if (await cache.match(address)) return;
  await cache.add(address);
  for (const { url } of await cache.keys()) if (url !== address) await cache.delete(url);
}
