import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { AnalysisDone } from "../../analyser/job.ts";
import { GZIP_LEVEL } from "../../http/gzip.ts";

const unpack = promisify(gunzip);
const pack = promisify(gzip);

/** What every answer has in it, as its first thing. */
const BEGINNING = '"user_input":{';
const SAID = Buffer.from('"attempt_recorded":false,');

/** The same answer, which says besides that the try was not kept. A document's is long: it is not read for that. */
export async function sayNotRecorded(done: AnalysisDone): Promise<AnalysisDone> {
  const json = done.isGzip ? await unpack(done.body) : Buffer.from(done.body);
  const at = json.indexOf(BEGINNING) + BEGINNING.length;
  const said = Buffer.concat([json.subarray(0, at), SAID, json.subarray(at)]);
  return { ...done, body: new Uint8Array(done.isGzip ? await pack(said, { level: GZIP_LEVEL }) : said) };
}
