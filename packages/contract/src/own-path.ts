/** Stands for our own address while a path is read; nothing is ever sent there. */
const HERE = "http://here.invalid";

/**
 * Where to go after signing in: a path of this site, or home. Anything that a browser could read as another site
 * (`//host`, `/\host`, `https:…`) leads home.
 */
export function ownPath(next: string | undefined): string {
  if (!next?.startsWith("/") || !URL.canParse(next, HERE)) return "/";
  const { origin, pathname, search, hash } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : "/";
}
