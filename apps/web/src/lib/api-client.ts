import { createApiClient } from "@wellput/server/client";
import { send } from "./send.ts";

/** Every call of ours to the server, typed by the server's own routes; a refusal is thrown as ApiError. */
export const api = createApiClient("/", { fetch: send });
