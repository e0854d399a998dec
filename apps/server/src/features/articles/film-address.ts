import { AppError } from "../../http/app-error.ts";
import type { Settings } from "../../settings.ts";

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

const OWN = "/videos/";

export type FilmSettings = Pick<Settings, "VIDEO_HOSTS" | "ARTICLE_FILMS">;

/**
 * Where a film is played, for the address that somebody gave, or for its name where it lies on this server; empty for none.
 *
 * @throws {AppError} FILM_ELSEWHERE.
 */
export function filmAddress(link: string, { VIDEO_HOSTS: hosts, ARTICLE_FILMS: films }: FilmSettings): string {
  if (!link) return "";
  const own = films.find((film) => link === film || link === OWN + film);
  if (own) return OWN + own;
  const address = playerOf(link);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isKnown = hosts.some((host) => url?.host === host.toLowerCase());
  if (url?.protocol === "https:" && isKnown && !url.username && !url.password) return url.href;
  throw new AppError("FILM_ELSEWHERE", { fields: { videoLink: [...hosts, ...films].join(", ") || "There are none." } });
}
