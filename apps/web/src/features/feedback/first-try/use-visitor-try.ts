import { useDeviceChoice } from "../../../lib/device-choice.ts";

/** Whether somebody had the guided try on this device without an account: who signs up after that does not get it again. */
export const useVisitorTry = () => useDeviceChoice("first-try-done", false);
