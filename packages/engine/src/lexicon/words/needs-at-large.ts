import { words } from "../words.ts";

export const WISHES = words(`enjoy, hope, like, long, love, miss, need, needed, prefer, want, wanted, wish`);

/** What one longs to be in the eyes of others: "(I need to be) asked". */
export const REGARDED = words(`
  accepted, appreciated, asked, believed, close, comforted, considered, consoled, consulted, encouraged, free, heard, held,
  honest, included, independent, informed, involved, loved, needed, of, prepared, recognised, recognized, respected, safe, seen,
  supported, told, trusted, understood, useful, valued, wanted
`);

export const RESTING = words(`
  belong, breathe, concentrate, contribute, feel, focus, grow, heal, learn, matter, plan, recharge, recover, relax, rest, share,
  sleep, trust, unwind
`);

export const AT_PEACE = words(`
  calm, clean, clear, close, fair, friendly, happy, healthy, heard, honest, in, included, kind, open, orderly, peaceful,
  predictable, quiet, respected, safe, secure, seen, settled, simple, tidy, transparent, warm, welcome, well
`);

export const ALL = words(`all, everybody, everyone, everything, it, people, things, us`);
