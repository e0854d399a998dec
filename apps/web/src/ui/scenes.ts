/** Drawings of screens, by the hand that draws the codes: 96 by 72, `soft` filled with a quiet tint, `lines` drawn over it. */
interface SceneDrawing {
  readonly soft: string;
  readonly lines: string;
}

export const SCENES = {
  /** A sheet and a pen: something to be written. */
  letter: {
    soft: "M20 12h34a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z",
    lines:
      "M58 30V16a4 4 0 0 0-4-4H20a4 4 0 0 0-4 4v44a4 4 0 0 0 4 4h34a4 4 0 0 0 4-4v-6 M25 24h22 M25 34h16 M25 44c3-3 6-3 9 0s6 3 9 0 M80 18L59 42l-3 10 9-5 21-24z M76 22.500l6 5",
  },
  /** Two who speak by turns. */
  talk: {
    soft: "M16 12h36a7 7 0 0 1 7 7v16a7 7 0 0 1-7 7H32l-10 9v-9h-6a7 7 0 0 1-7-7V19a7 7 0 0 1 7-7z",
    lines:
      "M16 12h36a7 7 0 0 1 7 7v16a7 7 0 0 1-7 7H32l-10 9v-9h-6a7 7 0 0 1-7-7V19a7 7 0 0 1 7-7z M20 22h28 M20 31c3-3 6-3 9 0s6 3 9 0 M66 26h13a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7h-3v9l-9-9H54",
  },
  /** A glass over a page on which nothing is found. */
  search: {
    soft: "M40 12a20 20 0 1 0 .01 0z",
    lines: "M40 12a20 20 0 1 0 .01 0z M55 47l18 17 M33 27c2-5 12-5 13 1 0 5-6 4-6 9 M40 42h0",
  },
  /** An open book with something dear on its page. */
  diary: {
    soft: "M48 20c-9-6-21-7-36-5v43c15-2 27-1 36 5z",
    lines:
      "M48 20c-9-6-21-7-36-5v43c15-2 27-1 36 5 9-6 21-7 36-5V15c-15-2-27-1-36 5z M48 20v43 M21 27c6-1 13 0 18 2 M21 37c6-1 13 0 18 2 M66 47c-6-5-9-7-9-11a4.500 4.500 0 0 1 9-2 4.500 4.500 0 0 1 9 2c0 4-3 6-9 11z",
  },
  /** A word handed on with open hands. */
  hands: {
    soft: "M32 8h32a6 6 0 0 1 6 6v15a6 6 0 0 1-6 6H50l-8 7v-7H32a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z",
    lines:
      "M32 8h32a6 6 0 0 1 6 6v15a6 6 0 0 1-6 6H50l-8 7v-7H32a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z M40 21l6 6 11-11 M6 50c6-3 11-4 17-2l9 4c5 2 3 7-2 6l-8-2 M6 64h22c6 0 10-4 14-9 2-3-2-6-5-4l-5 3 M90 50c-6-3-11-4-17-2l-9 4c-5 2-3 7 2 6l8-2 M90 64H68c-6 0-10-4-14-9-2-3 2-6 5-4l5 3",
  },
} satisfies Record<string, SceneDrawing>;

export type SceneName = keyof typeof SCENES;
