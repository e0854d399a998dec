import type { SitePage } from "./site-page.ts";

export const termsOfUse: SitePage = {
  slug: "termsofuse",
  title: "Terms of Use",
  lead: "Please read this page before you use Wellput. It is short on purpose.",
  updated: "2026-11-20",
  sections: [
    {
      id: "who",
      heading: "Who may use Wellput",
      paragraphs: [
        "You must be 18 or older to use Wellput. By making an account you tell us that you are.",
        "Please sign up with an e-mail address of your own. Keep your password to yourself. If you think that someone else knows it, set a new one by the link on the sign-in page.",
      ],
      links: [{ label: "Set a new password", to: "/forgotpassword" }],
    },
    {
      id: "educational",
      heading: "What Wellput is for",
      paragraphs: [
        "Wellput is educational. It helps you practise how to word a hard message. It points at phrases, says why they may land badly, and offers other ways to say the same thing.",
        "Wellput is not therapy, and it is not medical or legal advice. A program reads your text. It does not know you, the other person, or the past between you. It can miss things, and it can be wrong. You decide what to send.",
      ],
    },
    {
      id: "emergency",
      heading: "Not for emergencies",
      paragraphs: [
        "Nobody watches what you type here, and nobody will call for help on your behalf. If you or someone near you is in danger, call your local emergency number now.",
        "If you are not sure of the number, look at the front pages of a phone book, at the website of your city or state, or ask any person near you. Most mobile phones also have an emergency call on the lock screen.",
        "If someone hurts or threatens you, careful wording is not what is called for. Your safety comes first. A help line in your country can tell you what to do next.",
      ],
      links: [{ label: "Need help now?", to: "/help" }],
    },
    {
      id: "your-texts",
      heading: "Your texts stay yours",
      paragraphs: [
        "What you write belongs to you. You let us store it and show it back to you, because the product cannot work otherwise. If you publish a situation or an article, you let other users read it too.",
        "You can delete your texts one by one. You can also delete your account, and your private texts go with it. Public items stay, without your name. Delete them first if you would rather not leave them.",
      ],
    },
    {
      id: "stored",
      heading: "What we store",
      paragraphs: [
        "We store your e-mail address, a user name, the group you joined, and the texts, logs, answers and ratings that you save. The privacy page lists it all: where it is, for how long, and who can see it.",
      ],
      links: [{ label: "Privacy Policy", to: "/privacypolicy" }],
    },
    {
      id: "fair-use",
      heading: "Fair use",
      paragraphs: ["Wellput is shared by many people. These few rules keep it useful for all of them."],
      list: [
        "Leave out names and details that could point at a real person.",
        "Write your own words, or words that you have the right to use.",
        "Publish nothing that insults, threatens or exposes anyone.",
        "Use the feedback to be clear and kind, never to pressure or trick someone.",
        "Leave the accounts and data of other people alone.",
        "Do not flood the service with automatic requests. Some boxes count your tries and stop at a limit.",
      ],
    },
    {
      id: "groups",
      heading: "Groups",
      paragraphs: [
        "You join with a code from a group. The group sees its own practice scenarios. It does not see your private texts.",
      ],
    },
    {
      id: "no-promise",
      heading: "What we cannot promise",
      paragraphs: [
        "We work to keep Wellput running and its feedback sound. We cannot promise that it is always there, or that a reply to your message will be what you hope for. To the extent that the law allows, we are not liable for what follows from a message that you send. Rights that the law gives you stay as they are.",
        "We may close an account that breaks these terms. If we change the terms, the new ones stand on this page with their date.",
      ],
    },
    {
      id: "no-affiliation",
      heading: "No affiliation",
      paragraphs: [
        "Wellput builds on ideas of Nonviolent Communication, described by Marshall B. Rosenberg. Nonviolent Communication and NVC are marks of the Center for Nonviolent Communication (CNVC). Wellput is not affiliated with CNVC, and CNVC has not reviewed or approved it. All wording here is our own.",
      ],
    },
    {
      id: "questions",
      heading: "Questions",
      paragraphs: ["If anything here is unclear, write to us. 'Contact Us' is at the foot of nearly every page."],
      links: [{ label: "Contact Us", to: "/contact" }],
    },
  ],
};
