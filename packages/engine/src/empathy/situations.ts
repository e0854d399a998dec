import type { FeedbackCode } from "../codes.ts";

/** What a message tells of, and what people in such a place often feel and need. */
export interface Situation {
  readonly tells: RegExp;
  readonly feelings: readonly [string, string];
  readonly needs: readonly [string, string];
}

const told = (stems: string): RegExp => new RegExp(` (?:${stems})(?= )`);

/** Own collection. Read in plain words, so "don't" is "dont" and "I'm" is "i am"; of several, those told of first count. */
export const SITUATIONS: readonly Situation[] = [
  {
    tells: told(
      "die|died|dies|funeral|passed away|grie\\w+|mourn\\w*|lost (?:my|our) (?:mother|father|son|daughter|wife|husband|friend|dog|cat|baby|job)|miss (?:him|her|you|them)",
    ),
    feelings: ["sad", "shaken"],
    needs: ["comfort", "company"],
  },
  {
    tells: told("broke up|break up|divorce\\w*|separat\\w+|left me|leave me|leaving me|moved out"),
    feelings: ["heartbroken", "lonely"],
    needs: ["closeness", "comfort"],
  },
  {
    tells: told(
      "lie|lied|lies|lying|liar|secret\\w*|behind my back|cheat\\w*|betray\\w*|dishonest\\w*|hid|hiding|gossip\\w*",
    ),
    feelings: ["disappointed", "hurt"],
    needs: ["honesty", "trust"],
  },
  {
    tells: told(
      "ignor\\w+|(?:not|never|nobody|dont|doesnt|didnt) (?:\\w+ )?(?:listen\\w*|answer\\w*|reply|replies|replied|hear\\w*|ask\\w*|call\\w*)|interrupt\\w*|talk\\w* over|unheard|overlook\\w*|dismiss\\w*",
    ),
    feelings: ["hurt", "frustrated"],
    needs: ["attention", "respect"],
  },
  {
    tells: told(
      "shout\\w*|yell\\w*|scream\\w*|rude\\w*|insult\\w*|mock\\w*|laugh\\w* at|humiliat\\w*|swore|swear\\w*|called me|snap\\w* at|disrespect\\w*|bull(?:y|ied|ies|ying)|attack\\w*",
    ),
    feelings: ["shaken", "hurt"],
    needs: ["respect", "kindness"],
  },
  {
    tells: told(
      "credit|thankless|no thanks|not a thank you|appreciat\\w*|unappreciated|recogni\\w+|praise\\w*|valued|undervalued|taken for granted|passed over",
    ),
    feelings: ["discouraged", "sad"],
    needs: ["recognition", "appreciation"],
  },
  {
    tells: told("unfair\\w*|favou?rit\\w*|promotion|promoted|raise|pay|paid|equal\\w*|discriminat\\w*"),
    feelings: ["indignant", "disappointed"],
    needs: ["fairness", "recognition"],
  },
  {
    tells: told(
      "control\\w*|micromanag\\w*|what to do|decid\\w+ (?:for|without)|without asking|permission|boss\\w* (?:me|us) (?:around|about)|pressur\\w*|force\\w*|manipulat\\w*",
    ),
    feelings: ["irritated", "tense"],
    needs: ["choice", "trust"],
  },
  {
    tells: told(
      "left out|exclud\\w*|not invited|without me|nobody (?:invites|invited|talks|calls)|alone|unwelcome|unwanted|reject\\w*|abandon\\w*",
    ),
    feelings: ["lonely", "sad"],
    needs: ["belonging", "closeness"],
  },
  {
    tells: told("critici\\w+|blam\\w+|judg\\w+|accus\\w+|fault\\w*|belittl\\w*|patroni\\w+"),
    feelings: ["hurt", "tense"],
    needs: ["understanding", "fairness"],
  },
  {
    tells: told(
      "workload|overtime|too much|everything (?:alone|myself)|all the work|weekends?|extra shifts?|shifts?|burden\\w*|overwork\\w*|deadlines?|no break|no time",
    ),
    feelings: ["overwhelmed", "tired"],
    needs: ["support", "rest"],
  },
  {
    tells: told(
      "late|wait\\w*|cancel\\w*|promis\\w+|forgot\\w*|forgets?|postpon\\w*|missed|no show|let (?:me|us) down|on time|delay\\w*",
    ),
    feelings: ["frustrated", "uneasy"],
    needs: ["reliability", "consideration"],
  },
  {
    tells: told("sick|hospital|diagnos\\w+|accident|surgery|cancer|operation|doctor|pain"),
    feelings: ["worried", "afraid"],
    needs: ["reassurance", "support"],
  },
  {
    tells: told("money|rent|debts?|fired|laid off|redundan\\w+|unemployed|bills?|job|evict\\w*|landlord"),
    feelings: ["worried", "uneasy"],
    needs: ["security", "support"],
  },
  {
    tells: told("mess|messy|messes|dirty|dishes|clean\\w*|tidy|laundry|chores?|housework|kitchen"),
    feelings: ["annoyed", "tired"],
    needs: ["order", "cooperation"],
  },
  {
    tells: told("nois\\w+|loud\\w*|sleep\\w*|awake|music|bark\\w*|drums?"),
    feelings: ["tired", "irritated"],
    needs: ["rest", "peace and quiet"],
  },
  {
    tells: told("argu\\w+|fight\\w*|fought|quarrel\\w*|conflicts?|silent treatment"),
    feelings: ["tense", "sad"],
    needs: ["peace", "understanding"],
  },
  {
    tells: told("mistakes?|fail\\w*|messed up|my fault|wrong|rejected|exam|failed"),
    feelings: ["embarrassed", "disappointed"],
    needs: ["acceptance", "understanding"],
  },
  {
    tells: told("chang\\w+|moving|new (?:job|boss|city|school|team)|dont know|not sure|unclear|decision|decide"),
    feelings: ["unsettled", "unsure"],
    needs: ["clarity", "time to think"],
  },
];

/** What often stands behind words of a kind. */
export const BEHIND_CODES: readonly (Pick<Situation, "feelings" | "needs"> & {
  readonly codes: readonly FeedbackCode[];
})[] = [
  {
    codes: ["PSEUDOFEELING", "THOUGHT_NOT_FEELING", "ACTIONS_NOT_PEOPLE_CAUSE"],
    feelings: ["hurt", "tense"],
    needs: ["respect", "understanding"],
  },
  {
    codes: ["OBSERVE", "NO_BIAS", "OBJECTIVE_CAUSE", "OBJECTIVE_EFFECT"],
    feelings: ["frustrated", "disappointed"],
    needs: ["consideration", "understanding"],
  },
  {
    codes: ["PERSONAL_WANT", "REQUEST", "POSITIVE_REQUEST", "POSITIVE_WANT", "GENERAL_NOT_PERSONAL"],
    feelings: ["frustrated", "tense"],
    needs: ["cooperation", "consideration"],
  },
];
