/** An address of another site, told whose visit it is. */
export function withUserId(address: string, userId: string | null): string {
  if (userId === null || !URL.canParse(address)) return address;
  const url = new URL(address);
  url.searchParams.set("userId", userId);
  return url.href;
}
