import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Nouns for single persons by role: work, school, health, trade, sport, law, home. */
export const person: LexiconClass = {
  name: "person",
  source: "Own list of roles and occupations.",
  entries: list(
    `
        person, role model, man, woman, guy, bloke, chap, lad, lass, fella, fellow, gal, lady, gentleman, girl, boy, teenager, teen, youngster, adult, pensioner, toddler,
        somebody, someone, individual, human, mate, friend, best friend, pal, buddy, bestie, acquaintance, colleague, co-worker, coworker, workmate, teammate,
        team-mate, flatmate, housemate, roommate, neighbour, guest, visitor, stranger, customer, client, patient, passenger, tenant, landlord,
        landlady, lodger, homeowner, buyer, seller, supplier, vendor, dealer, driver, bus driver, cyclist, pedestrian, commuter, boss, manager, line manager,
        supervisor, team lead, leader, team leader, tech lead, director, managing director, head of department, deputy head, headteacher, headmaster,
        headmistress, principal, dean, provost, chancellor, chairman, chairwoman, chairperson, president, vice-president, ceo, cto, cfo, coo, founder, owner,
        executive, secretary, assistant, pa, receptionist, clerk, administrator, admin, coordinator, co-ordinator, planner, scheduler, analyst, junior
        analyst, accountant, bookkeeper, auditor, lawyer, solicitor, attorney, barrister, judge, notary, consultant, contractor, freelancer, intern, trainee, deputy, dogsbody,
        apprentice, temp, newbie, newcomer, new starter, starter, graduate, employee, staff member, worker, labourer, foreman, shift leader, warden, guard,
        security guard, bouncer, cleaner, caretaker, janitor, porter, concierge, gardener, builder, plumber, electrician, mechanic, technician, engineer,
        developer, dev, programmer, coder, designer, architect, tester, reviewer, maintainer, contributor, committer, product manager, project manager, scrum
        master, recruiter, salesman, saleswoman, salesperson, rep, sales rep, agent, estate agent, letting agent, broker, adviser, advisor, banker, teller,
        cashier, shop assistant, waiter, waitress, bartender, barman, barista, chef, cook, baker, butcher, hairdresser, barber, courier, postman, mailman,
        delivery driver, taxi driver, pilot, conductor, attendant, flight attendant, steward, stewardess, teacher, form teacher, tutor, instructor, lecturer,
        professor, prof, mentor, coach, trainer, referee, umpire, captain, player, student, pupil, classmate, schoolmate, undergrad, phd student, postdoc,
        researcher, scientist, librarian, examiner, babysitter, childminder, nanny, au pair, carer, caregiver, care worker, doctor, gp, surgeon, nurse,
        matron, ward sister, midwife, paramedic, dentist, hygienist, pharmacist, chemist, physio, physiotherapist, therapist, counsellor, counselor,
        psychologist, psychiatrist, optician, vet, social worker, case worker, caseworker, health visitor, policeman, policewoman, police officer, fireman,
        soldier, sergeant, lieutenant, priest, vicar, pastor, imam, rabbi, mayor, councillor, councilor, minister, politician, mp, senator, official,
        inspector, bailiff, volunteer, organiser, treasurer, trustee, member, committee member, host, hostess, singer, musician, drummer,
        guitarist, actor, actress, artist, author, writer, editor, journalist, reporter, photographer, partner, spouse, boyfriend, girlfriend, bf, gf, fiancé,
        fiancée, fiance, fiancee, lover, keeper, goalie, striker, skipper, roofer, tiler, decorator, joiner, bricklayer, barmaid,
        subletter, eldest, youngest, missus, usher, sysadmin, choirmaster, producer, columnist, constable, anaesthetist, radiographer, groomer, lifeguard,
        fitter, subcontractor, painter, bursar, deacon, postie, junior, senior, co-author, prefect, locum, linesman, winger, organist, pianist, bassist, soprano, tenor, bandleader, choreographer,
        dancer, cameraman, surveyor, plasterer, glazier, chauffeur, postwoman, milkman, stylist, masseur, osteopath, doorman, juror, magistrate, nun, monk,
        tailor, seamstress, jeweller, shopkeeper, florist, grocer, farmer, subordinate, invigilator, translator, interpreter, poet, publisher, promoter,
        bridesmaid, groomsman, sailor, jockey, caddie, geezer, guardian, understudy, stagehand, techie, streamer, quizmaster, marshal, tour guide, handyman,
        repairman, workman, tradesman, cabbie, dog walker, dog sitter, cat sitter, pet sitter, sommelier, verger, sexton, landscaper, sitter, ombudsman, servant,
        civil servant, public servant, foreigner, immigrant, migrant, refugee, outsider, northerner, southerner, mistress, choir mistress, sub, substitute, stand-in, stopgap, new hire, hire, supply teacher, cover teacher`,
    { pos: "noun" },
  ),
};
