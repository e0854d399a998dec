import pLimit from "p-limit";
import { AppError } from "../../http/app-error.ts";

/** Unpacked, an image of so many pixels takes 160 megabytes. */
const PIXELS_MAX = 40_000_000;
const WIDTH_MAX = 1600;
const SMALL_WIDTH = 480;
const QUALITY = 80;
const TIMEOUT_S = 20;
/** Formats that people send, read by what a file is and not by what it is called; no other reader is ever asked. */
const READERS = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);

export interface EncodedImage {
  readonly bytes: Uint8Array;
  readonly small: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Images are unpacked one at a time: many at once would take the memory that the rest needs. */
const oneAtATime = pLimit(1);

/** Loaded with the first image: most servers never read one. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READERS });
  sharp.cache(false);
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

/**
 * Reads an image and writes it anew, upright, no wider than a page, without what it told about place, time and camera.
 *
 * @throws {AppError} IMAGE_UNREADABLE, IMAGE_TOO_LARGE before anything is unpacked.
 */
export function encodeImage(file: Uint8Array): Promise<EncodedImage> {
  return oneAtATime(async () => {
    loading ??= loadSharp();
    const sharp = await loading;
    const input = { limitInputPixels: PIXELS_MAX, failOn: "error" } as const;
    try {
      const write = (width: number) =>
        sharp(file, input)
          .autoOrient()
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: QUALITY })
          .timeout({ seconds: TIMEOUT_S })
          .toBuffer({ resolveWithObject: true });
      const { data: bytes, info } = await write(WIDTH_MAX);
      const { data: small } = await write(SMALL_WIDTH);
      return { bytes, small, width: info.width, height: info.height };
    } catch (problem) {
      const detail = String(problem);
      throw new AppError(/pixel limit|too large/i.test(detail) ? "IMAGE_TOO_LARGE" : "IMAGE_UNREADABLE", { detail });
    }
  });
}
