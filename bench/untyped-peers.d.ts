/** Peers that come without types; only what is called. */
declare module "vader-sentiment" {
  const vader: { SentimentIntensityAnalyzer: { polarity_scores(text: string): { readonly compound: number } } };
  export default vader;
}
declare module "textlint-rule-write-good" {
  const rule: { default: import("@textlint/kernel").TextlintKernelRule["rule"] };
  export default rule;
}
declare module "textlint-rule-alex" {
  const rule: { default: import("@textlint/kernel").TextlintKernelRule["rule"] };
  export default rule;
}
declare module "textlint-rule-stop-words" {
  const rule: import("@textlint/kernel").TextlintKernelRule["rule"];
  export default rule;
}
