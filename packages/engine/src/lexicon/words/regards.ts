import { words } from "../words.ts";

export const HUMANS = words(`
  adult, adults, capable, colleague, colleagues, equal, equals, family, human, humans, important, partner, partners, people,
  person, persons, professional, professionals, team
`);

export const VIEWING = words(`consider, count, look, perceive, picture, regard, see, take, think, view`);

/** What people are not: whoever is said to see them so is charged with contempt. */
export const LOW = words(`
  accessory, afterthought, afterthoughts, air, assistant, assistants, atm, atms, babies, baby, babysitter, babysitters, bank,
  banks, bargain, beneath, burden, burdens, case, cases, cash, cattle, chauffeur, chauffeurs, cheat, cheats, child, children,
  cleaner, cleaners, commodities, commodity, competition, convenience, cook, cooks, cost, costs, cow, cows, criminal, criminals,
  customer, customers, decoration, dirt, disappointment, disappointments, disposable, distraction, dogsbodies, dogsbody, doormat,
  doormats, driver, drivers, enemies, enemy, entertainment, errand, expendable, experiment, experiments, extra, failure,
  failures, figure, figures, fodder, fool, fools, formality, furniture, game, ghost, ghosts, guinea, hands, help, hindrance,
  hobby, hostage, hostages, idiot, idiots, inconvenience, inconveniences, inferior, inferiors, intruder, intruders, invisible,
  joke, jokes, kid, kids, labor, labour, lamp, lamps, less, liar, liars, little, lodger, lodgers, luxury, machine, machines,
  maid, maids, manpower, means, meat, minion, minions, money, muscle, nobodies, nobody, nothing, nuisance, nuisances, number,
  numbers, object, objects, obstacle, obstacles, optional, ornament, ornaments, pastime, pawn, pawns, peasant, peasants, pest,
  pests, plaything, prey, problem, problems, project, projects, punchbag, punchbags, puppet, puppets, replaceable, resource,
  resources, rival, rivals, robot, robots, rubbish, scenery, second-class, secretaries, secretary, servant, servants, sheep,
  skivvies, skivvy, slave, slaves, source, spare, sport, staff, statistic, statistics, stopgap, stranger, strangers, stupid,
  suspect, suspects, taxi, taxis, tenant, tenants, thief, thieves, thorn, threat, threats, tool, tools, toy, toys, trespasser,
  trespassers, trophies, trophy, underling, underlings, unimportant, victim, victims, waiter, waiters, wallet, wallets,
  wallpaper, waste, worthless
`);

export const EYES = words(`book, books, eyes, head, logic, mind, opinion, universe, view, world`);

export const PRIZED = words(`
  appearances, attention, bonus, bonuses, cash, clicks, control, expenses, fame, figures, followers, glory, herself, himself,
  image, likes, looks, money, numbers, overtime, pay, pension, perk, perks, points, power, prestige, profit, ratings, salary,
  sales, sex, status, target, targets, themselves, title, titles, winning, yourself
`);

export const SELFISH_AIMS = words(`
  bonus, career, comfort, control, convenience, ego, feelings, glory, image, money, power, pride, reputation, status, vanity
`);

export const DEAF = words(`air, dead, furniture, speaking, talking, wall, walls`);

export const HAPPIER = words(`better, delighted, glad, happier, happy, off, relieved`);
