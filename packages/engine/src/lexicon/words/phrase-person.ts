import { words } from "../words.ts";

export const NETHERLANDS_PHILIPPINES_MALDIVES = words(`
  alps, andes, bahamas, beatles, dolomites, germans, greeks, highlands, himalayas, maldives, midlands, netherlands, olympics,
  oscars, philippines, pyrenees, romans, simpsons, states
`);

export const CUSTOMER_ROOM_GUEST = words(`customer, day, early, evening, guest, late, morning, night, room`);

export const CHIEFS = words(`CEO, CFO, COO, CTO, GP, HoD, MD, PM, PO`);
