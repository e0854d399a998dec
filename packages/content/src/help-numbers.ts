import type { HelpNumbers } from "@wellput/contract";
import numbers from "../data/help-numbers.json" with { type: "json" };

/** Where help is, unless the installation has a file of its own (HELP_NUMBERS_FILE); its test checks it against its shape. */
export const helpNumbers = numbers as HelpNumbers;
