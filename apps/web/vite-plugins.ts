import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const WORTH_COMPRESSING = /\.(?:js|css|svg|html|json|webmanifest|txt)$/;
/** Smaller files grow or stay the same, in bytes. */
const COMPRESS_FROM_BYTES = 1024;

/** The address patterns of the generated route tree, each with the name of its file. */
async function readPages(): Promise<Map<string, string>> {
  const tree = await readFile(join(import.meta.dirname, "src/routeTree.gen.ts"), "utf8");
  const pairOf = ([, key = "", value = ""]: RegExpExecArray): [string, string] => [key, value];
  const files = new Map([...tree.matchAll(/import \{ Route as (\w+)Import \} from '\.\/routes\/(.+)'/g)].map(pairOf));
  const byTo = /export interface FileRoutesByTo \{([^}]*)\}/.exec(tree)?.[1] ?? "";
  const pages = [...byTo.matchAll(/'([^']+)': typeof (\w+)/g)].map(pairOf);
  return new Map(pages.map(([pattern, route]) => [pattern, files.get(route) ?? ""]));
}

/** A file of the build that runs, and what of it is known here. */
type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "facadeModuleId" | "imports" | "isEntry"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** Says for each page which files it needs beside those that every page has: its own, its frame's, and all that these import. */
function partsOfPages(pages: ReadonlyMap<string, string>, chunks: readonly Chunk[]): Map<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const gather = (names: readonly string[], into: Set<string>) => {
    for (const name of names) {
      const chunk = byName.get(name);
      if (into.has(name) || !chunk) continue;
      into.add(name);
      for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css);
      gather(chunk.imports, into);
    }
    return into;
  };
  const everywhere = gather(
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    new Set(),
  );
  const pieceOf = (file: string) =>
    chunks
      .filter(({ facadeModuleId }) => facadeModuleId?.includes(`/routes/${file}.tsx?`))
      .map((chunk) => chunk.fileName);
  const partsOf = (file: string) => {
    const frame = /^_[a-z]+(?=\.)/.exec(file)?.[0];
    return gather([...(frame ? pieceOf(frame) : []), ...pieceOf(file)], new Set());
  };
  return new Map([...pages].map(([page, file]) => [page, [...partsOf(file)].filter((name) => !everywhere.has(name))]));
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

/**
 * Once all else is written, the service worker included, puts a .br and a .gz beside every text file, and last of all writes
 * build.json: a folder that has it holds a whole build, one without is built again. The server shows its date as /meta.json,
 * which open tabs compare with the one in their bundle, answers 404 for addresses that are none of its pages, and names in a page
 * the files that it will need, so that all are asked for at once.
 */
export function finished(buildDate: string): Plugin {
  let outDir = "dist";
  let chunks: Chunk[] | undefined;
  return {
    name: "wellput-finished",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      handler(_options, bundle) {
        chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      },
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        // A build that failed is closed, too.
        if (!chunks) return;
        const names = await readdir(outDir, { recursive: true });
        // The page itself is filled in by the server for every visitor, so it cannot be compressed beforehand.
        const texts = names.filter((name) => WORTH_COMPRESSING.test(name) && name !== "index.html");
        await Promise.all(texts.map((name) => compress(join(outDir, name))));
        const partsOf = partsOfPages(await readPages(), chunks);
        // A number stands for each file, since most are parts of many pages.
        const parts = [...new Set([...partsOf.values()].flat())];
        const pages = Object.fromEntries(
          [...partsOf].map(([page, names]) => [page, names.map((name) => parts.indexOf(name))]),
        );
        await writeFile(join(outDir, "build.json"), JSON.stringify({ buildDate, parts, pages }));
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
