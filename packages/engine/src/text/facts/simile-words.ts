const words = (block: string): ReadonlySet<string> => new Set(block.split(/\s+/).filter((word) => word !== ""));

/** Whom nobody wants to be measured against, by lemma: children, animals, drunks, machines. */
export const LOW = words(`
  toddler child kid baby infant five-year-old four-year-old three-year-old two-year-old six-year-old seven-year-old eight-year-old
  nine-year-old ten-year-old twelve-year-old year-old teenager schoolboy schoolgirl pupil beginner amateur trainee intern
  dog cat goldfish hamster parrot monkey chimp chimpanzee ape gorilla donkey mule ox cow pig hyena snail slug sloth tortoise turtle
  worm rat weasel snake shark vulture goose duck chicken hen sheep goat budgie gnat mosquito wasp flea tick leech crocodile piranha
  bulldozer steamroller tank brick stone rock plank wall fridge freezer iceberg glacier toaster teapot fireguard lamp-post doorknob
  robot machine satnav scarecrow zombie corpse statue mannequin sponge doormat foghorn drain kettle walrus elephant rhino
  drunk madman lunatic maniac burglar pickpocket warden bailiff gangster mobster pirate bandit caveman fishwife clown butcher tyrant
  dictator politician salesman vampire parasite ghost gran granny nan nana grandma grandmother grandad grandfather
`);

/** What a kind word for somebody is compared to when it is not meant: "as useful as a chocolate teapot". */
export const QUALITY = words(`
  useful subtle sharp warm reliable trustworthy helpful bright charming honest sensitive welcome romantic tactful graceful punctual
  organised organized entertaining interesting flexible dependable sincere clear quick welcoming friendly attractive pleasant clever
  intelligent smart loyal faithful consistent gentle delicate much discreet modest transparent truthful predictable cheerful fun lively
  approachable generous considerate
`);

/** Faults that a comparison drives home: "slow as a snail", "colder than a tomb". */
export const FAULT = words(`
  slow dull thick dumb cold mean lazy bad shallow dense stubborn late loud daft mad blind deaf crooked slippery tight bent boring
  stupid dim unreliable selfish vain proud rude blunt clumsy fake false greedy bitter hard icy stiff wooden wet soft weak useless
  cunning sly crude empty hollow
`);

/** Fast, strong and gentle creatures: such likeness praises. */
export const FAVOURABLE = words(`
  angel saint bird nightingale lion lioness ox horse eagle hawk fish dream star pro professional queen king goddess god hero champion
  monk poet surgeon genius elephant clock bell button razor tack razor-blade picture daisy rock gold fiddle lamb mouse bee beaver bat
  wind lightning hare gazelle cheetah deer swan feather mountain house native local local charm mother father sister brother gentleman
  lady dancer film pixie diplomat soldier trooper sunshine summer flash treat baby
`);

/** Qualities of which one may have as much as a bad example has: "the bedside manner of a traffic warden". */
export const POSSESSED = words(`
  manner manners tact charm depth warmth grace sense span humour patience personality taste imagination brain brains iq wit
  spelling timing style finesse elegance sensitivity subtlety empathy compassion maturity enthusiasm energy discipline discretion
  loyalty honesty integrity morals ethics backbone spine courage skill skills judgement judgment intelligence precision reliability
  speed reflexes competence authority conscience diplomacy modesty hygiene vocabulary grip grasp appeal charisma staying-power
`);

/** What food and drink should not taste of. */
export const UNSAVOURY = words(`
  cardboard paste dishwater soap feet socks sock ash ashes rubber glue sawdust petrol chalk sick vomit drain drains bleach mud boots
  boot leather paper sand nothing plastic polystyrene poison medicine dirt dust metal rust sweat shampoo swamp wallpaper carpet
`);
