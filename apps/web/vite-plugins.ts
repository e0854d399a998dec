import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_COMPRESSING = /\.(?:js|css|svg|html|json|webmanifest|txt)$/;
/** Smaller files grow or stay the same, in bytes. */
const COMPRESS_FROM_BYTES = 1024;

/**
 * Writes dist/build.json for the server. It shows the date as /meta.json, which open tabs compare with the one in their
 * bundle, and answers 404 for addresses that are none of the pages.
 */
export function buildStamp(buildDate: string): Plugin {
  return {
    name: "wellput-build-stamp",
    apply: "build",
    async generateBundle() {
      const source = JSON.stringify({ buildDate, pages: await readPages() });
      this.emitFile({ type: "asset", fileName: "build.json", source });
    },
  };
}

/** The address patterns of the generated route tree. */
async function readPages(): Promise<string[]> {
  const tree = await readFile(join(import.meta.dirname, "src/routeTree.gen.ts"), "utf8");
  const byTo = /export interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? "";
  return [...byTo.matchAll(/'([^']+)'/g)].flatMap(([, pattern]) => pattern ?? []);
}

/**
 * Asks along with the page for both fonts, not only when the styles have been read: the text does not change its face; and for
 * the libraries, not only when the file that imports them has been read.
 */
export function preloaded(): Plugin {
  return {
    name: "wellput-preloaded",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {}).flatMap((name) => {
          const how = /-latin-wght-normal-[^/]*\.woff2$/.test(name)
            ? { rel: "preload", as: "font", type: "font/woff2" }
            : /\/vendor-[^/]*\.js$/.test(name) && { rel: "modulepreload" };
          return how ? [{ tag: "link", attrs: { ...how, href: `/${name}`, crossorigin: true }, injectTo: "head" }] : [];
        });
      },
    },
  };
}

/** Puts a .br and a .gz beside every text file of the finished build, the service worker included. */
export function compressed(): Plugin {
  let outDir = "dist";
  return {
    name: "wellput-compressed",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const names = await readdir(outDir, { recursive: true });
        // The page itself is filled in by the server for every visitor, so it cannot be compressed beforehand.
        const texts = names.filter((name) => WORTH_COMPRESSING.test(name) && name !== "index.html");
        await Promise.all(texts.map((name) => compress(join(outDir, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < COMPRESS_FROM_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
