/** Small words that stand in every English text and are spelt so in no other big language of Latin letters. */
export const ENGLISH_ONLY: ReadonlySet<string> = new Set(
  "the and you your yours my mine it its this that these those they them their she he his her we our us who what when where why how which with from for about by are were been being have has had does did not never always can could would should will want need know think get got go going come came please thanks thank sorry just only really very too there here out up down over again because but if than then after before every some any nothing something everything someone anyone everyone myself yourself feel felt said say tell told ask asked make made work home today tomorrow yesterday week day time people don't didn't won't can't isn't i'm you're it's that's i've u ur im dont is be".split(
    " ",
  ),
);
