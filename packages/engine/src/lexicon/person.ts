import type { LexiconClass } from "./lexicon.ts";
import { list } from "./list.ts";

/** Nouns for single persons by role: work, school, health, trade, sport, law, home. */
export const person: LexiconClass = {
  name: "person",
  source: "Own list of roles and occupations.",
  entries: list(
    `
        adjuster, adolescent, aide, ambassador, anesthesiologist, announcer, applicant, appraiser, archivist, assessor, auctioneer, ballerina,
        beautician, bellboy, biologist, bishop, blogger, bookie, bookseller, boxer, brewer, broadcaster, busker, butler, bystander, campaigner,
        camper, candidate, canvasser, cardiologist, caterer, celebrant, cellist, chaplain, chiropodist, chiropractor, chorister, climber, clinician,
        co-driver, co-founder, co-host, co-parent, co-pilot, cobbler, comedian, commander, compere, composer, contestant, coroner, creditor,
        crewmate, critic, croupier, curate, curator, debtor, dermatologist, dietician, dietitian, donor, dressmaker, economist, entrepreneur,
        ex-boyfriend, ex-girlfriend, facilitator, firefighter, footballer, fundraiser, gamekeeper, gamer, gatekeeper, governor, great-aunt,
        great-uncle, greengrocer, gynaecologist, helper, hiker, historian, hotelier, housekeeper, illustrator, influencer, inmate, interviewer,
        inventor, investigator, investor, landowner, leaseholder, lender, locksmith, magician, maid, manageress, masseuse, mathematician, mediator,
        medic, merchant, minder, miner, negotiator, neurologist, newsreader, novelist, nutritionist, obstetrician, onlooker, optometrist, orderly,
        orthodontist, paediatrician, parishioner, pathologist, penpal, philosopher, phlebotomist, physician, physicist, playwright, podcaster,
        podiatrist, practitioner, preacher, proprietor, prosecutor, publican, radiologist, rambler, ranger, rapper, rector, retailer, rheumatologist,
        ringleader, room-mate, rower, scaffolder, schoolteacher, scout, sculptor, shareholder, shepherd, sheriff, sidekick, skater, skier, smoker,
        sous-chef, specialist, spectator, stallholder, statistician, stockbroker, storyteller, successor, superintendent, surfer, sweeper, swimmer,
        tattooist, telephonist, timekeeper, tourist, trader, typist, undertaker, underwriter, urologist, veteran, vice-chair, villager, violinist,
        vlogger, weaver, webmaster, welder, widow, widower, wrestler, zookeeper,
        person, role model, man, woman, guy, bloke, chap, lad, lass, fella, fellow, gal, lady, gentleman, girl, boy, teenager, teen, youngster, adult, pensioner, toddler,
        somebody, someone, individual, human, mate, friend, pal, buddy, bestie, acquaintance, colleague, co-worker, coworker, workmate, teammate,
        team-mate, flatmate, housemate, roommate, neighbour, guest, visitor, stranger, customer, client, patient, passenger, tenant, landlord,
        landlady, lodger, homeowner, buyer, seller, supplier, vendor, dealer, driver, cyclist, pedestrian, commuter, boss, manager,
        supervisor, team lead, leader, tech lead, director, head of department, deputy head, headteacher, headmaster,
        headmistress, principal, dean, provost, chancellor, chairman, chairwoman, chairperson, president, vice-president, ceo, cto, cfo, coo, founder, owner,
        executive, secretary, assistant, pa, receptionist, clerk, administrator, admin, coordinator, co-ordinator, planner, scheduler, analyst, junior
        analyst, accountant, bookkeeper, auditor, lawyer, solicitor, attorney, barrister, judge, notary, consultant, contractor, freelancer, intern, trainee, deputy, dogsbody,
        apprentice, temp, newbie, newcomer, starter, graduate, employee, worker, labourer, foreman, warden, guard, bouncer, cleaner, caretaker, janitor, porter, concierge, gardener, builder, plumber, electrician, mechanic, technician, engineer,
        developer, dev, programmer, coder, designer, architect, tester, reviewer, maintainer, contributor, committer, scrum
        master, recruiter, salesman, saleswoman, salesperson, rep, agent, broker, adviser, advisor, banker, teller,
        cashier, waiter, waitress, bartender, barman, barista, chef, cook, baker, butcher, hairdresser, barber, courier, postman, mailman, pilot, conductor, attendant, steward, stewardess, teacher, tutor, instructor, lecturer,
        professor, prof, mentor, coach, trainer, referee, umpire, captain, player, student, pupil, classmate, schoolmate, undergrad, postdoc,
        researcher, scientist, librarian, examiner, babysitter, childminder, nanny, au pair, carer, caregiver, doctor, gp, surgeon, nurse,
        matron, ward sister, midwife, paramedic, dentist, hygienist, pharmacist, chemist, physio, physiotherapist, therapist, counsellor, counselor,
        psychologist, psychiatrist, optician, vet, caseworker, policeman, policewoman, police officer, fireman,
        soldier, sergeant, lieutenant, priest, vicar, pastor, imam, rabbi, mayor, councillor, councilor, minister, politician, mp, senator, official,
        inspector, bailiff, volunteer, organiser, treasurer, trustee, member, host, hostess, singer, musician, drummer,
        guitarist, actor, actress, artist, author, writer, editor, journalist, reporter, photographer, partner, spouse, boyfriend, girlfriend, bf, gf, fiancé,
        fiancée, fiance, fiancee, lover, keeper, goalie, striker, skipper, roofer, tiler, decorator, joiner, bricklayer, barmaid,
        subletter, eldest, youngest, missus, usher, sysadmin, choirmaster, producer, columnist, constable, anaesthetist, radiographer, groomer, lifeguard,
        fitter, subcontractor, painter, bursar, deacon, postie, junior, senior, co-author, prefect, locum, linesman, winger, organist, pianist, bassist, soprano, tenor, bandleader, choreographer,
        dancer, cameraman, surveyor, plasterer, glazier, chauffeur, postwoman, milkman, stylist, masseur, osteopath, doorman, juror, magistrate, nun, monk,
        tailor, seamstress, jeweller, shopkeeper, motorist, biker, florist, grocer, farmer, subordinate, invigilator, translator, interpreter, poet, publisher, promoter,
        bridesmaid, groomsman, sailor, jockey, caddie, geezer, guardian, understudy, stagehand, techie, streamer, quizmaster, marshal, tour guide, handyman,
        repairman, workman, tradesman, cabbie, dog walker, sommelier, verger, sexton, landscaper, sitter, ombudsman, servant, foreigner, immigrant, migrant, refugee, outsider, northerner, southerner, mistress, sub, substitute, stand-in, stopgap, hire`,
    { pos: "noun" },
  ),
};
