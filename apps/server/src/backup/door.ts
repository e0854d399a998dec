import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import * as z from "zod";
import { BackupRefused } from "./format.ts";

/** Whoever takes nothing for so long is let go: all others wait for the database. */
const STALLED_MS = 30_000;
const HERE = "127.0.0.1";

const Note = z.object({ port: z.int(), token: z.string().min(1) });
const noteIn = (folder: string) => join(folder, "door.json");

interface DoorOptions {
  /** Of the embedded database. */
  readonly folder: string;
  readonly send: (output: Writable) => Promise<void>;
  readonly logger: Logger;
}

/**
 * Opens a door for the operator's commands on this machine: only this process can read the embedded database. Its number and
 * the word that opens it stand in a file that only the server's user reads. The answer closes it.
 */
export async function openDoor({ folder, send, logger }: DoorOptions): Promise<() => void> {
  const token = randomBytes(32).toString("base64url");
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isSame(request.headers.authorization ?? "", `Bearer ${token}`)) return void response.writeHead(403).end();
    logger.info("a backup begins");
    await send(response.writeHead(200));
    logger.info("a backup was taken");
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, "a backup failed");
      response.destroy();
    });
  });
  server.timeout = STALLED_MS;
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, HERE, resolve));
  const { port } = server.address() as AddressInfo;
  const note = noteIn(folder);
  rmSync(note, { force: true });
  writeFileSync(note, JSON.stringify({ port, token }), { mode: 0o600, flag: "wx" });
  return () => {
    rmSync(note, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/** Fetches a backup through the door of the server that has the folder open. @throws {BackupRefused} */
export async function fetchBackup(folder: string, output: Writable): Promise<void> {
  const { port, token } = readNote(folder);
  const answer = await fetch(`http://${HERE}:${port}/`, { headers: { authorization: `Bearer ${token}` } }).catch(
    refuse,
  );
  if (!answer.ok || !answer.body) return refuse();
  await pipeline(answer.body as AsyncIterable<Uint8Array>, output).catch((error: unknown) => {
    // The connection broke: at the other end, where the log says why.
    if (error instanceof TypeError)
      throw new BackupRefused("The running Wellput could not finish the backup: its log says why.");
    throw error;
  });
}

function refuse(): never {
  throw new BackupRefused(
    "A process has the data folder open and takes no backup: it may be starting, stopping or an older Wellput.",
  );
}

function readNote(folder: string): z.infer<typeof Note> {
  try {
    return Note.parse(JSON.parse(readFileSync(noteIn(folder), "utf8")));
  } catch {
    return refuse();
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
