/** The mail with a reset link. */
export function resetMail(publicUrl: string, token: string): { subject: string; text: string } {
  return {
    subject: "Set a new Wellput password",
    text: [
      "Somebody, probably you, asked for a new password for your Wellput account.",
      "",
      "Choose it here within the next hour; the link works once:",
      `${publicUrl}/resetpassword?token=${encodeURIComponent(token)}`,
      "",
      "If it was not you, nothing has changed and you can delete this mail.",
    ].join("\n"),
  };
}
