/** With its end, where more words follow. */
export const asSentence = (text: string): string => (/[.?!…]["'”’)]?$/.test(text) ? text : `${text}.`);
