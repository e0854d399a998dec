import { words } from "../words.ts";

export const CROWDING = words(`all, entire, everybody, everyone, half, other, others, rest, whole`);

/** What a crowd is said to do to somebody, though nobody can have asked them all. */
export const AGAINST = words(`
  avoid, blame, bully, despise, detest, dislike, distrust, fear, hate, ignore, loathe, mock, pity, resent
`);

export const CROWDS = words(`
  band, block, boys, building, choir, city, class, club, colleagues, company, dads, department, family, floor, girls, group,
  kids, members, mothers, mums, neighborhood, neighbors, neighbourhood, neighbours, nurses, office, parents, parish, planet,
  players, pub, residents, road, room, school, staff, street, students, teachers, team, tenants, town, village, volunteers,
  world, year
`);
