import { KIN, type Sign, SOMEBODY, sign, WHO } from "./sign.ts";

const KILL = "(?:kill|murder|stab|shoot|strangle|choke|poison|beat up|beat|punch|hit|attack|harm|slap)";
const KILLING =
  "(?:killing|murdering|stabbing|shooting|strangling|choking|poisoning|beating up|beating|punching|hitting|attacking|hurting|harming)";
/** "hit him up", "beat them at chess", "shoot him a message": no blows. */
const NO_BLOW = `_(?:hit|beat|shoot|shot|punch|kill|attack|slap|hitting|beating|shooting) ${SOMEBODY} (?:up (?:for|about|on|later|when)|with (?:a|an|the|some|this|that|my|our|your|it)|back|to (?:it|the|this|that)|at|in (?:the|a|chess|tennis|court|this)|by|on|an?|over|down|for|if|when|one day|again (?:at|in))_`;
const UNWILLING =
  "_(?:not|never|dont|didnt|doesnt|wouldnt)(?: \\w+){0,3} (?:want|wanted|mean|meant|going|trying|try|intend\\w*|like|plan\\w*)_|_(?:game|chess|tennis|scene|film|movie|episode|book|novel|character|level|match|final|season)_";

/** Signs that somebody may be killed or hurt by another, the writer or somebody else. Own collection, from plain English. */
export const VIOLENCE: readonly Sign[] = [
  sign(
    `_(?:want|wants|wanted|going|plan|plans|planning|planned|intend|intends|tempted|ready|urge|urges|vowed|swore|decided|need|about)(?: \\w+){0,2}? (?:to )?(?:really |just |actually |seriously )?${KILL} ${SOMEBODY}_`,
    `${UNWILLING}|${NO_BLOW}`,
  ),
  sign(
    `_i (?:\\w+ ){0,3}?(?:want|feel like|thought about|thinking about|think about|thinking of|dream of|dreaming of|fantasi[sz]e about|keep imagining|imagine|imagining|urges?) (?:to |of )?(?:hurt|${KILLING}) ${SOMEBODY}_`,
    `${UNWILLING}|_(?:feelings|chances|record|competition)_`,
  ),
  sign(
    `_i (?:will|swear i will|am going to) (?:kill|murder|stab|shoot|strangle) ${SOMEBODY}_`,
    `${UNWILLING}|${NO_BLOW}`,
  ),
  sign(
    "_i (?:could|might) (?:really |actually )?(?:hurt|kill|hit) (?:someone|somebody|people)_",
    "_(?:kill|hurt|hit) \\w+ (?:for|with)_|_feelings_",
  ),
  sign(
    "_(?:want|wants|going|will|would like|tried|threatened) (?:to )?(?:smash|punch|bash|kick|cave) (?:his|her|their|your|my) (?:face|head|teeth|skull)_",
    "_(?:not|never|dont) want_",
  ),
  sign(
    `_(?:afraid|scared|worried|terrified|frightened)(?: that| of)? i (?:will|might|could|may|am going to|would) (?:hurt|hit|kill|harm|shake|smother|do something to|lose control and) ?(?:${SOMEBODY})?_`,
    "_(?:feelings|chances|business|sales|career|reputation|target|wall)_",
  ),
  sign(
    `_${WHO} (?:will|would|is going to|are going to|was going to|wants to|want to|tried to|tries to|threatens to|plans to) (?:kill|murder|stab|shoot|strangle|choke|drown|poison|rape) (?:me|us|${SOMEBODY})_`,
    "_(?:kill|murder|shoot) (?:me|us|him|her|them) (?:if|when|for|once|because|with|an?|over|down|after|unless)_|_(?:mother|father|boss|manager|teacher|coach|parents|landlord|wife) (?:will|is going to|are going to|would) (?:kill|murder|strangle) (?:me|us)_|_(?:kill|murder|poison) the (?:time|lights|engine|project|idea|deal|mood|meeting|plan|dream|vibe)_|_or (?:(?:my|the|our) )?\\w+ will (?:kill|murder|strangle)_|_(?:game|film|movie|episode|novel|scene|joke|vampires?)_|_(?:kill|shoot) (?:my|the|his) (?:idea|project|plan|proposal|budget|mood|vibe|dreams?|film|scene|video|messenger)_",
  ),
  sign(
    "_threat(?:en|ens|ened|ening|s)?(?: me| us| her| him| them)?(?: \\w+)? (?:to|of|with)(?: \\w+){0,2} (?:kill|hurt|hit|stab|shoot|beat|burn|rape|murder|harm|violence|knife|gun|weapon|death|find|come to my)_|_death threats?_",
    "_threat\\w* to (?:beat the|hit the|hurt the (?:business|economy|club))_|_(?:film|movie|novel)_",
  ),
  sign(
    `_(?:says?|said|told me|keeps saying|swears?|swore)(?: that)? (?:he|she|they) (?:will|would|is going to|are going to|was going to) (?:kill|hurt|hit|stab|shoot|beat|burn|find|come for|rape|harm) (?:me|us|my|the|her|him|them|himself|herself|${KIN})_`,
    "_(?:hit|beat) (?:me|us|him|her|them) (?:up|with|back|at|to|in)_|_hit the_|_find (?:me|us) (?:a|an|the|some|another|later|there|in the)_|_beat the_|_kill (?:me|us) (?:if i (?:forget|am late|miss|spoil)|for|when)_|_hurt (?:my|the|her|his) (?:feelings|chances|business)_",
  ),
  sign(
    "_(?:pull|pulled|pulls|point|pointed|points|held|holds|holding|wav\\w+|put|aimed|came at|comes at|attacked|brought|bring|bringing|carr\\w+|has|have|had|got|get|getting|buy\\w*|bought|with)(?: \\w+){0,2} (?:a|the|his|her|my|their) (?:gun|knife|rifle|pistol|weapon|machete|hammer|axe|bat)(?: \\w+){0,6} (?:me|us|him|her|them|use it|school|work|office|class|throat|head|everyone|scared|hurt|kill|shoot|stab|threat\\w*)_",
    "_(?:cake|bread|cheese|fruit|kitchen|drawer|dishwasher|party|birthday|nails?|shelf|toolbox|cutlery|vegetables|meat|lend|lent|borrow\\w*|gave|baseball practice|police|museum)_",
  ),
  sign(
    "_(?:came|comes|coming|went) at (?:me|us|him|her|them) with (?:a|an|the|his|her) (?:\\w+ )?(?:knife|gun|hammer|axe|bat|bottle|machete|scissors|fists?)_",
  ),
  sign(
    "_(?:shoot up|blow up|bomb|burn down|set fire to) (?:the|my|his|her|their|our|this|that) (?:school|office|place|church|mosque|building|house|flat|home|car|company|class)_|_burn (?:the|his|her|their|my|our) (?:house|flat|home|car|office|place)(?: down)?_|_bring a (?:gun|knife|bomb) to (?:school|work|the office|class)_",
    "_(?:film|movie|game|novel|scene|accidentally|nearly|almost|fireworks|candles?|toaster|cake)_",
  ),
  sign(
    `_i (?:have |just |almost |nearly |did |also |even |then |got so \\w+ i )*(?:hit|hitting|slapped|punched|kicked|beat|beaten|choked|strangled|shook|smacked|spanked|stabbed)(?: up)? (?:my|the|our)(?: own| little| old)? (?:wife|husband|partner|girlfriend|boyfriend|kids?|child|children|son|daughter|baby|toddler|mother|father|brother|sister|dog|cat)_`,
    "_(?:at|in|by|to|on) (?:chess|tennis|cards|it|the (?:race|game|final|match|back|quiz)|a (?:race|game)|golf|monopoly|\\d+)_|_out of the_|_kicked my \\w+ out_|_hands?_|_up about_",
  ),
];
