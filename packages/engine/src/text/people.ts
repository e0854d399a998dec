/** Words for people, bodies of people and everyone, by which a noun phrase's person is told. Own lists. */
const words = (block: string): ReadonlySet<string> => new Set(block.split(/\s+/).filter((word) => word !== ""));

/** One person by role, kinship or standing. */
export const ROLES = words(`
  boss manager supervisor lead leader head chief director executive president vp ceo cto cfo coo chair chairman chairwoman chairperson owner founder
  colleague coworker co-worker workmate teammate peer partner associate assistant secretary receptionist clerk officer official agent adviser advisor
  consultant contractor freelancer developer engineer programmer designer analyst architect tester administrator admin coordinator organiser planner
  accountant auditor lawyer solicitor barrister judge buyer seller salesman saleswoman salesperson rep representative recruiter intern trainee apprentice
  volunteer employee employer worker staffer foreman driver courier postman plumber electrician builder carpenter cleaner cook chef waiter waitress barman
  barista cashier guard policeman policewoman cop detective soldier captain coach trainer referee player goalkeeper teacher tutor lecturer professor
  dean principal headteacher headmaster student pupil classmate roommate flatmate housemate lodger tenant landlord landlady neighbour neighbor host guest
  visitor customer client shopper passenger patient doctor gp dr nurse midwife surgeon dentist therapist counsellor counselor psychologist psychiatrist
  pharmacist physio physiotherapist carer caregiver vet registrar consultant matron paramedic oncologist friend mate pal buddy girlfriend boyfriend
  fiance fiancee husband wife spouse ex mother mum mom mam mummy mama father dad daddy papa parent brother sister sibling son daughter child kid baby
  toddler teenager boy girl lad lass man woman guy bloke chap fellow dude lady gentleman gent person human somebody individual uncle aunt auntie
  cousin nephew niece grandmother grandma gran nan granny grandfather grandad grandpa godmother stepmother stepfather stepdad stepmum stepson
  brother-in-law sister-in-law mother-in-law father-in-law son-in-law daughter-in-law in-law twin bride groom priest vicar pastor rabbi imam mayor
  minister senator mp councillor politician journalist reporter editor author writer reviewer artist musician singer actor speaker presenter moderator
  maintainer contributor user operator dispatcher handler caretaker janitor librarian treasurer trustee member stranger enemy rival opponent victim witness
  expert professional amateur beginner newcomer adult babysitter nanny childminder au-pair warden instructor examiner marker supervisee mentor mentee
  bully liar idiot moron clown fool jerk genius hypocrite coward
`);

/** Bodies of people that act as one. */
export const BODIES = words(`
  team squad crew hr management leadership board council committee panel jury department dept division unit office company firm business organisation
  organization agency bureau ministry government parliament senate court police union club association society charity church school university college
  faculty nursery hospital clinic practice ward bank insurer council shop store supplier vendor family couple household class group gang band choir
  orchestra marketing sales finance legal accounting payroll procurement support helpdesk desk ops operations engineering security compliance audit
  production logistics staff workforce personnel lot bunch side party administration administrators authorities reception editorial press media hoa pta
  folks
`);

/** Anybody and everybody. */
export const GENERIC = words(`
  people everyone everybody anyone anybody someone somebody nobody noone one humans mankind humanity society folk adults grown-ups
`);

/** Of a group or of all, by what follows: "all of you", "most people", "none of them". */
export const QUANTIFIERS = words(
  "all most many some few none both half each several any everyone somebody nobody neither",
);

export const FIRST_PERSON = words("i me we us myself ourselves mine ours");
export const SECOND_PERSON = words("you yourself yourselves yours");
export const THIRD_PERSON = words(
  "he him she her himself herself hers they them themselves theirs themself who whoever",
);

/** Capitalised words that are nobody's name. */
export const NOT_NAMES = words(`
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  christmas easter ramadan diwali hanukkah eid thanksgiving halloween english french german spanish italian dutch polish british american european
  london paris berlin dublin york utrecht amsterdam madrid rome europe africa asia america england scotland wales ireland germany france spain italy
  internet web wifi slack teams zoom outlook gmail google excel word powerpoint jira github gitlab linux windows mac android ios iphone whatsapp facebook
  instagram twitter linkedin youtube netflix amazon pdf csv api url id sql html css json xml usb cv gdp vat faq q1 q2 q3 q4 ok okay god
`);

/** Given names seen often, for texts without capitals and to tell names from products. */
export const FIRST_NAMES = words(`
  adam alan alex alexander alice alison amanda amelia amir amy ana andrea andrew angela anna anne anthony arthur asha barbara ben benjamin beth brian
  carla carlos carol caroline catherine charles charlotte chloe chris christine christopher claire colin craig daniel dan dave david dawn deborah denise
  diana diego donna dylan edward eleanor elena elizabeth ella emily emma eric ethan eva evelyn fatima fiona frank gareth gary george georgia gemma graham
  grace greg hannah harry hassan heather helen henry holly ian ibrahim ingrid isaac isabel jack jacob jake james jamie jane janet jason jean jeff jennifer
  jenny jeremy jessica jim joan joe john jonathan jordan joseph josh joshua joyce judith julia julie karen kate katherine kathy katie keith kelly ken kevin
  kim kyle laura lauren leah lee leo liam linda lisa louise lucas lucy luke maria marie mark martha martin mary matt matthew megan melissa michael michelle
  mike mohammed molly monica nancy naomi natalie nathan neil nicholas nick nicola nicole nina noah oliver olivia omar owen pamela patricia patrick paul
  paula peter petra phil philip priya rachel raj ravi rebecca richard rob robert roger rory rosa rose ruth ryan sally sam samantha samuel sandra sara
  sarah scott sean sharon simon sofia sophie stephanie stephen steve steven stuart sue susan tara ted teresa thomas tim tina tom tony tracy vanessa
  victor victoria wendy will william yasmin zoe
`);
