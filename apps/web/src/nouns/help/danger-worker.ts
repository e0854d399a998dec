import { dangerOf } from "@wellput/engine";
import { answerEach } from "../../lib/own-thread.ts";

/** A thread of the browser's own, for boxes whose words are read for danger alone. */
answerEach(dangerOf);
