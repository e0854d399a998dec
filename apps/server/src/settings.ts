import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { Collection } from "@wellput/contract";
import * as z from "zod";
import { SERVER_FOLDER } from "./server-folder.ts";
import { LessonQuizzes, LessonVideos, VideoFile } from "./settings-lessons.ts";
import { ProviderList } from "./settings-providers.ts";
import { HttpUrl, jsonOr } from "./settings-shapes.ts";

/** A shorter one could be guessed. */
export const SECRET_MIN_CHARS = 32;

const ROOT = resolve(SERVER_FOLDER, "../..");

const Port = z.coerce.number().int().min(0).max(65_535);
const Count = z.coerce.number().int().min(1).max(1_000_000);

const Links = jsonOr("{}").pipe(z.record(z.string(), z.string().max(2000)));

const Client = z.string().regex(/^[^:\s]+:\S+$/, "must be an id and a secret with a colon between");
const listOr = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    );
const List = listOr("");

/** Every setting: its shape, the default as people read it, and what it does. */
const SETTINGS = {
  PORT: { shape: Port.default(3000), default: "3000", does: "Port to listen on; 0 takes any free one." },
  HOST: {
    shape: z.string().min(1).default("127.0.0.1"),
    default: "127.0.0.1",
    does: "Address to listen on; 0.0.0.0 lets other machines in.",
  },
  DATA_DIR: {
    shape: z.string().min(1).default("data"),
    default: "data",
    does: "Folder of the embedded database and the secret, relative to the repository.",
  },
  DATABASE_URL: {
    shape: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
    default: "(embedded database)",
    does: "PostgreSQL to use instead of the embedded database.",
  },
  DISK_SPARE_MB: {
    shape: z.coerce.number().int().min(1).max(1_000_000).default(64),
    default: "64",
    does: "Megabytes that stay free on the disk of the embedded database: with less, nothing is saved and people are told so.",
  },
  PUBLIC_URL: {
    shape: HttpUrl.optional(),
    default: "http://localhost:PORT",
    does: "Address people use, and what links in mails begin with. Once it is set, requests for another host name are refused; https makes cookies Secure.",
  },
  ALLOWED_HOSTS: {
    shape: List,
    default: "(none)",
    does: "Other names that this server may be asked by where PUBLIC_URL is set, with commas between. localhost may always; /healthz and /readyz answer to any name or number.",
  },
  REQUEST_TIMEOUT_SECONDS: {
    shape: z.coerce.number().int().min(1).max(3600).default(60),
    default: "60",
    does: "Seconds in which a whole request must have come in.",
  },
  AUTH_SECRET: {
    shape: z.string().min(SECRET_MIN_CHARS, `must have at least ${SECRET_MIN_CHARS} characters`).optional(),
    default: "(made once and kept)",
    does: "Secret that signs the session cookies.",
  },
  JOINING_CODE: {
    shape: z.string().trim().min(1).max(100).optional(),
    default: "(made once and shown at each start)",
    does: "Joining code of the first group.",
  },
  LOG_LEVEL: {
    shape: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
    default: "info",
    does: "How much is logged to stderr: trace, debug, info, warn, error, fatal or silent.",
  },
  TRUST_PROXY: {
    shape: z.coerce.number().int().min(0).max(10).default(0),
    default: "0",
    does: "Number of proxies in front whose X-Forwarded-For counts.",
  },
  ANALYSIS_WORKERS: {
    shape: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(Math.max(1, availableParallelism() - 1)),
    default: "(cores - 1)",
    does: "Worker threads that analyse messages.",
  },
  ANONYMOUS_ANALYSES_PER_MINUTE: {
    shape: Count.default(120),
    default: "120",
    does: "Analyses a minute from one address without signing in.",
  },
  ANALYSES_PER_MINUTE: {
    shape: Count.default(300),
    default: "300",
    does: "Analyses a minute of one person who has signed in, or one guest of a workshop; all at one address have twenty times as many.",
  },
  STORED_MEGABYTES_PER_DAY: {
    shape: Count.default(200),
    default: "200",
    does: "Megabytes a day that one address, or one person who has signed in, may have kept.",
  },
  VISITOR_TEXT_DAYS: {
    shape: z.coerce.number().int().min(1).max(365).default(365),
    default: "365",
    does: "Days after which tries, messages and general feedback of visitors, and answers to surveys that carry no user id, are deleted; what an account holds is its owner's to delete.",
  },
  PARTICIPANT_DAYS: {
    shape: z.coerce.number().int().min(1).max(36_500).optional(),
    default: "(until an admin erases them)",
    does: "Days after which participants of courses and studies are deleted, with what is kept under their numbers.",
  },
  LIVE_STREAMS_PER_ADDRESS: {
    shape: Count.default(200),
    default: "200",
    does: "Open tabs that one address may keep up to date without signing in; a person who has signed in has 20.",
  },
  SIGN_IN_TRIES_PER_MINUTE: {
    shape: Count.default(30),
    default: "30",
    does: "Tries a minute from one address that fail: signing in or up, joining codes, numbers of shared sessions; and reset links from one address or for one e-mail.",
  },
  WRONG_PASSWORDS_PER_HOUR: {
    shape: Count.default(60),
    default: "60",
    does: "Wrong passwords an hour from one address at one account, and ten times as many from all addresses together; after them its sign-in is closed there for the rest of the hour, or until the password is reset.",
  },
  SMTP_URL: {
    shape: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
    default: "(mails wait in the outbox)",
    does: "Mail server, such as smtps://user:password@mail.example.org. Without one, admins read the mails in the Admin Panel.",
  },
  MAIL_FROM: {
    shape: z.email().default("wellput@localhost.localdomain"),
    default: "wellput@localhost.localdomain",
    does: "Address that mails come from.",
  },
  GOOGLE_CLIENT: {
    shape: Client.optional(),
    default: "(no button)",
    does: "Client id and secret for signing in with Google, with a colon between.",
  },
  FACEBOOK_CLIENT: {
    shape: Client.optional(),
    default: "(no button)",
    does: "The same for Facebook.",
  },
  SIGN_IN_PROVIDERS: {
    shape: ProviderList,
    default: "[]",
    does: "JSON list of other OpenID Connect providers: id, label, issuer, clientId, clientSecret.",
  },
  CONTACT_EMAIL: {
    shape: z.email().optional(),
    default: "(own form)",
    does: "E-mail shown under Contact Us.",
  },
  POSTAL_ADDRESS: {
    shape: z.string().max(500).default(""),
    default: "(none)",
    does: "Postal address shown in the footer.",
  },
  NEWSLETTER_SCRIPT_URL: {
    shape: HttpUrl.optional(),
    default: "(own form)",
    does: "Script that replaces the newsletter form.",
  },
  FRAME_ORIGINS: {
    shape: List.pipe(z.array(HttpUrl.transform((address) => new URL(address).origin))),
    default: "(none)",
    does: "Origins of other sites that may show /iframeFeedback inside their pages, such as https://course.example.org, with commas between.",
  },
  API_ORIGINS: {
    shape: List.pipe(z.array(HttpUrl.transform((address) => new URL(address).origin))),
    default: "(none)",
    does: "Origins of other sites whose pages may use the API with tokens, or analyse without one, such as https://app.example.org, with commas between. Cookies count for nothing there.",
  },
  VIDEO_HOSTS: {
    shape: List.pipe(z.array(z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/i, "must be names of hosts"))),
    default: "(none)",
    does: "Hosts whose films articles may show, once a reader has pressed Play, such as www.youtube-nocookie.com, with commas between.",
  },
  ARTICLE_FILMS: {
    shape: List.pipe(z.array(VideoFile)),
    default: "(none)",
    does: "Files in VIDEOS_DIR that articles may show, once a reader has pressed Play, with commas between.",
  },
  WORKSHOP_DAYS: {
    shape: Count.default(90),
    default: "90",
    does: "Days after which a workshop is deleted at the latest that its trainer no longer uses, with everything written in it; a trainer may choose fewer, and those who join are told.",
  },
  WORKSHOP_SURVEY_URL: {
    shape: HttpUrl.optional(),
    default: "(own survey)",
    does: "Survey of another service that /workshopsurvey shows in the place of our own.",
  },
  KNOWLEDGE_BANK: {
    shape: List,
    default: "(none)",
    does: "Boxes with 'Add to Knowledge Bank', by their places, with commas between: checkmessage.",
  },
  HELPER_FOLDERS: {
    shape: listOr("Students2023").pipe(z.array(Collection)),
    default: "Students2023",
    does: "Folders of the message helper, with commas between: people open /messagehelper/FOLDER?userId=… from a link, and are kept there as participants.",
  },
  LINKS: { shape: Links, default: "{}", does: "JSON of links to point elsewhere, by name." },
  LESSON_VIDEOS: {
    shape: LessonVideos,
    default: "{}",
    does: "JSON of videos in the place of lessons' slides, by the id of the lesson: an address, or a file in VIDEOS_DIR.",
  },
  VIDEOS_DIR: {
    shape: z.string().min(1).optional(),
    default: "(videos in DATA_DIR)",
    does: "Folder of the video files that LESSON_VIDEOS and ARTICLE_FILMS name, relative to the repository.",
  },
  LESSON_QUIZZES: {
    shape: LessonQuizzes,
    default: "{}",
    does: "JSON of addresses in the place of lessons' questions, by the id of the lesson; they are opened with the participant's userId.",
  },
  HELP_NUMBERS_FILE: {
    shape: z.string().min(1).optional(),
    default: "(the file that comes along)",
    does: "Help lines by country in the place of packages/content/data/help-numbers.json, as JSON of the same shape; relative to the repository.",
  },
  MODEL_BASE_URL: {
    shape: HttpUrl.optional(),
    default: "(own engine)",
    does: "OpenAI-compatible address, ending in /v1 as a rule, of a language model that gives the feedback; messages are then sent there.",
  },
  MODEL_API_KEY: {
    shape: z.string().min(1).max(1000).optional(),
    default: "(none)",
    does: "Key that the language model asks for.",
  },
  MODEL_NAME: {
    shape: z.string().min(1).max(200).default("gpt-4o-mini"),
    default: "gpt-4o-mini",
    does: "Name of the language model.",
  },
  MODEL_TIMEOUT_MS: {
    shape: z.coerce.number().int().min(100).max(15_000).default(8000),
    default: "8000",
    does: "Milliseconds after which our own engine answers in the language model's place.",
  },
  WEB_DIR: {
    shape: z.string().min(1).default("apps/web/dist"),
    default: "apps/web/dist",
    does: "Folder of the built web app, relative to the repository.",
  },
} as const;

