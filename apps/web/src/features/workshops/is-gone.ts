import type { UseQueryResult } from "@tanstack/react-query";
import { asApiError } from "../../lib/api-error.ts";

/** Whether a workshop that somebody had before them was deleted meanwhile: it is over. */
export const isGone = ({ data, error }: UseQueryResult): boolean =>
  data !== undefined && error !== null && asApiError(error).code === "WORKSHOP_NOT_FOUND";
