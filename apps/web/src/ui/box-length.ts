import { toast } from "./toast.tsx";

const figure = new Intl.NumberFormat("en");

/** What somebody is told whose text is longer than `fits`, or "". */
export function lengthProblem(text: string, fits: number): string {
  if (text.length <= fits) return "";
  const [length, most, over] = [text.length, fits, text.length - fits].map(figure.format);
  return `This is ${length} characters long, and ${most} fit. It is all here: shorten it by ${over}, and it fits.`;
}

/** Whether a box in it holds more than fits: then nothing is sent yet, this is told, and one goes on in that box. */
export function holdsTooMuch(within: ParentNode): boolean {
  const box = within.querySelector<HTMLTextAreaElement>("[data-too-long]");
  if (!box) return false;
  const name = box.labels[0]?.textContent ?? box.ariaLabel;
  toast("info", `${name}: ${box.dataset.tooLong}`);
  box.focus();
  return true;
}
