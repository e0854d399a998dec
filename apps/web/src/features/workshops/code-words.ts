/** A code as it is read aloud: two times three letters. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Where people join, as it is written on a wall. */
export const joinAddress = (): string => `${location.host}/join`;
export const joinLink = (code: string): string => `${location.origin}/join/${code}`;
