import { words } from "../words.ts";

export const SORROW = words(`
  bereft, cut up, devastated, grieving, gutted, heart-broken, heartbroken, in bits, in tears, inconsolable, numb, sad, saddened,
  shattered, shocked, tearful, upset
`);

export const LOSS = words(`
  bereavement, burial, cancer, death, died, dying, funeral, funerals, hospice, miscarried, passed, stillborn, stroke, tumor,
  tumour, wake
`);

export const FINE_WELL_BETTER = words(`better, fine, glad, happy, ok, okay, over, resolved, sorted, well`);
