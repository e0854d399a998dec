/** The mail that says that a token was made: it lets a program in, so its owner should hear of it when it was not they. */
export function tokenMadeMail(publicUrl: string): { subject: string; text: string } {
  return {
    subject: "A token was made for your Wellput account",
    text: [
      "An API token was just made for your Wellput account: a program that has it does in your name what the token allows.",
      "",
      "If it was you, all is well. If it was not, set a new password at once, which ends every token:",
      `${publicUrl}/forgotpassword`,
    ].join("\n"),
  };
}
