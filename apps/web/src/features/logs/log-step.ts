const STEPS = ["posF", "posN", "negF", "negN"] as const;

/** A step of the form that is about one side of a log, as an address names it. */
export type LogStep = (typeof STEPS)[number];
export const isLogStep = (value: unknown): value is LogStep => STEPS.some((step) => step === value);
