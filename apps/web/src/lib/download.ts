/** Gives a text to the browser as a file of its own, under this name. */
export function download(name: string, text: string, type: "application/json" | "text/csv;charset=utf-8"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
