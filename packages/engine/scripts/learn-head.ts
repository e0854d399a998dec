/** Teaches the small network that reads meanings (`src/scorer/head.ts`). */
import type { PackedHead } from "../src/scorer/head.ts";
import { Learnt } from "./adam.ts";
import { sigmoid } from "./logistic.ts";
import { wholeNumbers } from "./pack-signed.ts";
import { normalFrom, randomFrom, shuffled } from "./random.ts";

/** What a head learns from: what a text means, whether it is one of those looked for, and how much it counts. */
export interface Meant {
  readonly meaning: Float64Array;
  readonly is: boolean;
  readonly weight: number;
}

const HIDDEN = 64;
const [EPOCHS, BATCH, RATE, DECAY, LEFT_SHARE] = [8, 64, 1e-3, 0.01, 0.2];
const [WEIGHT_MAX, SPREAD, FIGURES] = [31, 4, 5];

/** Learns from all by Adam, so many times over, in an order that is always the same. */
export function learnHead(examples: readonly Meant[]): PackedHead {
  const inputs = examples[0]?.meaning.length ?? 0;
  const net = new Head(inputs);
  const random = randomFrom(3);
  const steps = EPOCHS * Math.ceil(examples.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(examples, random);
    for (let first = 0; first < order.length; first += BATCH) {
      for (const example of order.slice(first, first + BATCH)) net.teach(example, random);
      net.step(RATE * (1 - step++ / steps));
    }
  }
  return net.packed();
}

class Head {
  readonly #inputs: number;
  readonly #weights: Learnt;
  readonly #biases = new Learnt(HIDDEN, () => 0);
  readonly #outs: Learnt;
  readonly #bias = new Learnt(1, () => 0);

  constructor(inputs: number) {
    const random = randomFrom(4);
    this.#inputs = inputs;
    this.#weights = new Learnt(HIDDEN * inputs, () => normalFrom(random) * Math.sqrt(2 / inputs));
    this.#outs = new Learnt(HIDDEN, () => normalFrom(random) / Math.sqrt(HIDDEN));
  }

  /** Adds the slopes of one example's loss, with a share of the hidden units left out. */
  teach({ meaning, is, weight }: Meant, random: () => number): void {
    const hidden = new Float64Array(HIDDEN);
    let logit = this.#bias.values[0] as number;
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (random() < LEFT_SHARE) continue;
      hidden[unit] = Math.max(0, this.#sum(meaning, unit)) / (1 - LEFT_SHARE);
      logit += (hidden[unit] as number) * (this.#outs.values[unit] as number);
    }
    const slope = (weight * (sigmoid(logit) - (is ? 1 : 0))) / BATCH;
    this.#bias.slopes[0] = (this.#bias.slopes[0] as number) + slope;
    for (let unit = 0; unit < HIDDEN; unit++)
      if ((hidden[unit] as number) > 0) this.#back(meaning, unit, slope, hidden[unit] as number);
  }

  step(rate: number): void {
    this.#weights.step(rate, DECAY);
    this.#biases.step(rate);
    this.#outs.step(rate, DECAY);
    this.#bias.step(rate);
  }

  packed(): PackedHead {
    const { signs, unit } = wholeNumbers(this.#weights.values, WEIGHT_MAX, SPREAD);
    const short = (values: Float32Array) => Array.from(values, (each) => Number(each.toFixed(FIGURES)));
    return {
      inputs: this.#inputs,
      weights: signs,
      unit,
      biases: short(this.#biases.values),
      outs: short(this.#outs.values),
      bias: short(this.#bias.values)[0] as number,
    };
  }

  #sum(meaning: Float64Array, unit: number): number {
    let sum = this.#biases.values[unit] as number;
    for (let at = 0; at < this.#inputs; at++)
      sum += (meaning[at] as number) * (this.#weights.values[unit * this.#inputs + at] as number);
    return sum;
  }

  #back(meaning: Float64Array, unit: number, slope: number, hidden: number): void {
    this.#outs.slopes[unit] = (this.#outs.slopes[unit] as number) + slope * hidden;
    const own = (slope * (this.#outs.values[unit] as number)) / (1 - LEFT_SHARE);
    this.#biases.slopes[unit] = (this.#biases.slopes[unit] as number) + own;
    const weights = this.#weights.slopes;
    for (let at = 0; at < this.#inputs; at++)
      weights[unit * this.#inputs + at] = (weights[unit * this.#inputs + at] as number) + own * (meaning[at] as number);
  }
}
