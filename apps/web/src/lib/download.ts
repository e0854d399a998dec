import { send } from "./send.ts";

/** Gives a text to the browser as a file of its own, under this name. */
export function download(name: string, text: string, type: "application/json" | "text/csv;charset=utf-8"): void {
  save(name, new Blob([text], { type }));
}

/**
 * Fetches a file of the server's and gives it to the browser, under the name that the server gives it: a link alone would save a
 * refusal as if it were the file.
 * @throws ApiError as `send` does.
 */
export async function downloadFrom(address: string): Promise<void> {
  const answer = await send(address);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  save(name ?? address.replace(/^.*\/|\?.*$/g, ""), await answer.blob());
}

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
