import "react";

declare global {
  /** When this bundle was built, an ISO date; set by vite.config.ts. */
  const __BUILD_DATE__: string;
}

declare module "react" {
  /** Our own custom properties may be set where styles are. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
