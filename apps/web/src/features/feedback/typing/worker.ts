import { answerEach } from "../../../lib/own-thread.ts";
import { readHere } from "./read-here.ts";

/** A thread of the browser's own: long reading never makes the keys wait. */
answerEach(readHere);
