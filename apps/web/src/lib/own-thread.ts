/** What passes between the page and a thread of its own: by its number an answer finds its question. */
interface Numbered<Value> {
  readonly number: number;
  readonly value: Value;
}

interface Running<Answer> {
  readonly worker: Worker;
  readonly pending: Map<number, PromiseWithResolvers<Answer>>;
}

/**
 * A thread of the browser's own that answers questions: one for the whole page, opened with the first and there while the
 * page is open. Where its file could not be fetched, `ask` throws, and the next call tries again.
 */
export function ownThread<Question, Answer>(open: () => Worker) {
  let running: Running<Answer> | null = null;
  let asked = 0;

  const start = (): Running<Answer> => {
    const worker = open();
    const pending: Running<Answer>["pending"] = new Map();
    worker.onmessage = ({ data: { number, value } }: MessageEvent<Numbered<Answer>>) => {
      pending.get(number)?.resolve(value);
      pending.delete(number);
    };
    worker.onerror = (event) => {
      // A file that could not be fetched is told here, not where the worker is made.
      event.preventDefault();
      worker.terminate();
      running = null;
      for (const { reject } of pending.values()) reject(new Error("What reads on this device could not start."));
    };
    return { worker, pending };
  };
  const wake = (): Running<Answer> => {
    running ??= start();
    return running;
  };
  const ask = (value: Question): Promise<Answer> => {
    const { worker, pending } = wake();
    const answer = Promise.withResolvers<Answer>();
    const question: Numbered<Question> = { number: asked++, value };
    pending.set(question.number, answer);
    worker.postMessage(question);
    return answer.promise;
  };
  return { wake, ask };
}

/** The other side of it: what such a thread does with each question. */
export function answerEach<Question, Answer>(answer: (question: Question) => Answer): void {
  self.onmessage = ({ data: { number, value } }: MessageEvent<Numbered<Question>>) => {
    const answered: Numbered<Answer> = { number, value: answer(value) };
    self.postMessage(answered);
  };
}
