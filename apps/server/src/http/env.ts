import type { HttpBindings } from "@hono/node-server";
import type { HelpNumbers, TokenScope } from "@wellput/contract";
import type { Context } from "hono";
import type { Logger } from "pino";
import type { Analyser } from "../analyser/analyser.ts";
import type { EngineBuild } from "../analyser/engine-build.ts";
import type { Auth } from "../auth/auth.ts";
import type { Limits } from "../auth/limits.ts";
import type { LoadLimits } from "../auth/load-limits.ts";
import type { Person } from "../auth/person.ts";
import type { Providers } from "../auth/providers.ts";
import type { Quota } from "../auth/quota.ts";
import type { Turns } from "../auth/turns.ts";
import type { Database, OpenDatabase } from "../db/database.ts";
import type { LanguageModel } from "../language-model/language-model.ts";
import type { LiveHub } from "../live/live-hub.ts";
import type { News } from "../live/news.ts";
import type { Presence } from "../live/presence.ts";
import type { Settings } from "../settings.ts";

/** What every operation may reach: passed in, never imported. */
export interface Deps {
  readonly db: Database;
  readonly troubleOf: OpenDatabase["troubleOf"];
  readonly auth: Auth;
  readonly limits: Limits;
  /** Of those who prove who they are, by address. */
  readonly signInTurns: Turns;
  readonly loadLimits: LoadLimits;
  readonly providers: Providers;
  readonly analyser: Analyser;
  /** The one that reads here, as it was built. */
  readonly engine: EngineBuild;
  /** Null where the installation has none: the engine reads alone. */
  readonly languageModel: LanguageModel | null;
  /** Where help is, by country. */
  readonly helpNumbers: HelpNumbers;
  readonly live: LiveHub;
  readonly presence: Presence;
  readonly news: News;
  readonly logger: Logger;
  readonly settings: Settings;
  readonly now: () => Date;
  /** Where people reach this server, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
}

export interface HonoEnv {
  /** Absent when a test calls the app without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    deps: Deps;
    requestId: string;
    logger: Logger;
    person: Person | null;
    /** What the token of the request is good for; null where somebody asks by their session, or nobody. */
    scopes: readonly TokenScope[] | null;
    /** For whom an analysis is counted; known behind `tellQuota` alone. */
    quota: Quota;
  };
}

export type AppContext = Context<HonoEnv>;
