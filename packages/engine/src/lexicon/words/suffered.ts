import { words } from "../words.ts";

export const SUFFERED = words(`
  ask, blame, blamed, boss, bossed, bullied, bully, call, called, cast, cc'd, chase, chased, check, checked, compare, compared,
  copied, copy, cut, drag, dragged, embarrass, embarrassed, exclude, excluded, ignore, ignored, interrupt, interrupted, judge,
  judged, keep, kept, laugh, laughed, leave, lecture, lectured, left, lie, lied, mock, mocked, order, ordered, pressure,
  pressured, push, pushed, put, reduce, reduced, shout, shouted, shut, speak, spoken, surprise, surprised, talk, talked, tell,
  text, texted, told, touch, touched, treat, treated, use, used, wake, watch, watched, woken, yell, yelled
`);

export const TIRED_OF = words(`
  advice, apologies, apology, approval, arguing, argument, arguments, attention, attitude, bickering, blessing, call, calls,
  changes, chaos, charity, comment, commentary, comments, complaint, complaints, criticism, debate, debates, disappointment,
  disappointments, discussion, discussions, drama, email, emails, empty, errands, excuse, excuses, explanation, explanations,
  favor, favors, favour, favours, feedback, fight, fights, fuss, game, games, gossip, guesswork, guilt trip, guilt trips,
  half-truths, hostility, input, insult, insults, interference, interruption, interruptions, joke, jokes, judgement, judgment,
  lecture, lectures, letters, lies, meetings, mess, message, messages, money, moods, nagging, noise, nonsense, notes,
  notifications, opinion, opinions, orders, overtime, pep talk, pep talks, permission, pity, promise, promises, quarrel,
  quarrels, remark, remarks, reminder, reminders, repeat, row, rows, rudeness, rumor, rumors, rumour, rumours, sarcasm, scene,
  scenes, sermon, sermons, shouting, silence, speech, speeches, stories, story, suggestion, suggestions, sulking, surprise,
  surprises, sympathy, talk, tantrum, tantrums, tears, tension, text, texts, theories, theory, threat, threats, tip, tips, tone,
  trouble, visit, visits, voicemails
`);

export const TIRESOME = words(`
  apologies, apology, argument, arguments, bickering, bs, bullshit, charade, circus, commentary, crap, drama, empty, excuse,
  excuses, fight, fights, games, gossip, half-measures, insult, insults, interference, lecture, lectures, lies, nonsense,
  pantomime, pity, platitudes, promise, promises, quarrel, quarrels, remark, remarks, repeat, row, rows, sarcasm, scene, scenes,
  sermon, sermons, shouting, showdown, sympathy, telling-off, threat, threats, waffle
`);

/** Places that anybody may decline without a reproach: "I'd rather not be your boss". */
export const OFFICES = words(`
  area, boss, class, country, department, doctor, guest, guide, host, house, neighbor, neighbour, office, place, position, room,
  shoes, side, teacher, team, town, way
`);

export const THE_A_AN = words(`a, an, her, his, the, their, your`);

export const ONES_ONE_TO = words(`one, ones, part, people, person, to, who`);

export const ONE_BURDEN_AFTERTHOUGHT = words(`
  afterthought, atm, aunt, babysitter, backup, baddie, bag, bank, burden, butt, cash, chauffeur, cleaner, clown, cook, cop,
  decoy, dogsbody, doormat, driver, errand, fool, go-between, guinea pig, guy, housekeeper, idiot, joke, lapdog, last,
  laughing-stock, maid, mascot, messenger, middleman, mother, mug, mum, nag, nanny, one, option, pawn, plan b, policeman,
  problem, punchbag, punchline, puppet, referee, resort, rug, scapegoat, secret, secretary, servant, skivvy, slave, spare, stock,
  stopgap, subject, target, taxi, taxi driver, therapist, topic, villain, waitress, wheel
`);

export const ANY_ANOTHER_MORE = words(`a, an, another, any, more, that, these, this, your`);
