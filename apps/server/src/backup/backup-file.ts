import { once } from "node:events";
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { OpenDatabase } from "../db/database.ts";
import { BackupRefused } from "./format.ts";
import { writeBackup } from "./write-backup.ts";

const FILE_CALLS = /^(?:open|read|writev?|fsync|rename|close|rm|unlink)$/;

/** Sends a backup, packed, as fast as it is taken. @throws {BackupRefused} and whatever goes wrong at the other end. */
export async function sendBackup({ db }: Pick<OpenDatabase, "db">, secret: string, output: Writable): Promise<void> {
  const gzip = createGzip();
  const sent = pipeline(gzip, output);
  const write = async (lines: string) => {
    if (!gzip.write(lines)) await Promise.race([once(gzip, "drain"), sent]);
  };
  try {
    await Promise.race([writeBackup({ db, secret }, write), sent]);
    gzip.end();
  } catch (error) {
    gzip.destroy(error instanceof Error ? error : new Error(String(error)));
    await sent.catch(() => {});
    throw error;
  }
  await sent;
}

/**
 * Fills a file that only its owner may read. It is there when it is whole, and takes the place of one of that name.
 *
 * @throws {BackupRefused} where no file can be.
 */
export async function saveFile(file: string, fill: (output: Writable) => Promise<void>): Promise<number> {
  const unfinished = `${file}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    const handle = await open(unfinished, "wx", 0o600);
    const output = handle.createWriteStream({ flush: true });
    await fill(output);
    await rename(unfinished, file);
    return output.bytesWritten;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (isOfFile(error)) throw new BackupRefused(`The backup cannot be written: ${error.message}.`);
    throw error;
  }
}

/** The lines of a packed file. @throws {BackupRefused} when it is not there, or damaged. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding("utf8");
  const read = pipeline(createReadStream(file), text);
  read.catch(() => {});
  let rest = "";
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    if (isOfFile(error)) throw new BackupRefused(`The backup cannot be read: ${error.message}.`);
    if (isOfPacking(error))
      throw new BackupRefused(`${file} is no backup of Wellput, or is damaged: it cannot be unpacked.`);
    throw error;
  }
  if (rest) yield rest;
}

const isOfPacking = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_");

/** What the file system itself says went wrong, and not a database. */
const isOfFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "syscall" in error && FILE_CALLS.test(String(error.syscall));
