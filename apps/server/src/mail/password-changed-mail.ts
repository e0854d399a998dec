/** The mail that says that a password was changed: its owner should hear of it when it was not they. */
export function passwordChangedMail(publicUrl: string): { subject: string; text: string } {
  return {
    subject: "Your Wellput password was changed",
    text: [
      "The password of your Wellput account was just changed. Every other browser was signed out, and API tokens ended.",
      "",
      "If it was you, all is well. If it was not, set a new one at once:",
      `${publicUrl}/forgotpassword`,
    ].join("\n"),
  };
}
