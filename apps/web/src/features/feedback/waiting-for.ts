/** What is on its way, in words; null for nothing. */
export function waitingFor(isWaiting: boolean, isStarting: boolean): string | null {
  if (isWaiting) return "Getting feedback for you";
  return isStarting ? "Getting ready to read along" : null;
}
