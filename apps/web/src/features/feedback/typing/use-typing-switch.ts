import { useDeviceChoice } from "../../../lib/device-choice.ts";

/** Whether this device gives feedback while typing: one switch for all boxes and tabs, off until somebody turns it on. */
export const useTypingSwitch = () => useDeviceChoice("feedbackWhileTyping", false);
