import { AppError } from "../../http/app-error.ts";

/** How the addresses that people copy name a film, and where its player stands. */
const PLAYERS: readonly { readonly named: RegExp; readonly player: string }[] = [
  {
    named: /^https:\/\/(?:(?:www|m)\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)([\w-]{6,20})/,
    player: "https://www.youtube-nocookie.com/embed/",
  },
  { named: /^https:\/\/youtu\.be\/([\w-]{6,20})/, player: "https://www.youtube-nocookie.com/embed/" },
  { named: /^https:\/\/(?:www\.)?vimeo\.com\/(\d{4,12})/, player: "https://player.vimeo.com/video/" },
];

function playerOf(link: string): string {
  for (const { named, player } of PLAYERS) {
    const id = named.exec(link)?.[1];
    if (id) return player + id;
  }
  return link;
}

/** Where a film is played, for the address that somebody gave; empty for none. @throws {AppError} FILM_ELSEWHERE. */
export function filmAddress(link: string, hosts: readonly string[]): string {
  if (!link) return "";
  const address = playerOf(link);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isKnown = hosts.some((host) => url?.host === host.toLowerCase());
  if (url?.protocol === "https:" && isKnown && !url.username && !url.password) return url.href;
  throw new AppError("FILM_ELSEWHERE", { fields: { videoLink: hosts.join(", ") || "There are none." } });
}
