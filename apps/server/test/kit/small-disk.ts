import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MB = 1024 * 1024;
const SMALL_MB = 150;
const LEFT_MB = 8;
/** Other programs of this machine may take or give so much of its disk without making a difference. */
const MARGIN_MB = 300;

/** A disk that a test may fill up. */
export interface SmallDisk {
  readonly folder: string;
  /** What a server there has to keep free; absent where the product's own setting fits. */
  readonly settings: { readonly DISK_SPARE_MB?: string };
  /** Leaves too little room to write. */
  fill(): void;
  /** Makes room again. */
  empty(): void;
  remove(): void;
}

/**
 * A disk of 150 MB in memory, of which 8 MB are left when it is full. Mounting one takes root: without it the test has the
 * machine's own disk, with a server that wants to keep more of it free than a file of the test's leaves.
 */
export function openSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "wellput-small-disk-"));
  const filler = join(folder, "filler");
  const freeMb = () => {
    const { bavail, bsize } = statfsSync(folder);
    return (bavail * bsize) / MB;
  };
  const empty = () => rmSync(filler, { force: true });
  const options = ["-t", "tmpfs", "-o", `size=${SMALL_MB}m`, "tmpfs", folder];
  if (spawnSync("mount", options).status === 0) {
    return {
      folder,
      settings: {},
      fill: () => writeFileSync(filler, Buffer.alloc(Math.floor((freeMb() - LEFT_MB) * MB))),
      empty,
      remove() {
        spawnSync("umount", ["--lazy", folder]);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  return {
    folder,
    settings: { DISK_SPARE_MB: String(Math.floor(freeMb()) - MARGIN_MB) },
    fill: () => writeFileSync(filler, Buffer.alloc(2 * MARGIN_MB * MB)),
    empty,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
