import { errorText } from "../lib/error-texts.ts";
import { toast } from "./toast.tsx";

/** Deletes something; a failure is told, and the thing stays in its list. */
export async function deleteWithToast(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (problem) {
    toast("error", `${errorText(problem)} It was not deleted.`);
  }
}
