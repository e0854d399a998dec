import type { ArticleImage } from "@wellput/contract";
import { ARTICLE_IMAGE_MAX_BYTES } from "@wellput/contract/limits";
import { ApiError } from "../../lib/api-error.ts";
import { send } from "../../lib/send.ts";

/** How long a slow network may take for a picture. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** Sends a picture, which the server reads and writes anew. @throws ApiError with its words in `pictureProblems`. */
export async function uploadPicture(file: File): Promise<ArticleImage> {
  if (file.size > ARTICLE_IMAGE_MAX_BYTES) throw new ApiError("BODY_TOO_LARGE", "The picture is too large.");
  const answer = await send(`/api/article-images/${crypto.randomUUID()}`, {
    method: "PUT",
    body: file,
    headers: { "content-type": "application/octet-stream" },
    signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
  });
  return (await answer.json()) as ArticleImage;
}

/** Words for what may go wrong with a picture. */
export const pictureProblems = {
  BODY_TOO_LARGE: "This picture is larger than 10 megabytes. Make it smaller, or choose another one.",
  TIMED_OUT: "The picture took too long to send. Try again where the connection is better.",
};
