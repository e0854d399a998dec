import { AnalysisForm } from "@wellput/contract";
import * as z from "zod";
import type { AppContext } from "../../http/env.ts";
import { readJson } from "../../http/read-body.ts";
import { readForm } from "../../http/read-form.ts";
import { fit } from "../../http/valid.ts";

const Call = z.strictObject({ data: z.record(z.string(), z.unknown()) });

/** The fields of callAPI, form-encoded or as JSON under `data`, where flags may be booleans. */
export async function readAnalysisCall(c: AppContext): Promise<AnalysisForm> {
  if (!c.req.header("content-type")?.toLowerCase().startsWith("application/json")) {
    return fit(AnalysisForm, await readForm(c, Object.keys(AnalysisForm.shape)));
  }
  const { data } = fit(Call, await readJson(c));
  const fields = Object.entries(data).map(([name, value]) => [name, typeof value === "boolean" ? `${value}` : value]);
  return fit(AnalysisForm, Object.fromEntries(fields));
}
