/** Longest message a feedback box takes, in characters. */
export const MESSAGE_MAX_CHARS = 1000;
/**
 * Longest message the API takes, in characters: a document of forty pages, not only a box. A thread that has just begun works on
 * it for about six seconds, so that three of one person are answered before FEEDBACK_TIMEOUT_MS.
 */
export const ANALYSIS_MAX_CHARS = 100_000;
/** Largest request body outside the analysis calls, in bytes. */
export const BODY_MAX_BYTES = 256 * 1024;
/** Largest body of an analysis call, in bytes: a form writes one character as up to nine, and every message of that length fits. */
export const ANALYSIS_BODY_MAX_BYTES = 2 * 1024 * 1024;
/** How long a feedback request may take before the client gives it up, in milliseconds. */
export const FEEDBACK_TIMEOUT_MS = 20_000;
export const TOAST_CLOSE_MS = 5000;
export const TOOLTIP_SHOW_MS = 250;
export const TOOLTIP_HIDE_MS = 400;
export const ATTEMPT_LIMIT_DEFAULT = 3;
export const ATTEMPT_LIMIT_EMPATHY = 10;
/** In a session that a trainer has started, by box: a workshop works on its sentences more than once. */
export const ATTEMPT_LIMIT_SESSION = 10;
export const TITLE_MAX_CHARS = 200;
export const TEXT_MAX_CHARS = 20_000;
/** Longest text of an article, its HTML counted. */
export const ARTICLE_MAX_CHARS = 100_000;
export const ARTICLE_SUMMARY_MAX_CHARS = 400;
export const TAG_MAX_CHARS = 100;
/** So many tags one article may have. */
export const TAGS_MAX = 50;
/** Largest picture that is taken, in bytes. */
export const ARTICLE_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const USERNAME_MAX_CHARS = 60;
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
export const TOKEN_NAME_MAX_CHARS = 60;
/** So many tokens one person may have. */
export const TOKENS_MAX = 20;
export const CHALLENGE_SENTENCES_MAX = 10;
/** Sentences of one round of the quiz: half of them tell feelings, half pass judgments. */
export const QUIZ_QUESTIONS = 10;
/** Sentences that a response has room for, and a shared sheet of practice. */
export const RESPONSE_SLOTS = 10;
/** Items of one page of a list. */
export const PAGE_SIZE_DEFAULT = 25;
export const PAGE_SIZE_MAX = 100;
export const GROUP_DEFAULT = "GENERAL";
export const GROUP_SEATS_DEFAULT = 50;
/** Under which answers stand that belong to no group, and to no scenario. */
export const GROUP_NAME_DEFAULT = "general";
export const PARENT_DOC_DEFAULT = "generalscenario";
/** The tag of a kept first try before which nothing had helped: no feedback, and no sample. */
export const UNAIDED_TAG = "unaided";
/** Of a report of something public. */
export const CONCERN_MAX_CHARS = 1000;
/** Stands where others would read a text that shows somebody at risk: it is not theirs to see. */
export const WITHHELD = "withheld";
/** Of what a workshop's code is made: letters that neither look nor sound like another when they are read aloud. */
export const WORKSHOP_CODE_LETTERS = "FHJKLMQRTWXY";
export const WORKSHOP_ANSWER_MAX_CHARS = 2000;
export const WORKSHOP_FOR_WHOM_MAX_CHARS = 100;
/** Stands between the parts of a guest's own sheet: the title, then each question with what they wrote. */
export const WORKSHOP_SHEET_RULE = "\n\n----\n\n";
/** How long what people wrote in a workshop may be kept, in days, and how long it is where nobody chooses. */
export const WORKSHOP_KEPT_DAYS = [1, 7, 30, 90] as const;
export const WORKSHOP_KEPT_DAYS_DEFAULT = 90;
/** So many sit at one table of a workshop. */
export const TABLE_SIZE_MIN = 3;
export const TABLE_SIZE_MAX = 8;
/** So many join one workshop. */
export const WORKSHOP_GUESTS_MAX = 500;

/** The key under which the text of a course's message is answered. */
export const MESSAGE_KEY = "text";
/** A scale goes from 1 to so many. */
export const SCALE_STEPS = 5;
