/**
 * What the reader of danger knows of words before it has learnt anything: which thing of the world each belongs to. Written from
 * what first-aiders, help lines and those who work with families look out for, and from what the same words are used for where
 * nobody is in danger. A star stands for any ending.
 */
export const CONCEPTS = {
  self: "i me my myself mine im ive id ill meself masel",
  you: "you your yours yourself u ur ya yer youre",
  he: "he him his himself hes",
  she: "she her hers herself shes",
  they: "they them their themselves theyre",
  partner:
    "husband hubby wife wifey partner boyfriend bf girlfriend gf fiance fiancee fiancé fiancée spouse ex missus bloke fella oh dh dw lover date",
  parent:
    "mum mom mam mummy mommy mother ma amma ammi mama mami dad daddy father da papa pa baba abba appa stepdad stepfather stepmum stepmom stepmother parents guardian folks",
  elder:
    "gran nan nana granny grandma grandmother grandad granddad grandpa grandfather dadi nani lola lolo abuela abuelo elderly pensioner",
  child:
    "child children kid kids baby babies toddler newborn infant bairn wean son daughter boy girl lad lass kiddo pupil schoolboy schoolgirl nephew niece grandson granddaughter teen teenager little toddlers twins",
  sibling: "brother bro sister sis siblings cousin stepbrother stepsister halfbrother",
  inlaw: "inlaw inlaws mil fil uncle aunt auntie aunty chacha mausi sasur saas",
  friend:
    "friend friends mate mates bestie buddy pal roommate flatmate housemate neighbour neighbor neighbours neighbors",
  boss: "boss manager supervisor foreman employer madam landlord captain agent recruiter owner sponsor kafala gaffer",
  carer: "carer caregiver nurse helper aide matron caretaker minder nanny babysitter childminder",
  coach: "coach teacher tutor priest pastor imam instructor trainer choirmaster vicar",
  stranger: "stranger stalker somebody someone man guy bloke dude fella creep driver passenger customer",
  young:
    "year yr yrs grade class primary nursery kindergarten preschool homework playground bedtime teddy schoolbag lunchbox recess",
  age: "aged old weeks months weeks-old month-old",
  hit: "hit hits hitting slap* punch* kick* beat beats beating beaten smack* shov* push* pushed grab* choke* chok* strangl* thump* whack* belt* batter* pinch* slam* smash* threw throw throws thrown hurl* drag* dragged clout* spank* cane caned wallop* shook shake yank* headbutt*",
  hurt: "hurt* harm* injur* wound* bruis* mark marks scar* scratch* burn* burnt cut cuts cutting bled bleed* blood* swell* swollen broke broken fractur* limp* sore stitches welt* lump black-eye shiner",
  kill: "kill* murder* dead die dies died dying death stab* shoot* shot strangle* bury buried burying grave funeral coffin behead* slaughter* finish finished execut* suffocat*",
  weapon:
    "knife knives blade blades gun guns rifle pistol shotgun bullet* ammo machete axe hammer bat petrol gasoline acid lighter matches razor rope crossbow firearm holster trigger bomb* explosive*",
  threaten:
    "threat* warn* swear* swore promise* revenge pay payback regret* sorry careful watch watching consequences lesson teach beg begging wait",
  arson: "fire* burn burned burning flame* smoke* smok* petrol match arson torch alight curtains gas",
  follow:
    "follow* stalk* track* tracker airtag gps spy* spying camera cameras lurk* outside parked drives doorstep turned waiting window watches",
  control:
    "allow* permission let lets letting permit* forbid* forbade forbidden banned control* rules rule obey* obedient strict monitor* check checks checked report account accounts",
  confine:
    "lock* locked lockin key keys trap* trapped keep kept door doors bolt* padlock* cellar attic shed cupboard wardrobe basement escape escap* leave leaving left run ran hide hides hiding hid hidden",
  papers:
    "passport visa papers documents document id card contract permit licence license certificate embassy deport* immigration sponsor",
  money:
    "money wage* salary pay paid bank account allowance pension savings debt loan owe* cash benefits pin purse wallet receipts rent deposit",
  phone:
    "phone mobile cell texts text messages password* passcode pin whatsapp instagram snap snapchat facebook email gallery photos pictures pics screenshot sim laptop app",
  insult: "stupid worthless useless crazy mad pathetic fat ugly idiot slut whore bitch liar nothing trash rubbish",
  fear: "scared scare* afraid fear* frighten* terrif* terror* eggshells tiptoe* flinch* shak* shaking tremb* jump* jumpy panic* nervous freeze freezes froze wince* cower* startle*",
  secret:
    "secret* nobody noone tell told telling promise quiet whisper* hush between game special touch* touches touched cuddle* tickl* lap bath bathroom bedroom undress* underwear clothes shower private dont don't",
  adultsex: "naked nude* kiss* sex* condom older boyfriend gifts gift present grown meet met online stranger snap",
  hunger:
    "hungry hunger starv* eat eats eating ate food fed feed feeding dinner lunch breakfast supper bin crumbs leftovers fridge empty skinny thin ribs bones meals meal snack cereal bread noodles rice",
  neglect:
    "dirty filthy smell* smelt stinks lice coat wet cold unwashed nappy nappies alone unsupervised nits rotten shoes barefoot heating absent gone drunk overnight",
  drunk:
    "drunk drink* drank wine beer vodka whisky whiskey booze alcohol* hammered sober hungover pub bottle bottles cans stoned high weed coke heroin drugs dope meth fentanyl pills crack using",
  pills:
    "pill* tablet* tablets meds medication medicine* paracetamol tylenol ibuprofen aspirin insulin inhaler epipen dose* overdos* prescription antidepressant* sleeping morphine painkiller* warfarin thinners capsules packet packets mg",
  breathe:
    "breath* breathe* breathing breathless wheez* gasp* puff* puffed lungs chok* cough* throat airway inhaler blue lips purple grey gray pale clammy sweaty sweat sweating sweats",
  heart:
    "chest heart arm jaw pulse palpitations tight tightness squeezing pressure elephant indigestion heartburn collapse* collapsed faint* fainted",
  mind: "droop* slur* slurring slurred confus* confused dizzy dazed unconscious asleep unresponsive floppy limp drowsy sleepy seizure* fit fits fitting stare staring numb numbness tingl* vision blurry double headache worst stiff neck rash speech face side weak",
  body: "head arm arms leg legs wrist wrists hand hands face mouth eye eyes neck back belly stomach tummy knee ankle finger fingers skin ear nose tooth teeth foot feet hip ribs lip lips thigh thighs",
  sick: "sick vomit* vomiting throwing puke* puking fever temperature temp rash infection infected hospital ambulance a&e er emergency paramedic* allergic allergy swelling pregnant pregnancy waters contractions labour labor bleeding diabetic diabetes sugar epilep* asthma asthmatic",
  fall: "fell fall falls fallen slipped tripped ladder stairs roof knocked bang* banged crash* crashed swallow* swallowed drown* drowning pool pond river sea tide lake electr* shock shocked gas fumes leak carbon monoxide bleach heat heatstroke hypothermia frozen frostbite bite bitten snake wasp sting stung mushrooms berries battery coin",
  missing:
    "missing lost wander* wandered disappear* vanish* search* found gone since hours dementia alzheimer's alzheimers",
  selfharm: "cut cuts cutting sleeves scratch* burn* razor* scars bandage* bleeding arms thighs wrists",
  suicide:
    "suicid* alive live living life exist* existing existence end ending ended goodbye goodbyes farewell die dead jump* jumped bridge tracks train platform roof cliff edge hang* hanged hanging overdos* unalive kms wake sleep forever disappear peace rest stop over done",
  goodbye:
    "goodbye goodbyes bye farewell last final finally letter letters note will funeral ashes wishes dog cat rehome* passwords give giving away sorted tidied tidy instructions envelope envelopes belongings",
  burden:
    "burden* weight better without easier nobody notice noticed miss missed pointless point hopeless hope empty numb nothing worthless tired exhausted done over anymore longer enough drowning sinking darkness dark fog heavy grey",
  now: "now tonight today currently still right minutes minute ago just hour hours since morning suddenly tomorrow soon next",
  past: "ago years year back used then once former previously was were had decade childhood 2008 2009 2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 healed recovered survived convicted prison sentenced closed finished settled anniversary",
  safe: "safe safely fine ok okay alright well better recovered healed home calm settled sorted relieved happy lovely glad proud grateful fully clear cleared",
  help: "help helped helping hotline helpline counsellor counselor therapist therapy doctor gp nurse paramedic police 911 999 112 samaritans refuge shelter social worker services childline safeguarding",
  work: "work* job office shift meeting client customer colleague colleagues team project deadline report invoice email manager rota staff hr company department presentation training workshop conference course lecture seminar policy guidelines ward clinic patients patient charity volunteer volunteers fundrais* leaflet poster newsletter dispatch dispatcher officer sergeant constable barrister lawyer solicitor court judge jury hearing evidence survivor survivors research researcher paper thesis dissertation interview journalist article podcast documentary documentary museum exhibition history",
  fiction:
    "novel story chapter script scene character characters play actor actress theatre theater drama film movie series episode show villain plot book poem song lyrics band album gig rehears* act panto musical screenplay author writer writing draft fanfic opera soap netflix",
  game: "game games gamer level boss raid guild minecraft fortnite roblox xbox playstation ps5 lobby spawn respawn headshot clutch noob server stream streamer twitch dnd dungeon wizard zombie zombies npc loot pvp",
  sport:
    "match team coach goal score scored football soccer rugby cricket boxing bout round ring sparring referee ref tackle tackled league season training gym run race marathon swim tennis basketball hockey baseball karate judo mma wrestling darts chess bowling tournament cup final opponent striker",
  software:
    "code bug deploy* server process thread script crash* production prod repo merge branch commit test tests build database query api app release rollback sprint ticket jira docker cluster node kernel parent-process orphan* daemon firewall hack* malware exploit pentest penetration abort* hang loop timeout cron batch root admin login",
  animal:
    "dog dogs cat cats puppy kitten horse cow cows heifer sheep lamb goat goats chicken chickens hen hens pig pigs fish bird birds parrot rabbit hamster guinea vet vets hunting hunt deer fox rat rats mouse mice spider wasps ants trap",
  cooking:
    "cook* kitchen recipe cake oven bake* roast chop chopping knife peel onions grill bbq barbecue soup curry sauce pan fry fried steak marinade whisk whip",
  garden:
    "garden* plant plants weed weeds slug slugs hedge lawn tree trees prune compost tomatoes roses allotment greenhouse",
  joke: "lol haha* lmao rofl joke jokes joking kidding banter hilarious funny laugh* laughing dramatic drama dying 😂 🤣 😅 literally honestly",
  idiom:
    "killing murder death dead dying starving freezing drowning bombed nailed crushed slayed ghosted roasted toast deadline drop",
  love: "love loved loves loving miss hug hugs birthday wedding anniversary party present cake date dating crush flirt* kiss valentine engaged marry married marriage proposal bride groom honeymoon",
  breakup:
    "divorce* split breakup broke dump* dumped separated separation custody amicable single ghosted cheated cheating affair",
  grief:
    "passed died funeral grief griev* loss lost mourn* memorial widow widower condolence condolences peacefully natural cancer hospice buried cemetery ashes",
  sad: "sad down low blue cry* cried crying tears upset lonely alone miserable depressed depression anxious anxiety stress stressed overwhelmed tired exhausted worn burnout flat gutted rubbish",
  anger:
    "angry anger furious rage mad livid fuming annoyed pissed cross shout* shouted shouting yell* yelled scream* screamed screaming row argue argument fight fights fighting fought temper",
  school:
    "school college uni university exam exams test essay professor lecturer student students teacher homework detention headteacher principal class classmates dorm dormitory hostel campus semester grades",
  word: "how say tell word wording write message text send reply answer note letter email sentence line short nicely politely kindly polite gentle softer sweet better reword rephrase phrase explain ask",
  smooth:
    "upset calm keep peace angry mad fuss drama trouble worry worrying freak panic bother ruin sweet sweeter sorry apolog* fault provoke provoked deserved behave good please quiet obey",
  deny: "fine nothing really probably honestly just only maybe overreacting silly dramatic fuss joke accident accidentally clumsy doesn't mean meant loves stress deserve dont don't not never no",
  marry:
    "marry marriage married wedding fiance fiancé groom bride engaged engagement arranged match proposal rishta dowry abroad village ticket flight pakistan cousin",
  plan: "plan* planned planning decided decision ready prepared bought buy saved saving counting date chosen picked list waited waiting practise practised",
  place:
    "bridge roof cliff train tracks platform river balcony tower motorway car garage shed woods forest loft cellar",
} as const;
