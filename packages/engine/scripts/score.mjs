#!/usr/bin/env node
// score.mjs GOLD.jsonl < ANSWERS.jsonl
// GOLD: {id,text,required:[{code,spans}],optional:[{code}],hard_negative}. ANSWERS: {id, flags:[{code,start,end}]}.
// Per message, per code. 'optional' codes count neither way. A span is found when it overlaps one of the labelled spans.
import fs from "node:fs";

const gold = fs.readFileSync(process.argv[2], "utf8").trim().split("\n").map(JSON.parse);
const answers = new Map(
  fs
    .readFileSync(0)
    .toString("utf8")
    .trim()
    .split("\n")
    .map(JSON.parse)
    .map((a) => [a.id, a.flags]),
);
const codes = {};
const get = (c) => (codes[c] ??= { tp: 0, fp: 0, fn: 0 });
let spanHit = 0,
  spanAll = 0,
  clean = 0,
  cleanFlagged = 0,
  hard = 0,
  hardFlagged = 0,
  exact = 0;
const wrong = [];
for (const g of gold) {
  const flags = answers.get(g.id) ?? [];
  const got = new Set(flags.map((f) => f.code));
  const req = new Set(g.required.map((r) => r.code));
  const opt = new Set(g.optional.map((o) => o.code));
  let ok = true;
  for (const c of got)
    if (req.has(c)) get(c).tp++;
    else if (!opt.has(c)) {
      get(c).fp++;
      ok = false;
    }
  for (const c of req)
    if (!got.has(c)) {
      get(c).fn++;
      ok = false;
    }
  for (const r of g.required)
    for (const s of r.spans) {
      if (!got.has(r.code)) continue;
      spanAll++;
      const a = g.text.indexOf(s),
        b = a + s.length;
      if (flags.some((f) => f.code === r.code && f.start < b && f.end > a)) spanHit++;
    }
  if (!g.required.length && !g.optional.length) {
    clean++;
    if (got.size) cleanFlagged++;
    if (g.hard_negative) {
      hard++;
      if (got.size) hardFlagged++;
    }
  }
  if (ok) exact++;
  else
    wrong.push({
      id: g.id,
      text: g.text,
      missed: [...req].filter((c) => !got.has(c)),
      extra: flags
        .filter((f) => !req.has(f.code) && !opt.has(f.code))
        .map((f) => `${f.code}:${g.text.slice(f.start, f.end)}`),
    });
}
const T = { tp: 0, fp: 0, fn: 0 };
let macro = 0,
  n = 0;
const f1 = (x) => (2 * x.tp) / (2 * x.tp + x.fp + x.fn || 1);
for (const [c, x] of Object.entries(codes).sort()) {
  for (const k in T) T[k] += x[k];
  macro += f1(x);
  n++;
  console.log(
    c.padEnd(26),
    `P ${(x.tp / (x.tp + x.fp || 1)).toFixed(2)} R ${(x.tp / (x.tp + x.fn || 1)).toFixed(2)} F1 ${f1(x).toFixed(2)} (tp ${x.tp} fp ${x.fp} fn ${x.fn})`,
  );
}
if (process.env.WRONG) fs.writeFileSync(process.env.WRONG, wrong.map((w) => JSON.stringify(w)).join("\n"));
console.log(
  `messages ${gold.length} exact ${(exact / gold.length).toFixed(3)} clean-flagged ${cleanFlagged}/${clean} hard-flagged ${hardFlagged}/${hard} span-hit ${(spanHit / (spanAll || 1)).toFixed(3)} macroF1 ${(macro / n).toFixed(3)}`,
);
console.log(
  `micro P ${(T.tp / (T.tp + T.fp || 1)).toFixed(3)} R ${(T.tp / (T.tp + T.fn || 1)).toFixed(3)} F1 ${f1(T).toFixed(3)}`,
);
