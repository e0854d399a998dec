import type { MessageContext } from "../../nouns/message/message-box.ts";

/** Who writes: a participant, whose tries are kept under their user id; people of groups, whose tries are kept; anybody. */
export type Helped =
  | {
      readonly participant: { readonly collection: string; readonly userId: string };
      /** Of a study: shows that a try is theirs. */
      readonly studyProof: MessageContext["studyProof"];
    }
  | { readonly groups: string }
  | { readonly anybody: true };
