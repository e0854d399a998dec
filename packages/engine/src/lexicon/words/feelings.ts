import { words } from "../words.ts";

export const UNREAL = words(`could, going to, may, might, must, shall, should, will, would`);

export const DREADED = words(`bill, christmas, commute, dentist, drive, flight, injection, move, needle, summer, test`);

export const REASONS = words(`as, because, for, if, of, since, when`);
