import { SELF, type Sign, sign } from "./sign.ts";

const WISH =
  "(?:want|wants|wanted|wanting|wish|wishes|wishing|ready|hope|hopes|rather|prefer|deserve|deserves|should|going|planning)";
const ACCIDENT =
  "_(?:shav\\w+|cook\\w*|chopp?\\w*|kitchen|paper|glass|can|tin|gym|runn?\\w*|play\\w*|lift\\w*|football|tennis|ski\\w*|bike|climb\\w*|fell|fall\\w*|" +
  "train\\w*|accident\\w*|slack|slice|bandage|ankle|knee|shoulder|back|iron|oven|stove|tea|coffee)_";

/** Signs that somebody, the writer or another person, may hurt or kill themselves. Own collection, from plain English. */
export const SELF_HARM: readonly Sign[] = [
  sign(
    `_(?:kill|killing|kills|killed|hang|hanging|hanged|hung|drown|drowning|shoot|shooting|shot|poison|poisoning) ${SELF}_`,
    `${SELF} (?:laughing|in the foot|over|out to|with (?:work|overtime|worry)|work\\w+|trying|at the gym|to (?:finish|meet|get|make|please|be|keep|impress|deliver)|for (?:this|that|the|a|forgetting|not|saying|missing|this job))_|_(?:could|should) (?:have )?(?:kill|killed|shot|shoot) myself (?:for|when)_|_killing ${SELF} (?:every|at work|in this job)`,
  ),
  sign(`_(?:cutting|burning|starving|harming|harm|harms|harmed) ${SELF}_`, `${ACCIDENT}|_off_`),
  sign(
    `_(?:want|wants|wanted|urge|urges|going|thinking|thoughts?|feel like|feels like|tempted|keep|keeps|started|need|needs|afraid i will|scared i will|might|threatens|threatened|tried|tries)(?: \\w+){0,4} (?:hurt|hurting|cut|cuts|cutting|burn|starve) ${SELF}_`,
    `${ACCIDENT}|_(?:not|never) (?:want|wanted)_`,
  ),
  sign(
    `_(?:hurt|hurts|hurting|cut|cuts) ${SELF} (?:again|on purpose|to feel|every|at night|whenever|so that|because i|last night)`,
    ACCIDENT,
  ),
  sign(
    "_self ?harm\\w*_|_unalive\\w*_|_kms_|_(?:slit|slash|cut)\\w* (?:my|his|her|their) (?:wrists?|throat|veins)_",
    "_(?:training|course|seminar|policy|statistics)_",
  ),
  sign(
    "_(?:com+it+\\w*|attempt\\w*|contemplat\\w+|consider\\w*|think\\w* (?:of|about)|thought (?:of|about)|thoughts (?:of|about)|talk\\w* (?:of|about)|tried|plan\\w*) (?:to |a )?(?:com+it+\\w* )?suicide_|_suicide (?:notes?|attempts?|thoughts|plans?|pact|is|seems|as)_|_suicidal_|_(?:his|her|my|their) (?:own )?suicide_",
    "_(?:schedule|deadlines?|plan|pace|move|budget|idea|mission|decision|strategy|timetable|rota)(?: \\w+){0,2} suicidal_|_(?:career|political|professional|commercial|social|financial|economic) suicid\\w+_|_suicid(?:e|al) (?:squad|prevention|awareness|mission|deadlines?|pace|schedule|drivers?|moves?|budget|plan to launch|run)_|_(?:training|seminar|lecture|essay|novel|statistics)_",
  ),
  sign(
    "_(?:end|ends|ending|ended|take|takes|taking|took|taken) (?:my|his|her|their|your|our) (?:own )?(?:life|lives)_",
    "_(?:life|lives) (?:back|in|to|for|seriously|as|apart|into|savings|story|insurance|lessons?|one|with)_",
  ),
  sign("_end(?:ing)? it all_|_put an end to (?:my life|it all|myself)_|_(?:leave|leaving) this (?:world|earth|life)_"),
  sign(
    `_${WISH}(?: i| to| just| really| only| be| was| were| am| could| would| be| go to sleep and)* (?:die|dead|dying)_|_feel like dying_|_think\\w* (?:of|about) (?:dying|death all)_|_thoughts (?:of|about) (?:dying|death|ending)_|_should (?:just )?(?:be dead|die|not be alive|not exist)_`,
    "_(?:die|dying|dead) (?:laughing|of|from|for|down|out|on the hill|on this hill|serious|right|tired|set|easy|quiet|sure|certain|clear|keen|honest|straight|against|wrong|line)_|_(?:plant|phone|battery|idea|engine|car|plants|project|hope|love)_|_(?:not|never|dont) want to die_|_(?:die|dying) than_|_dying to_|_die happy_",
  ),
  sign(
    "_(?:wish|wishes|wished) (?:i|he|she|they)(?: \\w+){0,2} (?:never (?:been )?born|not been born|was not here|were not here|did not exist|didnt exist|not exist|disappear (?:forever|for good|completely)|vanish forever|not alive)_|_(?:was|were) never born_|_sleep forever_|_fall asleep forever_",
  ),
  sign(
    "_(?:dont|doesnt|do not|does not|didnt|no longer|never|not)(?: really| even| ever)? want(?:s|ed)? to (?:live|be alive|exist|wake up|go on living|be here anymore|be in this world|be around anymore|keep living|carry on living)_",
    "_(?:live|living) (?:in|with|at|here|there|near|like|together|under|next|by|on|off|alone|through|without|so|up|down|this|that|a)_|_here anymore (?:at|in|with|on|this|because the (?:pay|boss|work))_|_(?:job|office|company|team|city|town|meeting|course|class)_|_wake up (?:at|early|late|so|before|the|with|to)_",
  ),
  sign(
    "_life (?:is|was|seems|feels)? ?(?:not|no longer|hardly|never) worth (?:living|it|anything)_|_(?:nothing|no reason|not much|little) (?:left )?(?:to live|worth living) ?(?:for)?_",
  ),
  sign(
    "_no (?:reason|point)(?: left)?(?: for me)? (?:to|in|of) (?:live|living|go on|going on|carry on living|being alive|be alive|exist\\w*)_",
    "_(?:living|live|going on|go on) (?:in|with|about|at|here|like|together|there|to)_",
  ),
  sign(
    "_(?:tired|sick|done|weary) (?:of|with) (?:living|being alive|existing|life)_",
    "_(?:living|life) (?:in|with|out|here|at|like|on|next|under|from|off|so|at the office)_",
  ),
  sign(
    "_dont deserve to (?:live|be alive|exist|be here)_|_deserve to die_|_stop existing_|_can not go on living_|_(?:cant|can not) live anymore_",
  ),
  sign(
    "_better without me(?: in it)?_|_(?:better off|happier|easier|relieved|lighter|glad)(?: \\w+){0,2} (?:without (?:me|him|her)(?: around| here)?|if i (?:was|were|am) (?:dead|gone|not here|not around|not alive)|dead|once i am gone|when i am gone)_",
    "_(?:team|project|company|club|group|band|meeting|office|department|course|party|boyfriend|girlfriend|ex)_",
  ),
  sign(
    "_(?:nobody|none of them|who|anyone|they)(?: \\w+){0,2} (?:miss me|notice|care|cry)(?: \\w+){0,3} (?:if|when) i (?:was|were|am|died?|disappeared?|vanished?)(?: dead| gone| not here)?_|_nobody would (?:even )?miss me_|_if i (?:die|died|killed myself|was dead|were dead|disappeared) (?:nobody|who|none of them|they|you) (?:would|will)(?: even| not)* (?:care|notice|miss|mind|cry)_",
    "_(?:gone|disappeared?) (?:from|for) (?:the|a) (?:meeting|office|week|day|party)_|_was late_",
  ),
  sign(
    "_(?:hope|wish|want|wanted|pray|praying|rather|like)(?: \\w+){0,6} (?:not|never|dont|didnt|wouldnt)(?: have to)? wake up_|_never (?:have to )?wake up again_",
    "_wake up (?:at|early|late|so|before|the|with|to)_",
  ),
  sign(
    "_(?:jump|jumping|jumped|step|stepping|throw(?:ing)? myself|threw (?:him|her)self|walk|walking) (?:off|from|in front of|under|into|onto) (?:a|the|my|that|some)? ?(?:\\w+ )?(?:bridge|roof|rooftop|building|balcony|train|cliff|window|car|bus|truck|traffic|tracks|tower|overpass)_",
    "_(?:bungee|parachut\\w*|paraglid\\w*|if your friends|would you|stunt|movie|film|game|walk(?:ing|ed)? (?:into|onto|under) (?:a|the) (?:building|bridge)|catch|jump(?:ed|ing)? (?:into|onto|on) (?:a|the) (?:car|bus|train|truck))_",
  ),
  sign(
    "_(?:drive|driving|crash\\w*)(?: \\w+){0,3} (?:off|into) (?:a|the) (?:cliff|bridge|tree|wall|river|oncoming traffic)_",
    "_(?:company|market|computer|website|system|accidentally)_",
  ),
  sign(
    "_overdos(?:e|es|ed|ing)_",
    "_overdos\\w+ (?:of|on) (?:coffee|caffeine|chocolate|sugar|meetings?|cheese|sun\\w*|tv|cake|e ?mails?|good|cute|news|content)_",
  ),
  sign(
    "_(?:take|took|taken|taking|swallow\\w*|eat|ate)(?: \\w+){0,2} (?:all|whole|too many|bottle|every|lots|handful)(?: \\w+){0,3} (?:pills|tablets|painkillers|meds|medication|sleeping pills)_|_(?:sav\\w+|stockpil\\w*|hoard\\w*|collect\\w*)(?: up)? (?:my |his |her |the )?(?:\\w+ )?(?:pills|tablets|meds)_",
  ),
  sign(
    "_(?:goodbye|farewell|suicide) (?:notes?|letters?)_",
    "_(?:team|colleagues?|office|staff|company|retire\\w*|leaving do|job|class)_",
  ),
  sign(
    "_voices? (?:is |are |keep |keeps )?(?:tell|telling|told) (?:me|him|her) to_|_do something to myself_|_razor(?: blade)?s?(?: \\w+){0,4} (?:my|her|his) (?:arms?|skin|wrists?|thighs?|legs?)_",
    "_shav\\w+_",
  ),
  sign(
    "_(?:dont|do not|can not) see (?:a|any) (?:reason|point) (?:to|in) (?:live|living|go on living|being alive|being here)_|_not be (?:alive|here) (?:by|next|much longer|tomorrow)_",
    "_(?:meeting|office|work|job)_",
  ),
];
