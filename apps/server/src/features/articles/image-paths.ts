export const IMAGES_PATH = "/api/article-images/";
const UUID = "[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}";
const WHOLE = new RegExp(`^${IMAGES_PATH}${UUID}$`);
const EACH = new RegExp(`${IMAGES_PATH}(${UUID})`, "g");

/** Whether an address is that of an image that was kept here. */
export const isImagePath = (address: string | undefined): boolean => WHOLE.test(address ?? "");

/** The ids of the images that what others read of an article shows. */
export function imagesIn({ imagePath, mainText }: { readonly imagePath: string; readonly mainText: string }): string[] {
  return [...new Set([...`${imagePath} ${mainText}`.matchAll(EACH)].flatMap(([, id]) => (id ? [id] : [])))];
}
