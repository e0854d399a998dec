/** Irregular verbs: base, past, participle. Forms that equal the base are told apart by their helpers. */
const VERBS = `be was been;be were been;arise arose arisen;awake awoke awoken;bear bore borne;beat beat beaten;become became become;
browbeat browbeat browbeaten;
begin began begun;bend bent bent;bet bet bet;bind bound bound;bite bit bitten;bleed bled bled;blow blew blown;break broke broken;
breed bred bred;bring brought brought;build built built;burn burnt burnt;burst burst burst;buy bought bought;catch caught caught;
choose chose chosen;cling clung clung;come came come;cost cost cost;creep crept crept;cut cut cut;deal dealt dealt;dig dug dug;do did done;
draw drew drawn;dream dreamt dreamt;drink drank drunk;drive drove driven;eat ate eaten;fall fell fallen;feed fed fed;feel felt felt;
fight fought fought;find found found;flee fled fled;fling flung flung;fly flew flown;forbid forbade forbidden;forget forgot forgotten;
forgive forgave forgiven;freeze froze frozen;get got got;get got gotten;give gave given;go went gone;grind ground ground;grow grew grown;
hang hung hung;have had had;hear heard heard;hide hid hidden;hit hit hit;hold held held;hurt hurt hurt;keep kept kept;kneel knelt knelt;
know knew known;lay laid laid;lead led led;lean leant leant;leap leapt leapt;learn learnt learnt;leave left left;lend lent lent;let let let;
lie lay lain;light lit lit;lose lost lost;make made made;mean meant meant;meet met met;mistake mistook mistaken;misread misread misread;
mislead misled misled;mishear misheard misheard;misunderstand misunderstood misunderstood;overhear overheard overheard;overrun overran overrun;
oversleep overslept overslept;overtake overtook overtaken;overthrow overthrew overthrown;pay paid paid;put put put;quit quit quit;read read read;
rebuild rebuilt rebuilt;ride rode ridden;ring rang rung;rise rose risen;run ran run;say said said;see saw seen;seek sought sought;sell sold sold;
send sent sent;set set set;sew sewed sewn;shake shook shaken;shed shed shed;shine shone shone;shoot shot shot;show showed shown;shrink shrank shrunk;
shut shut shut;sing sang sung;sink sank sunk;sit sat sat;sleep slept slept;slide slid slid;sling slung slung;slit slit slit;smell smelt smelt;
sneak snuck snuck;speak spoke spoken;speed sped sped;spell spelt spelt;spend spent spent;spill spilt spilt;spin spun spun;spit spat spat;
split split split;spoil spoilt spoilt;spread spread spread;spring sprang sprung;stand stood stood;steal stole stolen;stick stuck stuck;
sting stung stung;stink stank stunk;stride strode stridden;strike struck struck;string strung strung;strive strove striven;swear swore sworn;
sweep swept swept;swell swelled swollen;swim swam swum;swing swung swung;take took taken;teach taught taught;tear tore torn;tell told told;
think thought thought;throw threw thrown;thrust thrust thrust;tread trod trodden;undergo underwent undergone;undermine undermined undermined;
understand understood understood;undertake undertook undertaken;undo undid undone;uphold upheld upheld;upset upset upset;wake woke woken;
wear wore worn;weave wove woven;weep wept wept;win won won;wind wound wound;withdraw withdrew withdrawn;withhold withheld withheld;
withstand withstood withstood;write wrote written;override overrode overridden;overdo overdid overdone;foresee foresaw foreseen;redo redid redone;
rewrite rewrote rewritten;outdo outdid outdone;backbite backbit backbitten;ghostwrite ghostwrote ghostwritten;
handwrite handwrote handwritten;typeset typeset typeset;troubleshoot troubleshot troubleshot;broadcast broadcast broadcast;forecast forecast forecast;
cast cast cast;bid bid bid;slay slew slain;shear sheared shorn;spoonfeed spoonfed spoonfed;lip-read lip-read lip-read;proofread proofread proofread`;

const NOUNS = `men man;women woman;children child;people people;feet foot;teeth tooth;mice mouse;wives wife;lives life;selves self;knives knife;
leaves leaf;thieves thief;halves half;shelves shelf;wolves wolf;loaves loaf;geese goose;oxen ox;criteria criterion;data data;media media;news news;
analyses analysis;crises crisis;series series;politics politics;mathematics mathematics;thanks thanks;clothes clothes;glasses glasses;
boss boss;class class;business business;process process;mess mess;address address;access access;stress stress;loss loss;guess guess;pass pass;
bus bus;status status;virus virus;bonus bonus;focus focus;campus campus;minus minus;plus plus;gas gas;bias bias;chaos chaos;
lens lens;basis basis;crisis crisis;analysis analysis;tennis tennis;this this;always always;perhaps perhaps;is is;was was;has has;does does`;

const ADJECTIVES = `better good;best good;worse bad;worst bad;farther far;further far;older old;elder old;eldest old;less little;least little;more much;most much`;

interface Irregular {
  readonly base: string;
  readonly form: "past" | "participle" | "ed";
}

export const irregularVerbs = new Map<string, Irregular>();
for (const row of VERBS.split(";")) {
  const [base = "", past = "", participle = ""] = row.trim().split(" ");
  if (past !== base) irregularVerbs.set(past, { base, form: past === participle ? "ed" : "past" });
  if (participle !== base && participle !== past) irregularVerbs.set(participle, { base, form: "participle" });
}

/** Verbs whose past looks like their base: hit, let, put, upset. */
export const unchangedVerbs: ReadonlySet<string> = new Set(
  VERBS.split(";").flatMap((row) => {
    const [base = "", past, participle] = row.trim().split(" ");
    return base === past && base === participle ? [base] : [];
  }),
);

const pairs = (block: string) => block.split(";").map((row) => row.trim().split(" ") as [string, string]);
export const irregularNouns: ReadonlyMap<string, string> = new Map(pairs(NOUNS));
export const irregularAdjectives: ReadonlyMap<string, string> = new Map(pairs(ADJECTIVES));
