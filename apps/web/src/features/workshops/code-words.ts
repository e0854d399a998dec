/** A code as it is read aloud: two times three letters. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Where people join, as it is written on a wall. */
export const joinAddress = (): string => `${location.host}/join`;
export const joinLink = (code: string): string => `${location.origin}/join/${code}`;

const SEAT = "#seat=";
/** Opens one's own seat elsewhere. Its key stands behind the hash, which no server is sent or writes down. */
export const seatLink = (code: string, key: string): string => `${joinLink(code)}${SEAT}${key}`;
/** The key in the address that is open, if there is one. */
export const keyInAddress = (): string | null =>
  location.hash.startsWith(SEAT) ? location.hash.slice(SEAT.length) : null;
