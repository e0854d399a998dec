import { readHere, type TypedMessage } from "./read-here.ts";

/** A thread of the browser's own: long reading never makes the keys wait. */
self.onmessage = ({ data }: MessageEvent<TypedMessage>) => self.postMessage(readHere(data));
