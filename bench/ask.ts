/** What the server answered, and the cookies that it set, as a header. */
export interface Answered {
  readonly text: string;
  readonly json: <Body>() => Body;
  readonly cookie: string;
}

/** Sends JSON as whoever the cookie says. @throws {Error} where the server refuses. */
export async function ask(url: string, cookie: string, method = "GET", body?: object): Promise<Answered> {
  const headers = { cookie, "content-type": "application/json" };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status} ${text}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { text, json: <Body>() => JSON.parse(text) as Body, cookie: cookies.join("; ") };
}
