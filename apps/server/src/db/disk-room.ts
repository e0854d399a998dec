import { existsSync, statfsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { type CannotOpen, folderProblem } from "./cannot-open.ts";

const MB = 1024 * 1024;

/** Megabytes that are free on the disk of a folder. */
export async function freeMbAt(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MB;
}

/** Sees that a disk has room, before anything is written to it. @throws {CannotOpen} */
export function requireRoom(folder: string, neededMb: number): void {
  const { bavail, bsize } = statfsSync(nearest(folder));
  const freeMb = (bavail * bsize) / MB;
  if (freeMb < neededMb) throw diskFull(folder, freeMb, neededMb);
}

function diskFull(folder: string, freeMb: number, neededMb: number): CannotOpen {
  const missing = Math.ceil(neededMb - freeMb);
  return folderProblem(
    folder,
    `its disk is full (${Math.floor(freeMb)} MB are free, ${neededMb} MB are needed)`,
    `free ${missing} MB or more there, such as old backups, logs and downloads, or name a folder on another disk with DATA_DIR`,
  );
}

/** The folder itself, or the part of its path that is there already. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));
