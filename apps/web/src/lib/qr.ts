import { queryOptions } from "@tanstack/react-query";

/** A link as a picture for phones. The library comes with the first one. */
export const qrQuery = (link: string) =>
  queryOptions({
    queryKey: ["qr", link] as const,
    queryFn: async () => {
      const { toString: draw } = await import("qrcode");
      const svg = await draw(link, { type: "svg", margin: 2 });
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
