import { useState } from "react";

/**
 * Whether what stands in a field was typed right here. On a shared sheet others write into the same field: help is for the one
 * who wrote, and for nobody else.
 */
export function useTyped(text: string): { readonly isTypedHere: boolean; readonly noteTyped: (text: string) => void } {
  const [typed, noteTyped] = useState<string>();
  return { isTypedHere: typed === text, noteTyped };
}
