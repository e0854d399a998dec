import { hc } from "hono/client";
import type { AppType } from "./app.ts";

/** The API as the web sees it: types alone, computed once here so that editors do not compute them at every use. */
export type ApiClient = ReturnType<typeof hc<AppType>>;
export const createApiClient = (...args: Parameters<typeof hc>): ApiClient => hc<AppType>(...args);
