import { KIN, type Sign, sign, WHO } from "./sign.ts";

const SMALL =
  "(?: has| have| had| just| once| twice| sometimes| often| always| again| regularly| even| also| then| still| already| almost| nearly| used to| keeps| keep| kept| started| starts| did| does| was| is| are| were| been| would| will| actually| physically| sexually| repeatedly| really| only| gets drunk and| drinks and| came home and| got angry and| gets angry and| comes home drunk and| lost it and| tried to| tries to| and)*";
const HURTS =
  "(?:hits|hit|hitting|beats|beat|beating|beaten|punch\\w*|slap|slaps|slapped|slapping|kicks|kicked|kicking|chok(?:es|ed|ing|e)|strangl\\w+|batter(?:s|ed|ing)|rap(?:es|ed|ing|e)|molest\\w*|grop(?:es|ed|ing|e)|assault\\w*|abus(?:es|ed|ing|e)|tortur\\w+|stabb(?:ed|ing)|stabs|stab|shov(?:es|ed|ing)|whip(?:s|ped|ping)|smack(?:s|ed|ing)|burn(?:s|ed|t|ing))";
const VICTIM = `(?:me|us|her|him|them|(?:my|his|her|their|the|our|a)(?: own| little| older?| younger)? (?:kids?|child|children|son|daughter|mother|father|sister|brother|baby|wife|husband|girlfriend|boyfriend|partner|boy|girl|friend|dog))`;
const NO_BLOW =
  "_(?:hit|hits|hitting|beat|beats|beating|kicked|kicks|slapped|shoved|smacked|burned|burnt|burns|choked|punched|whipped) (?:me|us|her|him|them|my \\w+|the \\w+|his \\w+|her \\w+) (?:up (?:for|about|on|later|again|with)|with (?!(?:an? |his |her |the |both )?(?:belt|stick|bat|hands?|fists?|bottle|hammer|shoe|rod|cane|chair|pan|cable|phone|book|spoon|hose|car|cigarettes?|lighter|iron|hot|boiling))|back|to (?:it|the|this|that|a)|at|in (?:the (?:final|race|game|match|election|quiz|vote|polls|first|second|semi)|chess|tennis|court|this)|by|on (?:the back|price|time|penalties|points)|out|off|that|like|hard|into shape|into place|a|an|how|why|when (?:he|she|they) (?:told|said|mentioned))_";
const NOT_DONE =
  "_(?:never|not|dont|didnt|doesnt|wouldnt|hasnt)(?: \\w+){0,2} (?:hit|hits|beat|beats|slap\\w*|punch\\w*|touch\\w*|hurt|rape\\w*|abuse\\w*)_";
const STORY =
  "_(?:film|movie|game|novel|scene|episode|character|chess|tennis|lecture|seminar|training|course|policy|workshop|statistics|essay|volunteer\\w*|charity|campaign|article)_";
const harmless = (...more: string[]) => [NO_BLOW, NOT_DONE, STORY, ...more].join("|");

