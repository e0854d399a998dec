/** The mail to the new address: its link makes the change. */
export function confirmEmailMail(publicUrl: string, token: string): { subject: string; text: string } {
  return {
    subject: "Confirm your new e-mail for Wellput",
    text: [
      "Somebody, probably you, wants to use this e-mail for their Wellput account.",
      "",
      "Confirm it here within the next day; the link works once:",
      `${publicUrl}/confirmemail?token=${encodeURIComponent(token)}`,
      "",
      "If it was not you, nothing has changed and you can delete this mail.",
    ].join("\n"),
  };
}

/** The mail to the address that the account still has, when another one was asked for. */
export function emailChangeAskedMail(publicUrl: string): { subject: string; text: string } {
  return {
    subject: "Your Wellput account may get another e-mail",
    text: [
      "Somebody, probably you, asked for another e-mail for your Wellput account. It changes once the new one is confirmed.",
      "",
      "If it was you, all is well. If it was not, set a new password at once, which stops the change:",
      `${publicUrl}/forgotpassword`,
    ].join("\n"),
  };
}

/** The last mail to the address that the account had. */
export function emailChangedMail(publicUrl: string): { subject: string; text: string } {
  return {
    subject: "Your Wellput account has another e-mail now",
    text: [
      "Your Wellput account now has another e-mail. This one does not sign in any more.",
      "",
      "If it was not you, write to us:",
      `${publicUrl}/contact`,
    ].join("\n"),
  };
}
