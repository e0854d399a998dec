/** Who writes: a participant, whose tries are kept under their user id; people of groups, whose tries are kept; anybody. */
export type Helped =
  | { readonly participant: { readonly collection: string; readonly userId: string } }
  | { readonly groups: string }
  | { readonly anybody: true };
