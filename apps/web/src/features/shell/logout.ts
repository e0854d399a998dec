import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api-client.ts";
import { forgetStored } from "../../lib/storage.ts";
import { toastNotSaved } from "../../ui/toast.tsx";

/** What belongs to no account: a reflection, and what was tried on the front page, before signing in too. */
const isPassing = (key: string): boolean => /^reflection:|^draft.*:\/front$/.test(key);

/** Ends the session and loads the sign-in page afresh, so that nothing of this person stays in memory, or in this tab. */
export function useLogout() {
  return useMutation({
    mutationFn: () => api.api.session.$delete(),
    onSuccess: () => {
      forgetStored(isPassing);
      location.assign("/signin");
    },
    onError: toastNotSaved,
  });
}
