import { type Danger, dangerOf } from "@wellput/engine";

export interface DangerQuestion {
  readonly id: string;
  readonly text: string;
}

export interface DangerAnswer {
  readonly id: string;
  readonly danger: Danger | undefined;
}

/** A thread of the browser's own, for boxes whose words are read for danger alone. */
self.onmessage = ({ data: { id, text } }: MessageEvent<DangerQuestion>) => {
  const answer: DangerAnswer = { id, danger: dangerOf(text) };
  self.postMessage(answer);
};
