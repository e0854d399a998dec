/** A word as the network of meanings knows it: a figure is any figure. */
export const keyOf = (norm: string): string => (/^\d/.test(norm) ? "0" : norm);
