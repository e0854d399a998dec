import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { keyInAddress } from "../code-words.ts";
import { takeSeatMutation } from "./room.api.ts";

/** Takes the seat of a personal link where one was opened, and puts its key out of sight. */
export function useSeatOfLink(code: string) {
  const [key] = useState(keyInAddress);
  const isTaken = useRef(false);
  const take = useMutation(takeSeatMutation(code));
  const { mutate } = take;
  useEffect(() => {
    if (key === null || isTaken.current) return;
    isTaken.current = true;
    history.replaceState(history.state, "", location.pathname);
    mutate(key);
  }, [key, mutate]);
  return { isTaking: key !== null && (take.isPending || take.isIdle), problem: take.error };
}
