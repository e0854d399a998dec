/** What the writer may feel, and the needs behind it: met, unmet, or some of each. One of the two lists may be empty. */
export interface Guess {
  readonly feelings: readonly string[];
  readonly needs: readonly string[];
  readonly kind: "met" | "unmet" | "mixed";
}
