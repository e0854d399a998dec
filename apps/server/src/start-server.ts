import { createAdaptorServer, type ServerType } from "@hono/node-server";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import { sendBackup } from "./backup/backup-file.ts";
import { openDoor } from "./backup/door.ts";
import { createChores } from "./chores/chores.ts";
import { createDeps } from "./create-deps.ts";
import { makeAdminToken } from "./features/accounts/public.ts";
import { findOpenCode } from "./installation/groups.ts";
import { prepareInstallation } from "./installation/prepare.ts";
import { createMailer } from "./mail/mailer.ts";
import { openDatabase } from "./open-database.ts";
import type { Settings } from "./settings.ts";

/** How long requests may take to finish when the server stops. */
const FINISH_MS = 10_000;
/** So often it is looked for requests that come in too slowly. */
const SLOW_CHECK_MS = 1000;

export interface RunningServer {
  readonly url: string;
  /** Null when every group is full. */
  readonly joiningCode: string | null;
  /** Null when there is an admin. */
  readonly adminToken: string | null;
  stop(): Promise<void>;
}

/**
 * Opens the database, brings it up to date and listens.
 *
 * @throws {CannotOpen} with a sentence for the person at the terminal.
 */
export async function startServer(settings: Settings, logger: Logger): Promise<RunningServer> {
  const database = await openDatabase(settings, logger);
  await database.migrate();
  await prepareInstallation(database.db, settings.JOINING_CODE, new Date());
  const stopping = new AbortController();
  let url = settings.PUBLIC_URL?.replace(/\/+$/, "") ?? "";
  const deps = await createDeps({
    database,
    settings,
    logger,
    publicUrl: () => url,
    stopping: stopping.signal,
    now: () => new Date(),
  });
  const requestTimeout = settings.REQUEST_TIMEOUT_SECONDS * 1000;
  const server = createAdaptorServer({
    fetch: createApp(deps).fetch,
    serverOptions: { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: SLOW_CHECK_MS },
  });
  const closeDoor =
    database.kind === "pglite"
      ? await openDoor({
          folder: settings.DATA_DIR,
          send: (output) => sendBackup(database, deps.auth.secret, output),
          logger,
        })
      : () => {};
  const mailer = createMailer({ db: database.db, settings, logger });
  mailer?.start();
  const chores = createChores({ ...deps, settings });
  chores.start();
  const port = await listen(server, settings);
  url ||= `http://localhost:${port}`;
  return {
    url,
    joiningCode: await findOpenCode(database.db),
    adminToken: await makeAdminToken(database.db),
    async stop() {
      stopping.abort();
      deps.live.endAll();
      closeDoor();
      await deps.presence.close();
      await deps.news.close();
      await closeServer(server);
      await chores.stop();
      await mailer?.stop();
      await deps.analyser.close();
      await database.close();
    },
  };
}

function listen(server: ServerType, { PORT, HOST }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORT, HOST, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : PORT);
    });
  });
}

/** Takes no new connection, lets running requests finish, and cuts off what is left after a while. */
function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const cut = "closeAllConnections" in server ? setTimeout(() => server.closeAllConnections(), FINISH_MS) : undefined;
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}
