import { FEEDBACK_TIMEOUT_MS } from "@wellput/contract";
import type { Logger } from "pino";
import { createAnalyser } from "./analyser/analyser.ts";
import { readOwnBuild } from "./analyser/engine-build.ts";
import { createAuth, type Passwords, SLOW_PASSWORDS } from "./auth/auth.ts";
import { createLimits } from "./auth/limits.ts";
import { createLoadLimits } from "./auth/load-limits.ts";
import { createProviders } from "./auth/providers.ts";
import { Turns } from "./auth/turns.ts";
import type { OpenDatabase } from "./db/database.ts";
import { keepCourseVersions } from "./features/courses/public.ts";
import { readHelpNumbers } from "./help-numbers.ts";
import type { Deps } from "./http/env.ts";
import { keepAuthSecret } from "./installation/auth-secret.ts";
import { createLanguageModel } from "./language-model/language-model.ts";
import { LIVE_CHANNEL } from "./live/announce.ts";
import { LiveHub } from "./live/live-hub.ts";
import { News } from "./live/news.ts";
import { Presence } from "./live/presence.ts";
import { createRowReaders } from "./live-rows.ts";
import type { Settings } from "./settings.ts";
import { allProviders } from "./settings-providers.ts";

const LIVE_STREAMS_MAX = 2000;

interface DepsOptions {
  readonly database: OpenDatabase;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly publicUrl: () => string;
  readonly stopping: AbortSignal;
  readonly now: () => Date;
  /** How long an analysis may take. */
  readonly analysisMs?: number;
  readonly passwords?: Passwords;
}

/** Puts together what the app needs, on an open database that is up to date. */
export async function createDeps({
  database,
  settings,
  logger,
  publicUrl,
  stopping,
  now,
  analysisMs = FEEDBACK_TIMEOUT_MS,
  passwords = SLOW_PASSWORDS,
}: DepsOptions): Promise<Deps> {
  const { db } = database;
  await keepCourseVersions(db, now());
  const helpNumbers = await readHelpNumbers(settings);
  const live = new LiveHub(LIVE_STREAMS_MAX, createRowReaders({ db, now }), logger);
  await database.listen(
    LIVE_CHANNEL,
    (payload) => live.publish(payload),
    () => live.endAll(),
  );
  const secret = settings.AUTH_SECRET ?? (await keepAuthSecret(database, settings.DATA_DIR));
  const auth = createAuth({
    db,
    secret,
    isSecure: settings.PUBLIC_URL?.startsWith("https:") ?? false,
    passwords,
    logger,
  });
  const loadLimits = createLoadLimits({
    analysesPerMinute: settings.ANONYMOUS_ANALYSES_PER_MINUTE,
    ownAnalysesPerMinute: settings.ANALYSES_PER_MINUTE,
    storedMegabytesPerDay: settings.STORED_MEGABYTES_PER_DAY,
    streamsPerAddress: settings.LIVE_STREAMS_PER_ADDRESS,
  });
  const limits = createLimits({
    triesPerMinute: settings.SIGN_IN_TRIES_PER_MINUTE,
    passwordsPerHour: settings.WRONG_PASSWORDS_PER_HOUR,
    db,
    secret,
  });
  const analyser = createAnalyser({ workers: settings.ANALYSIS_WORKERS, timeoutMs: analysisMs, logger });
  const languageModel = settings.MODEL_BASE_URL
    ? createLanguageModel({
        baseUrl: settings.MODEL_BASE_URL,
        key: settings.MODEL_API_KEY,
        model: settings.MODEL_NAME,
        timeoutMs: settings.MODEL_TIMEOUT_MS,
        logger,
      })
    : null;
  const providers = createProviders(allProviders(settings));
  const services = {
    auth,
    providers,
    limits,
    signInTurns: new Turns(),
    loadLimits,
    analyser,
    engine: await readOwnBuild(),
    languageModel,
    helpNumbers,
    live,
    presence: new Presence(db, logger),
    news: new News(db, logger),
  };
  return { db, troubleOf: database.troubleOf, ...services, logger, settings, now, publicUrl, stopping };
}
