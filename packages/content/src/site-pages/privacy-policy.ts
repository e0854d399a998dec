import { answerPrivacy, generalPrivacy, ratingPrivacy, surveyPrivacy } from "../answer-privacy.ts";
import { ratingDetail } from "../privacy-lines.ts";
import type { SitePage } from "./site-page.ts";

export const privacyPolicy: SitePage = {
  slug: "privacypolicy",
  title: "Privacy Policy",
  lead: "Hard messages are private. This page says what is stored, where, for how long, and who sees it.",
  updated: "2026-11-30",
  sections: [
    {
      id: "short",
      heading: "The short version",
      paragraphs: [],
      list: [
        "The feedback comes from our own program. It runs on this installation of Wellput.",
        "Your text is not sent to another company, unless this installation uses a language model for feedback. Then each box says so.",
        "Nobody trains our program on your messages. One thing can become an example for improving it: a sentence whose comment you called wrong, and only if you tick the box that allows it.",
        "We store what you save. We show no ads, and we sell nothing about you.",
        "You can delete what you saved, take a copy of all of it with you, and delete your account. You need nobody's help for it.",
      ],
      links: [{ label: "Account", to: "/account" }],
    },
    {
      id: "reading",
      heading: "When you ask for feedback",
      paragraphs: [
        "Your message goes to this installation, is read by the program, and the comments come back. Each box says where its text goes and whether it is kept.",
        "You can switch on feedback while typing. Then the program runs in your browser, and the text stays on your device until you press a button that sends it, such as Get Feedback.",
        "In some boxes your tries are kept: in your account, so that you can see how you get on; on the public pages, so that a sample answer opens after a try, and tries can be counted. A kept try holds the text, the comments, the kind of task, the time, and in the practice pages whether it was a first one without help. On the public pages it holds no name, and is deleted after a year at the latest.",
        "The program reads words. It makes no profile of you, and does not look for who you are. Instant Empathy guesses what you may be feeling and needing, because you ask it to; the guess is shown to you alone, and not kept.",
        "If a text sounds as if somebody may be at risk, you see where help is first. Such a text is not kept as a try, not rated and not shown to anybody who runs this installation. In other boxes a small reader looks for this alone, on your device, and sends nothing.",
      ],
    },
    {
      id: "stored",
      heading: "What is stored, and for how long",
      paragraphs: ["All of this is in the database of this installation."],
      list: [
        "Account: e-mail, also a new one that you still have to confirm, user name, initials, group, whether you accepted the terms. Your password is stored only in a scrambled form that cannot be read back. Kept until you delete the account.",
        "Sign-ins: when a session began and when it ends, and with which browser. Kept until it ends.",
        "Situations, answers and logs: kept until you delete them or the account. Tries and rounds of the quiz in your account: kept until you delete the account. Answers to a practice scenario hold your first try at each sentence too, for you to compare.",
        `Answers to a situation ('Save My Answers'). ${answerPrivacy.gathered}`,
        `Answers to a practice scenario ('Submit Response'). ${answerPrivacy.submitted}`,
        `Courses: where you are, what you have finished and what you answered to questions and surveys; in a study, also what you agreed to and when, and what the link of a panel says of you, if the study asks for it. You can leave a study on each of its pages: then all this is deleted, or stays without your user id, as you are told before you begin. ${surveyPrivacy.participant} Whoever else has that link sees your page, and never a text. Without a user id your place and your answers to questions stay on your device.`,
        `A course's survey without a user id. ${surveyPrivacy.course} Nobody can find yours among them.`,
        "Shared sheets: what you write in a shared session. All who are in the session see it. If you are signed in, it goes when you delete the account. While a session is open on your screen, the others in it see your username, or Guest. That is gone when you close it. A sheet that nobody opens for 30 days is deleted. Where tries are kept, the text for which you press Get Feedback is kept as one of yours too, and does not go with the sheet.",
        "Public situations and articles: an administrator reads them first, without your name. Until they are accepted, nobody else sees them. They are kept until you or an administrator delete them. What others read already stays without your name if you delete the account; the rest goes with you.",
        "Pictures for articles: written anew when they come in, without the place, time and camera that a photo may hold. They go with their article, and one that came into no article goes some time after 90 days.",
        "Live workshops: the name that you join under, if you give one, and what you write there. The trainer sees who is there and who is writing, reads what is written without names, and may show it to the room without names. What shows somebody at risk is shown to its writer alone. A workshop is deleted some time after its trainer last used it, 90 days unless it says otherwise where you join.",
        `Answers to the survey after a workshop. ${surveyPrivacy.workshop} Until then nobody can find yours among them, to show or to delete it.`,
        `Ratings of comments. ${ratingDetail} ${ratingPrivacy.kept}`,
        "Participants: if you came by a link with a user id, we store that id, the folder or course, and when you began, once. Your tries there are stored under the id; the administrators and the researchers of the course can read and download them, and your ratings of comments on them. They hold no name, unless you or your course put one in. They are in no account: if you are signed in, they stay when you delete yours. All of it is kept until you leave the study, unless you are told then that it stays without the id, or until an administrator deletes it by the id (ask whoever gave you the link), or for as long as the people who run this installation have set.",
        `Examples. A box beside Send Feedback says '${ratingPrivacy.exampleBox}'. It is not ticked at first. ${ratingPrivacy.example} You can take it back on your Account page.`,
        `General feedback, and what you write to ask for a code. ${generalPrivacy}`,
        "Reports: what you report under 'Report this', with your words. Administrators read it, and do not see who you are. Kept until one of them has settled it, or you delete the account.",
        "Knowledge Bank: a text that you add to it with its button, where there is one. Administrators read it, without your name. Kept until you delete the account.",
        "Visits: the name of the page or button and the time. Never what you typed. Deleted after a year.",
        "Mails to you, such as a link to set a new password: what they say is forgotten once they are sent. That there was one is kept for 30 days.",
        "Tries at signing in: counted for up to an hour, in a form that names neither you nor your address.",
        "What administrators do: written down with the time. If it was about you, your name goes from it with your account.",
        "Newsletter: your e-mail, until you ask us to take it off the list.",
      ],
    },
    {
      id: "who-sees",
      heading: "Who sees it",
      paragraphs: [
        "Private situations, answers and logs are shown to you alone. Administrators see groups, their seats and who joined them (e-mail and user name), ratings of comments without who gave them, general feedback, and counts of use. Counts of a group show only from five people up. They read answers to situations without names, by group and situation, and can download them. Of answers to a practice scenario they see to which one they were sent, and when, but neither what they say nor from whom; they can remove them, and public items. Where no mail server is set, they hand over the mails to you themselves.",
        "The technical staff of this installation look after the database. They may look into it to repair a fault, and for nothing else. We give data to others only if a law obliges us to.",
      ],
    },
    {
      id: "others",
      heading: "When another company is involved",
      paragraphs: [
        "The people who run an installation can let you sign in with another company, such as Google or Facebook. If you press that button, your browser goes there, and that company learns that you use Wellput. It tells us your e-mail and a number for you. We ask for nothing else, and send it nothing you write.",
        "The people who run an installation can put an outside newsletter form in the place of ours. Then your browser loads that form from its maker. It is off at first.",
        "They can name sites whose films articles may show. The page says which site it is. That site learns that you watch, and your network address, once you press Play, and not before. They can also put another company's survey in the place of ours; the page says so. Both are off at first.",
        "They can also have the feedback given by a language model of another company. Then the text of a message goes there when you press Get Feedback, without your name or e-mail, and the box says so before. It is off at first. What sounds as if somebody is in danger is never sent there.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      paragraphs: [
        "There is one session cookie. It keeps you signed in, and it ends when you sign out. A second one remembers for a year that you have signed in with this browser. So nobody can lock you out of it by guessing at your password. If you join a live workshop, one more cookie keeps your seat in it, as long as what you write is kept. There are no cookies for ads or tracking.",
      ],
    },
    {
      id: "local-storage",
      heading: "What your browser keeps",
      paragraphs: ["These things stay on your device. Clear the data of this site in your browser to remove them."],
      list: [
        "countedAttempts: how many tries you have made in a box with a limit.",
        "Drafts of forms, so that a lost connection does not cost you your text.",
        "feedbackWhileTyping and quizFeedbackAtOnce: whether you switched on feedback while typing, and answers at once in the quiz.",
        "first-try-done: that you have seen the guided first try.",
        "includeWholeMessage and allowExamples: what you ticked beside Send Feedback.",
        "course: your place in a course, and what you have answered there.",
        "participants: the user id of your last link to each folder or course.",
        "keepMessages, and your recent messages, only where you switched that on. Switched off, the messages are deleted.",
        "sessions: links to shared sessions that you started.",
        "helpCountry and helpNumbers: the country you chose for help lines, and their numbers, so that they are there without a network.",
        "For as long as the tab is open: a reflection, a round of the quiz, where you are in the intro chat and in a guide, and what a page handed to the next.",
        "Light or dark colours.",
        "Files of the app itself, so that it starts fast.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [
        "You can see, correct and delete what you saved on its own pages. On your Account page you can download all that is kept about you as one file, and delete your account. Your personal records are then removed at once and for good. Counts of visits stay until they are a year old, without you.",
        "You can also ask what we hold, or object to a use. Depending on where you live, you may have the right to complain to a data protection office.",
      ],
      links: [{ label: "Contact Us", to: "/contact" }],
    },
    {
      id: "others-data",
      heading: "Please leave names out",
      paragraphs: [
        "A message about another person is about their private life too. Use a first letter or a made-up name. Wellput is only for people who are 18 or older, and we do not knowingly keep data of anyone younger. It is educational, and not therapy or emergency help.",
      ],
    },
  ],
};
