/** Words for the moments when wording is not what a person needs. Numbers differ by country, so none is given. */
export const safetyTexts = {
  title: "If you are not safe",
  short: "Wellput is for learning. It is not therapy or emergency help, and nobody is reading along.",
  danger:
    "If you or someone near you is in danger right now, call your local emergency number. Most mobile phones offer an emergency call on the lock screen, even without a code.",
  findNumbers:
    "To find help lines where you live, search the web for your country's name and 'crisis line', or look at the website of your health service or city. A doctor, a nurse or a pharmacist can also tell you whom to call.",
  selfHarm:
    "If you are thinking of hurting yourself, please talk to a person today: a crisis line, a doctor, or someone you trust. You do not have to find the right words first.",
  abuse:
    "If someone hurts, threatens or controls you, a gentler message is not your job. A help line for people in your position can listen and make a plan with you. Use a device that the other person cannot look into.",
  work: "If you face threats or harassment at work or at school, keep a note of what happened and when. You can take it to a person you trust, to a union or student office, or to the body in charge of it where you live.",
} as const;
