/** `npm run new-feature -- widgets`: a noun's shape, table, routes, two operations and a test, wired into the server. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as templates from "./new-feature-templates.ts";
import { fail, kebabArgument, writeNew } from "./write-new.ts";

const USAGE = "npm run new-feature -- widgets   (the noun's plural, in kebab case)";
const plural = kebabArgument(2, USAGE);
if (!/[^s]s$/.test(plural)) fail(`Usage: ${USAGE}`, 2);
const noun = templates.nounOf(plural);

const server = "apps/server/src";
const feature = `${server}/features/${plural}`;
writeNew({
  [`packages/contract/src/${plural}.ts`]: templates.contract(noun),
  [`${server}/db/schema/${plural}.ts`]: templates.table(noun),
  [`${feature}/${plural}.routes.ts`]: templates.routes(noun),
  [`${feature}/create-${noun.kebab}.ts`]: templates.createOperation(noun),
  [`${feature}/list-${plural}.ts`]: templates.listOperation(noun),
  [`${feature}/${noun.kebab}-row.ts`]: templates.row(noun),
  [`${feature}/${plural}.test.ts`]: templates.test(noun),
});

addLine("packages/contract/src/index.ts", `export * from "./${plural}.ts";`);
addLine(`${server}/db/schema/index.ts`, `export * from "./${plural}.ts";`);
replaceIn(
  `${server}/app.ts`,
  "import { groupsRoutes }",
  `import { ${noun.camelPlural}Routes } from "./features/${plural}/${plural}.routes.ts";\nimport { groupsRoutes }`,
);
replaceIn(
  `${server}/app.ts`,
  '.route("/api/site"',
  `.route("/api/${plural}", ${noun.camelPlural}Routes)\n    .route("/api/site"`,
);
replaceIn(
  `${server}/features/accounts/personal-data.ts`,
  "  installation: {",
  `${templates.holding(noun)}  installation: {`,
);
replaceIn(
  "apps/server/test/authorisation/matrix.ts",
  '  { route: "GET /api/logs"',
  `${templates.matrixRows(noun)}  { route: "GET /api/logs"`,
);
const operations = `${server}/features/api-docs/content-operations.ts`;
const zod = 'import * as z from "zod";';
// The linter joins it with what else comes from there.
replaceIn(operations, zod, `import { ${noun.pascal} } from "@wellput/contract";\n${zod}`);
const firstNoun = '  ...nounOperations("/api/scenarios"';
replaceIn(operations, firstNoun, `${templates.operations(noun)}${firstNoun}`);
console.log("Next: npm run migrations -w @wellput/server, npm run format, then npx vitest run --project server-pglite");

function addLine(file: string, line: string): void {
  const path = join(import.meta.dirname, "..", file);
  writeFileSync(path, `${readFileSync(path, "utf8").trimEnd()}\n${line}\n`);
  console.log(`added to ${file}`);
}

function replaceIn(file: string, anchor: string, text: string): void {
  const path = join(import.meta.dirname, "..", file);
  const source = readFileSync(path, "utf8");
  if (!source.includes(anchor)) fail(`${file} has no ${anchor}: wire it in by hand.`);
  writeFileSync(path, source.replace(anchor, text));
  console.log(`wired into ${file}`);
}
