/**
 * Where to go after signing in: a path of this site, or home. Anything that a browser could read as another site
 * (`//host`, `/\host`, `https:…`) leads home.
 */
export function safeNextPath(next: string | undefined): string {
  if (!next?.startsWith("/")) return "/";
  try {
    const target = new URL(next, location.origin);
    return target.origin === location.origin ? `${target.pathname}${target.search}${target.hash}` : "/";
  } catch {
    return "/";
  }
}