type SettingName = keyof typeof SETTINGS;

/** Name, default and purpose of every setting, for the README's table. */
export const SETTINGS_TABLE: readonly { name: string; default: string; does: string }[] = Object.entries(SETTINGS).map(
  ([name, setting]) => ({ name, default: setting.default, does: setting.does }),
);

const Environment = z.object(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, { shape }]) => [name, shape])) as {
    [Name in SettingName]: (typeof SETTINGS)[Name]["shape"];
  },
);
export type Settings = z.output<typeof Environment> & { readonly VIDEOS_DIR: string };

/** A setting has a value that cannot be used; the message names it. */
export class WrongSetting extends Error {}

/**
 * Reads the settings from an environment; an empty value counts as absent and folders become absolute.
 *
 * @throws {WrongSetting} naming every setting that does not fit.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([name, value]) => name in SETTINGS && value?.trim());
  const result = Environment.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new WrongSetting(`These settings cannot be used:\n  ${lines.join("\n  ")}`);
  }
  const settings = result.data;
  const dataDir = resolve(ROOT, settings.DATA_DIR);
  return {
    ...settings,
    DATA_DIR: dataDir,
    VIDEOS_DIR: settings.VIDEOS_DIR ? resolve(ROOT, settings.VIDEOS_DIR) : resolve(dataDir, "videos"),
    WEB_DIR: resolve(ROOT, settings.WEB_DIR),
    HELP_NUMBERS_FILE: settings.HELP_NUMBERS_FILE && resolve(ROOT, settings.HELP_NUMBERS_FILE),
  };
}
