import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api-client.ts";
import { toastNotSaved } from "../../ui/toast.tsx";

/** Ends the session and loads the sign-in page afresh, so that nothing of this person stays in memory. */
export function useLogout() {
  return useMutation({
    mutationFn: () => api.api.session.$delete(),
    onSuccess: () => location.assign("/signin"),
    onError: toastNotSaved,
  });
}
