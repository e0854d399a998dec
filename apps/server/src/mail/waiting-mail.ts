import type { Desk } from "@wellput/contract";

/** The mail that tells an admin what waits for them; null where nothing does. It names nothing of what was written. */
export function waitingMail(
  publicUrl: string,
  { reviews, concerns }: Desk,
): { readonly subject: string; readonly text: string } | null {
  const lines = [
    ...(reviews > 0 ? [`To review before others read it: ${reviews}`, `${publicUrl}/admin/review`, ""] : []),
    ...(concerns > 0 ? [`Reported by somebody: ${concerns}`, `${publicUrl}/admin/reported`, ""] : []),
  ];
  if (lines.length === 0) return null;
  return {
    subject: "Something waits for you in Wellput",
    text: ["This waits for an admin:", "", ...lines, "You get this once a day while something waits."].join("\n"),
  };
}