/** Signs that somebody, the writer or another person, is hurt, threatened or controlled. Own collection, from plain English. */
export const ABUSE: readonly Sign[] = [
  sign(
    `_${WHO}${SMALL} ${HURTS}(?: up)? ${VICTIM}_`,
    harmless(
      "_abus\\w+ (?:my|his|her|their|the) (?:trust|power|position)_",
      "_verbally_",
      "_stab\\w* (?:me|us|him|her|them) in the back_",
    ),
  ),
  sign(
    `_(?:i|she|he|we|they|who|(?:my|his|her|their|the) ${KIN}) (?:am|is|are|was|were|get|gets|got|have been|has been|had been|am being|was being|keep getting|keeps getting)(?: being)?(?: \\w+)? (?:raped|molested|groped|sexually (?:assaulted|abused|harassed)|physically abused|stalked|strangled|battered|assaulted|trafficked)_`,
    harmless(),
  ),
  sign(
    `_(?:am|is|are|was|were|get|gets|got|been|being|getting) (?:often |regularly |always |sometimes )?(?:hit|beaten|slapped|punched|kicked|abused|choked)(?: up)? (?:by (?:my|his|her|their|him|the) ?(?:${KIN})?|at home|as a child|every (?:night|day|week)|in (?:my|this|our) (?:relationship|marriage|house|home))_`,
    harmless("_by the (?:team|news|flu|storm|cuts|delays|other)_", "_kicked out_"),
  ),
  sign(
    "_(?:beats|beat|beaten|beating) (?:me|her|him|them|us|(?:my|his|her|the) \\w+) up_",
    "_beat \\w+ up about_|_(?:myself|yourself|himself|herself)_",
  ),
  sign(
    "_(?:abusive|violent) (?:relationship|marriage|husband|wife|partner|boyfriend|girlfriend|ex|father|mother|stepfather|home|household|parents?|family|uncle)_",
    STORY,
  ),
  sign("_domestic (?:violence|abuse)_", STORY),
  sign(
    "_(?:touch|touches|touched|touching) (?:me|her|him|us|(?:my|his|her|the) (?:daughter|son|kids?|child|body|breasts?|thighs?|bottom|privates?))(?: \\w+){0,6} (?:inappropriately|sexually|there|under|private|privates|asleep|sleep|dont want|without|not supposed to|secret|at night)_",
    "_touch(?:ed|ing)? (?:me|her|him|us) (?:deeply|that|when you|how)_",
  ),
  sign(
    "_(?:forc\\w+|mak(?:es|ing)|made|coerc\\w+|pressur\\w+) (?:me|her|him|us) (?:to |into )?(?:have sex|having sex|sex|sleep with|sleeping with|touch (?:him|her)|undress|strip|send nudes)_|_forc\\w+ (?:himself|herself|themselves) on_",
  ),
  sign(
    "_(?:scared|afraid|terrified|frightened) (?:to go home|to be (?:at home|alone with (?:him|her|my))|of going home)_",
  ),
  sign(
    "_(?:scared|afraid|terrified|frightened) of (?:my|her|his) (?:own )?(?:husband|boyfriend|partner|ex|wife|girlfriend|stepfather|stepdad|uncle)_",
    "_(?:judg\\w+|opinion|driving|cooking|family|mother|party|reaction to the (?:news|dress))_",
  ),
  sign(
    "_(?:scared|afraid|terrified|frightened|fear)(?: of)? what (?:he|she|they|my \\w+) (?:will|would|might|could|may) do (?:to|when|if|next)_",
    "_do (?:with|about)_|_(?:report|data|project|budget|plan|client|code)_",
  ),
  sign(
    "_(?:scared|afraid|terrified|frightened|fear|worried)(?: that| for my life because)? (?:he|she|they|my \\w+|someone) (?:will|might|is going to|would|could|may) (?:hurt|hit|kill|beat|attack|come after|harm|rape|stab|shoot|find)(?: up)? (?:me|us|her|him|them|my (?:kids|children|son|daughter|mother|family|dog)|the (?:kids|children|baby)|himself|herself|someone)_|_fear for my (?:life|safety)_",
    "_(?:hit|beat) (?:me|us|him|her|them) (?:up|with|back|at|to|in)_|_find (?:me|us|him|her) (?:boring|rude|strange|difficult|too|a|annoying|weak|lazy)_|_attack (?:me|us) (?:in the meeting|verbally|online)_",
  ),
  sign(
    "_(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|fiance) (?:will not|wouldnt|doesnt|does not|never|didnt|refuses to) (?:let|lets|allow|allows) (?:me|us|her) (?:\\w+ ){0,2}?(?:leave the (?:house|flat|room|apartment)|out of the (?:house|flat|room)|see my (?:friends|family|parents|mother|sister)|have (?:my own |any |a )?(?:money|phone|job|friends)|talk to (?:anyone|my family|my friends)|leave (?:him|her))_",
  ),
  sign(
    "_(?:lock|locks|locked|locking) (?:me|us|her|him|them|the kids|my \\w+) (?:in|inside|up)_|_hold(?:s|ing)? me (?:hostage|prisoner|captive)_",
    "_(?:accidentally|by mistake|office|building|meeting room|escape room|in for|rate|contract|system|prison|inside the office)_",
  ),
  sign(
    "_(?:stalk|stalks|stalked|stalking) (?:me|her|him|us|my (?:daughter|sister|friend))_|_(?:follow|follows|followed|following) (?:me|her|us) (?:home|everywhere (?:i|she) go\\w*|at night|to my (?:house|car|door))_|_track\\w* my (?:phone|location|every move)_",
    "_(?:instagram|linkedin|twitter|puppy|dog|cat|app|delivery|jokingly)_",
  ),
  sign(
    "_(?:gave|gives|left|leaves) (?:me|her|him|my \\w+)(?: with)? (?:a |some |two )?(?:black eye|bruises|bruised \\w+|broken (?:rib|ribs|arm|nose|jaw)|marks on)_|_(?:hid\\w*|cover\\w*)(?: up)? (?:my|the|her|his) bruises_|_bruises (?:on|all over|around) (?:my|her|his|the|their) (?:neck|throat|arms?|face|son|daughter|kids?|legs?|child|body|back)_",
    "_(?:football|rugby|fell|falling|bike|training|sport|skiing|judo|accident)_",
  ),
  sign(
    "_(?:threw|throws|throwing|smash\\w*|hurl\\w*) (?:a |the |his |her |things|plates|objects|stuff|dishes|glasses|furniture)(?: ?\\w+){0,2} ?(?:at|against) (?:me|us|her|him|my head|the kids|my \\w+)_",
    "_(?:ball|frisbee|snowball|question|idea|confetti|numbers|pillow|party)_",
  ),
  sign(
    "_(?:push\\w*|shov\\w*|threw|throws|throwing|knock\\w*|slam\\w*) (?:me|us|her|him|my \\w+) (?:down the stairs|against the|to the (?:ground|floor)|into the (?:wall|door)|off the)_|_grab\\w* (?:me|us|her|him|my \\w+) by (?:the|my|her|his) (?:throat|neck|hair|arms?|wrists?)_",
    "_(?:film|movie|rugby|judo|wrestling|football)_",
  ),
  sign(
    "_(?:put|puts|putting|laid|lays) (?:his|her|their) hands? (?:on (?:me|her|us|him)|round my (?:neck|throat)|around my (?:neck|throat))_",
  ),
  sign(
    "_(?:hurts|hurt|hurting) me (?:physically|on purpose|when (?:he|she) (?:drinks|is drunk|gets (?:angry|drunk)|washes|lifts|holds|is angry))_",
  ),
  sign(
    "_(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex) (?:controls?|takes|took|keeps|holds) (?:all |away )?(?:of )?my (?:own )?(?:money|wages|salary|bank card|passport|papers)_|_(?:husband|wife|boyfriend|girlfriend|partner|he|she) will not let me (?:work|get a job|see a doctor)_",
    "_work (?:from|on|with|at|in|late|over|through)_",
  ),
  sign(
    "_rais(?:es|ed|ing) (?:his|her|a) (?:hand|hands|fist|fists) (?:to|at|against|on) (?:me|us|her|him|the kids|my)_",
  ),
  sign(
    `_(?:think|hear|heard|see|saw|know|believe|suspect|sure|afraid|worried|seen)(?: that)?(?: \\w+){0,4} (?:beating|hitting|abusing|hurting|molesting|starving|neglecting) (?:his|her|their|the|my)(?: own| little)? (?:wife|husband|kids?|child|children|son|daughter|girlfriend|boyfriend|partner|baby|mother|father|dog)_`,
    harmless("_hurting (?:his|her|their|my) \\w+ (?:feelings|chances)_"),
  ),
  sign("_(?:child|sexual) abuse_|_sexual assault_|_marital rape_|_(?:was|were|been|being|got) raped_", STORY),
];
