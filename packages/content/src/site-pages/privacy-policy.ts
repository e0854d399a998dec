import type { SitePage } from "./site-page.ts";

export const privacyPolicy: SitePage = {
  slug: "privacypolicy",
  title: "Privacy Policy",
  lead: "Hard messages are private. This page says what is stored, where, for how long, and who sees it.",
  updated: "2026-11-20",
  sections: [
    {
      id: "short",
      heading: "The short version",
      paragraphs: [],
      list: [
        "The feedback comes from our own program. It runs on this installation of Wellput.",
        "Your text is not sent to another company, and nobody trains a program on it.",
        "Feedback while typing is worked out in your own browser. That text does not leave your device.",
        "We store what you save. We show no ads, and we sell nothing about you.",
        "You can download or delete your data at any time on your account page.",
      ],
      links: [{ label: "Your account", to: "/account" }],
    },
    {
      id: "reading",
      heading: "When you ask for feedback",
      paragraphs: [
        "Your message goes to this installation, is read by the program, and the comments come back. Each box says where its text goes: on this device, to your account, or to a study.",
        "In some boxes your tries are kept, so that you can see how you get on, and so that the feedback can be made better. A kept try holds the text, the comments, the kind of task and the time. On the public pages it holds no name.",
        "The program reads words. It takes no guess at who you are, your health or your mood, and it makes no profile of you.",
      ],
    },
    {
      id: "stored",
      heading: "What is stored, and for how long",
      paragraphs: ["All of this is in the database of this installation."],
      list: [
        "Account: e-mail, user name, initials, group, whether you accepted the terms. Your password is stored only in a scrambled form that cannot be read back. Kept until you delete the account.",
        "Sign-ins: when a session began, its network address and kind of browser. Kept until the session ends.",
        "Situations, answers, logs and quiz results: kept until you delete them or the account.",
        "Public situations and articles: kept until you or an administrator delete them. They stay without your name if you delete the account.",
        "Ratings of comments: the comment, its sentence, your thumb and your reason. With general feedback, your e-mail if you gave it, and your last text if you left the box ticked.",
        "Courses and studies: your tries, answers and place in the course, under the participant number in your link, for as long as the study says.",
        "Shared sheets of a group session: what everyone wrote on them, for as long as the group keeps them.",
        "Acts of administrators: who did what, and when. This protects you as well as them.",
        "Visits: the name of the page or button and the time. Never what you typed.",
        "Newsletter: your e-mail, until you ask us to take it off the list.",
      ],
    },
    {
      id: "who-sees",
      heading: "Who sees it",
      paragraphs: [
        "Private situations, answers and logs are shown to you alone. Administrators see groups and their seats, ratings of comments, general feedback, and counts of use. They can remove public items.",
        "Those who run a course or study can export what its participants wrote, by number. People who fill in a shared sheet together all see that sheet.",
        "The technical staff of this installation look after the database. They may look into it to repair a fault, and for nothing else. We give data to others only if a law obliges us to.",
      ],
    },
    {
      id: "others",
      heading: "When another company is involved",
      paragraphs: [
        "If you sign in with an outside provider, that provider learns that you signed in here. We receive your e-mail and name from it.",
        "The people who run an installation can set an outside video, quiz, newsletter form or language service. All of these are off at first. Anyone who turns on an outside language service has to tell you so before you type.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      paragraphs: [
        "There is one session cookie. It keeps you signed in, and it ends when you sign out. Sign-in with an outside provider uses a second one for a few minutes, to keep that step safe. There are no cookies for ads or tracking.",
      ],
    },
    {
      id: "local-storage",
      heading: "What your browser keeps",
      paragraphs: ["These things stay on your device. Clear the data of this site in your browser to remove them."],
      list: [
        "countedAttempts: how many tries you have made in a box with a limit.",
        "Drafts of forms, so that a lost connection does not cost you your text.",
        "Your place in a course or practice page, and the participant number from your link.",
        "Which notes you have opened (About, Privacy, Subscribe), and light or dark colours.",
        "For one tab only: your entries on the page about emotions and values, and on the log pages.",
        "Files of the app itself, so that it starts fast.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [
        "You can see, correct, download and delete your data. The account page has a button for one file with all of it, and one to delete the account. Deleting ends your sessions and removes your personal records for good.",
        "You can also ask us to do any of this for you, ask what we hold, or object to a use. Depending on where you live, you may have the right to complain to a data protection office.",
      ],
      links: [{ label: "Contact Us", to: "/contact" }],
    },
    {
      id: "others-data",
      heading: "Please leave names out",
      paragraphs: [
        "A message about another person is about their private life too. Use a first letter or a made-up name. Wellput is only for people who are 18 or older, and we do not knowingly keep data of anyone younger.",
      ],
    },
  ],
};
