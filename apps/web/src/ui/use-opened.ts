import { useEffect, useState } from "react";

/**
 * For a dialog that is fetched with its first opening, and so would come to be open: closed for one moment first. Mantine
 * gives the focus back only after an opening that it saw.
 */
export function useOpened(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isOpen && isMounted;
}
