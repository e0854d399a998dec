import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MB = 1024 * 1024;
const SMALL_MB = 150;
const LEFT_MB = 8;
/** Other programs of this machine may take or give so much of its disk without making a difference. */
const MARGIN_MB = 400;
const CHUNK_MB = 32;

/** A disk that a test may fill up. */
export interface SmallDisk {
  readonly folder: string;
  /** What a server there has to keep free; absent where the product's own setting fits. */
  readonly settings: { readonly DISK_SPARE_MB?: string };
  /** Whether it is a disk by itself, which no other program fills or empties. */
  readonly isOwn: boolean;
  /** Leaves too little room to write; again where somebody else has made room since. */
  fill(): void;
  /** Makes room again. */
  empty(): void;
  remove(): void;
}

/**
 * A disk of 150 MB in memory, of which so much is left when it is full. Mounting one takes root: without it the test has the
 * machine's own disk, with a server that wants to keep more of it free than the test's filler leaves.
 */
export function openSmallDisk(leftMb = LEFT_MB): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "wellput-small-disk-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const options = ["-t", "tmpfs", "-o", `size=${SMALL_MB}m`, "tmpfs", folder];
  if (spawnSync("mount", options).status === 0) {
    const unmount = () => spawnSync("umount", ["--lazy", folder]);
    const rest = { ...withFiller(folder, leftMb), remove: () => unmount() && remove() };
    return { folder, settings: {}, isOwn: true, ...rest };
  }
  const spareMb = Math.floor(freeMbOf(folder)) - MARGIN_MB;
  const settings = { DISK_SPARE_MB: String(spareMb) };
  return { folder, settings, isOwn: false, ...withFiller(folder, spareMb - MARGIN_MB), remove };
}

/** Fills a disk until so much of it is left. */
function withFiller(folder: string, leftMb: number): Pick<SmallDisk, "fill" | "empty"> {
  const filler = join(folder, "filler");
  return {
    fill() {
      for (let over = freeMbOf(folder) - leftMb; over > 1; over = freeMbOf(folder) - leftMb) {
        appendFileSync(filler, Buffer.alloc(Math.floor(Math.min(over, CHUNK_MB) * MB)));
      }
    },
    empty: () => rmSync(filler, { force: true }),
  };
}

function freeMbOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / MB;
}
