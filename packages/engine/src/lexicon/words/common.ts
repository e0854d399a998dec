import { words } from "../words.ts";

export const ME_US_MY = words(`her, him, his, me, my, our, their, them, us, your`);

export const THE_THAT_THIS = words(`my, our, that, the, these, this, those, your`);

export const YOU_YOUR_HIM = words(`her, him, his, their, them, you, your`);

export const YOUR_HIS_HER = words(`her, his, that, their, these, this, those, your`);
