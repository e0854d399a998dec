/** Stands where others would read a text that shows somebody at risk: it is not theirs to see. */
export const WITHHELD = "withheld";
