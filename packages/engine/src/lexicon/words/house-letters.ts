import { words } from "../words.ts";

/** Those to whom offices, shops and landlords write: "Dear tenants", "Dear customer". */
export const READERS = words(`
  applicant, applicants, attendee, attendees, candidate, candidates, client, clients, customer, customers, donor,
  donors, driver, drivers, exhibitor, exhibitors, guest, guests, homeowner, homeowners, householder, householders,
  leaseholder, leaseholders, lodger, lodgers, member, members, occupant, occupants, occupier, occupiers, parent,
  parents, participant, participants, passenger, passengers, patient, patients, player, players, pupil, pupils,
  reader, readers, resident, residents, runner, runners, shareholder, shareholders, student, students, subscriber,
  subscribers, tenant, tenants, traveler, travelers, traveller, travellers, user, users, visitor, visitors, volunteer,
  volunteers
`);
