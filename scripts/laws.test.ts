import { join } from "node:path";
import { expect, test } from "vitest";
import { type Arrow, findCycle, readImportGraph } from "./import-graph.ts";

const arrows = readImportGraph(join(import.meta.dirname, ".."));

interface Law {
  readonly name: string;
  readonly why: string;
  readonly breaks: (arrow: Arrow) => boolean;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /\/testing\//.test(file);
const within = (folder: RegExp) => (file: string) => folder.test(file);
const featureOf = (file: string) => /^(apps\/(?:web|server)\/src\/features\/[^/]+)\//.exec(file)?.[1];
/** From below to above. */
const WEB_FLOORS = ["lib", "ui", "nouns", "features", "routes"];
const floorOf = (file: string) => WEB_FLOORS.indexOf(/^apps\/web\/src\/([^/]+)\//.exec(file)?.[1] ?? "");
const isDriver = within(/^(@electric-sql\/pglite|pg)(\/|$)/);
const isEngine = within(/^packages\/engine\/(src|model)\//);

const LAWS: Law[] = [
  {
    name: "the engine imports nothing outside itself",
    why: "It reads text and nothing else, so that it runs anywhere.",
    breaks: ({ from, to }) => isEngine(from) && !isTest(from) && !isEngine(to),
  },
  {
    name: "a rule imports only rule.ts, text/, lexicon/ and matcher/",
    why: "A rule that knows another cannot be read, moved or removed alone.",
    breaks: ({ from, to }) =>
      /^packages\/engine\/src\/rules\/[^/]+\//.test(from) &&
      !/^packages\/engine\/src\/(rule\.ts|text\/|lexicon\/|matcher\/)/.test(to),
  },
  {
    name: "facts and the reading import no rule",
    why: "A message flows one way: it is read, its facts are found, then the rules ask.",
    breaks: ({ from, to }) =>
      /^packages\/engine\/src\/text\//.test(from) && /^packages\/engine\/src\/(rules\/|rule\.ts|arbiter\.ts)/.test(to),
  },
  {
    name: "the contract imports no app and no other package of ours",
    why: "It is the words that both sides agree on.",
    breaks: ({ from, to }) => from.startsWith("packages/contract/") && /^(apps|packages\/(?!contract\/))/.test(to),
  },
  {
    name: "content imports only the contract",
    why: "What the product says is data, without logic of an app behind it.",
    breaks: ({ from, to }) =>
      from.startsWith("packages/content/") && !isTest(from) && !/^packages\/(content|contract)\//.test(to),
  },
  {
    name: "features never import each other",
    why: "The web composes them in routes/; the server goes through the other's public.ts.",
    breaks: ({ from, to }) => {
      const [home, other] = [featureOf(from), featureOf(to)];
      return !!home && !!other && home !== other && !isTest(from) && !/^apps\/server\/.*\/public\.ts$/.test(to);
    },
  },
  {
    name: "the web's arrows point down: routes, features, nouns, ui, lib",
    why: "A page is made of its feature, of what several features speak of, and of parts that know neither.",
    breaks: ({ from, to }) => floorOf(from) >= 0 && floorOf(to) > floorOf(from),
  },
  {
    name: "the web sees the server only through client.ts",
    why: "Types of the API, never its code.",
    breaks: ({ from, to }) =>
      from.startsWith("apps/web/src/") && to.startsWith("apps/server/") && to !== "apps/server/src/client.ts",
  },
  {
    name: "only db/ knows PGlite or pg",
    why: "Everything above takes a Database and works on both.",
    breaks: ({ from, to }) =>
      from.startsWith("apps/server/src/") && !from.startsWith("apps/server/src/db/") && !isTest(from) && isDriver(to),
  },
];

test("the graph is read: engine, server and web have arrows", () => {
  for (const home of ["packages/engine/", "apps/server/", "apps/web/"]) {
    expect(arrows.filter(({ from }) => from.startsWith(home)).length).toBeGreaterThan(5);
  }
});

test("no cycles, type imports included: a circle of imports has no bottom to read from", () => {
  expect(findCycle(arrows.filter(({ from }) => !from.endsWith("routeTree.gen.ts")))?.join(" → ")).toBeUndefined();
});

test.each(LAWS)("$name", ({ why, breaks }) => {
  const broken = arrows.filter(breaks).map(({ from, to }) => `${from} imports ${to}`);
  expect(broken, why).toEqual([]);
});

test("a law sees what breaks it", () => {
  const seen = LAWS.map(
    ({ breaks }) =>
      [
        { from: "packages/engine/src/index.ts", to: "node:fs" },
        { from: "packages/engine/src/rules/OBSERVE/a.ts", to: "packages/engine/src/rules/OBSERVE/b.ts" },
        { from: "packages/engine/src/text/facts/a.ts", to: "packages/engine/src/rules/OBSERVE/b.ts" },
        { from: "packages/contract/src/index.ts", to: "packages/content/src/index.ts" },
        { from: "packages/content/src/index.ts", to: "packages/engine/src/index.ts" },
        { from: "apps/web/src/features/a/x.ts", to: "apps/web/src/features/b/y.ts" },
        { from: "apps/web/src/ui/x.ts", to: "apps/web/src/nouns/b/y.ts" },
        { from: "apps/web/src/lib/x.ts", to: "apps/server/src/app.ts" },
        { from: "apps/server/src/features/a/x.ts", to: "pg" },
      ].filter(breaks).length,
  );
  expect(seen.every((count) => count > 0)).toBe(true);
});
