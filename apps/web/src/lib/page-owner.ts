/** Whose page this is: of the first person who was signed in since it was loaded. It may hold what they typed. */
let owner: string | undefined;

export const pageOwner = (): string | undefined => owner;

/** Whether the page goes on for a person, or for a visitor; somebody else's is loaded anew. */
export function keepsPage(me: { readonly id: string } | null): boolean {
  owner ??= me?.id;
  if (!me || me.id === owner) return true;
  location.reload();
  return false;
}
