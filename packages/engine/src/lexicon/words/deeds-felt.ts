import { words } from "../words.ts";

export const SO_JUST_ONLY = words(`completely, just, not, only, really, so, utterly, very`);

export const REGARD = words(`
  accepted, acknowledged, appreciated, asked, backed, believed, cherished, considered, consulted, encouraged, heard, held,
  included, informed, involved, liked, loved, met, needed, noticed, protected, recognised, recognized, respected, seen,
  supported, thanked, treated, trusted, understood, valued, wanted, welcome, welcomed
`);

export const NATURE = words(`
  ant, bee, cat, cold, dog, heat, landscape, light, midge, mosquito, music, noise, pigeon, rain, seagull, smell, sun, view, wasp,
  wave, wind
`);

export const JOINTS = words(`&, /, and, but, even, finally, frankly, honestly, or, plus, then`);
