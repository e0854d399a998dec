import { words } from "../words.ts";

export const SORROW = words(`
  bereft, cut up, devastated, grieving, gutted, heart-broken, heartbroken, in bits, in tears, inconsolable, numb, sad, saddened,
  shattered, shocked, tearful, upset
`);

export const LOSS = words(`
  bereavement, burial, cancer, death, died, dying, funeral, funerals, hospice, miscarried, passed, stillborn, stroke, tumor,
  tumour, wake
`);

export const WELL_AGAIN = words(`better, fine, glad, happy, ok, okay, over, resolved, sorted, well`);

/** "it upsets me" */
export const WORKS_ON_ONE = words(`frustrates, grieves, hurts, pains, saddens, scares, upsets, worries`);
