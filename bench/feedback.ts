/** Feedback end to end, once the server is warm: PUT /prod/user_input, 600 characters, signed in, each attempt recorded, 16 at once. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import autocannon from "autocannon";
import { signUpForCookie, withInstallation } from "./installation.ts";

const SECONDS = 10;
const WARM_UP_SECONDS = 4;
const AT_ONCE = 16;
/** One person sends what a whole company would. */
const UNLIMITED = { ANALYSES_PER_MINUTE: "1000000", STORED_MEGABYTES_PER_DAY: "1000000" };
/** Long enough that the monitor, which leaves the start out, sees most of it. */
const LONG_TEXTS_MS = 15_000;
const MESSAGE = (
  "Hi Jonas, I have read the handover twice and I feel ignored. You never tell us when the plan moves, and on Tuesday the " +
  "customer rang me before I knew of the new date. I was frustrated because the figures came at six in the evening. You should " +
  "have called. Could you send me the open points by noon tomorrow? Send the invoice now. Your notes on the second shift are " +
  "sloppy and I had to ask Mara for the numbers. I value being able to plan the week with the crew. The meeting begins at nine " +
  "on Thursday and the room is booked until eleven."
)
  .padEnd(600, ".")
  .slice(0, 600);
const LOOP_MONITOR = join(import.meta.dirname, "loop-monitor.ts");

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };

await withInstallation(async ({ url }) => {
  const headers = { ...FORM_TYPE, cookie: await signUpForCookie(url) };
  const load = (duration: number) =>
    autocannon({
      url: `${url}/prod/user_input`,
      connections: AT_ONCE,
      duration,
      requests: [
        {
          method: "PUT",
          headers,
          setupRequest: (request) => ({
            ...request,
            body: form({ data: MESSAGE, record_attempt: "true", attempt_id: randomUUID() }),
          }),
        },
      ],
    });
  await load(WARM_UP_SECONDS);
  const result = await load(SECONDS);
  const perSecond = result["2xx"] / result.duration;
  console.log(
    `feedback end to end: ${Math.round(perSecond)} requests/s (target 600), ratio ${(perSecond / 600).toFixed(2)}`,
  );
  console.log(
    `latency: p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms (target 50); ${result.non2xx} failed, ${result.errors} errors`,
  );
}, UNLIMITED);

await withInstallation(
  async ({ url }) => {
    const long = `${MESSAGE} `.repeat(80);
    const end = performance.now() + LONG_TEXTS_MS;
    let count = 0;
    for (; performance.now() < end; count++) {
      const body = form({ data: long });
      const answer = await fetch(`${url}/prod/user_input`, { method: "PUT", headers: FORM_TYPE, body });
      if (!answer.ok) throw new Error(`The analysis answered ${answer.status}`);
      await answer.arrayBuffer();
    }
    console.log(
      `${count} analyses of ${long.length} characters, one after the other; the event loop's longest pause follows`,
    );
  },
  { NODE_OPTIONS: `--import ${LOOP_MONITOR}` },
);
