import { html, raw } from "hono/html";
import { partOf, takesToken } from "./describe-operation.ts";
import type { describeApi } from "./open-api.ts";
import { OPERATIONS } from "./open-api.ts";
import type { Operation } from "./operation.ts";
import { inline, showGuide } from "./show-guide.ts";

type Description = ReturnType<typeof describeApi>;

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#2a2622, #ece5da); --paper: light-dark(#faf6ef, #1c1917);
  --quiet: light-dark(#f3ece1, #262220); --dim: light-dark(#665b4e, #b8ad9e); --accent: light-dark(#17675f, #7dbeb3); }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
table { border-collapse: collapse; } th:first-child, td:first-child { white-space: nowrap; } th, td { padding: 0.3rem 0.9rem 0.3rem 0; text-align: left; vertical-align: top; }
h1, h2, h3 { font-family: Georgia, serif; font-weight: 600; line-height: 1.25; } h2 { margin-top: 2.5rem; }
a { color: var(--accent); } code, pre { font: 0.9375rem/1.5 ui-monospace, monospace; }
details { margin: 0.4rem 0; padding: 0.2rem 0.9rem; border-radius: 0.6rem; background: var(--quiet); }
nav { display: flex; flex-wrap: wrap; gap: 0.6rem 1.2rem; } nav a { padding-block: 0.3rem; }
summary { padding-block: 0.3rem; cursor: pointer; } summary b { color: var(--accent); }
pre { overflow-x: auto; padding: 0.75rem; border-radius: 0.4rem; background: var(--quiet); } details pre { background: var(--paper); } .dim { color: var(--dim); }`;

/** The description as one plain page: every call with what it takes, what it answers, and an example to paste. */
export function writePage(description: Description, nonce: string) {
  const server = description.servers[0]?.url ?? "";
  const byPart = Map.groupBy(Object.entries(OPERATIONS), ([route]) => partOf(route));
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API · Wellput</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg"><style nonce="${nonce}">${raw(STYLE)}</style></head>
<body><main><h1>Wellput's API</h1>
<p>Version ${description.info.version}. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${showGuide(description.info.description)}
<h2>Calls</h2>
<nav aria-label="Parts">${[...byPart.keys()].map((part) => html`<a href="#${part}">${part}</a> `)}</nav>
${[...byPart].map(([part, operations]) => html`<section id="${part}"><h3>${part}</h3>${operations.map(([route, operation]) => writeOperation(description, server, route, operation))}</section>`)}
</main></body></html>`;
}

function writeOperation(description: Description, server: string, route: string, operation: Operation) {
  const [method = "", path = ""] = route.split(" ");
  const entry = description.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()] ?? {};
  const { description: forWhom, requestBody, parameters, responses } = entry as Record<string, unknown>;
  return html`<details><summary><b>${method}</b> <code>${path}</code> ${inline(operation.does)}</summary>
<p class="dim">${inline(`${forWhom} Answers ${operation.status}.`)}</p>
<pre tabindex="0" aria-label="Example: ${route}">${exampleOf(server, route, operation)}</pre>
${Object.entries({ Parameters: parameters, Body: requestBody, Answers: responses }).map(([name, part]) =>
  isEmpty(part)
    ? ""
    : html`<details><summary>${name}</summary><pre tabindex="0" aria-label="${name}: ${route}">${JSON.stringify(part, null, 2)}</pre></details>`,
)}</details>`;
}

const isEmpty = (part: unknown) => part === undefined || (Array.isArray(part) && part.length === 0);

/** A call for a terminal. */
function exampleOf(server: string, route: string, { example = {}, who }: Operation): string {
  const [method = "", path = ""] = route.split(" ");
  const { body, query, id } = example;
  const address = `${server}${path.replace(/:\w+(?:\/:\w+)?/, id ?? "ID")}${query ? `?${query}` : ""}`;
  const proof = takesToken(route) ? `-H 'authorization: Bearer wp_…'` : "-b cookies.txt";
  const sent =
    body instanceof URLSearchParams
      ? [...body].map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`)
      : body === undefined
        ? []
        : [`-H 'content-type: application/json'`, `-d ${quote(JSON.stringify(body))}`];
  return [`curl -X ${method} ${quote(address)}`, ...(who === "everybody" ? [] : [proof]), ...sent].join(" \\\n  ");
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
