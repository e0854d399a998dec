/** Words that nobody wants on a wall without having looked first; as they stand, or with a star or a figure for a letter. */
const ROUGH =
  /\b(?:(?:mother)?f[u*@#][c*k#]k?(?:ing|ed|er|ers|wit|s|in)?|sh[i1*!]ts?(?:ty|head|show)?|bullsh[i1*]t|[a@]ss?h[o0]les?|arseholes?|b[i1*!]tch(?:es|y|ing)?|b[a@*]stards?|c[u*]nts?|d[i1*]ckheads?|pricks?|tw[a@]ts?|wankers?|w[h]?ores?|sl[u*]ts?|pissed off|piss off|retard(?:s|ed)?|moron(?:s|ic)?|f[a@]gg?[o0]ts?|n[i1]gg(?:er|a)s?|sp[a@]stics?)\b/i;

/** Whether a text has words in it that are for the trainer to look at before the room does. */
export const isRough = (text: string): boolean => ROUGH.test(text);

/** What a change does to an answer that is shown: with rough words it is hidden again, without it stays as it was. */
export const hiddenWhere = (isRoughNow: boolean): { readonly isHidden?: true } =>
  isRoughNow ? { isHidden: true } : {};
