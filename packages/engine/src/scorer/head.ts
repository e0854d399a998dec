import { signedOf } from "./signed.ts";

/** A small network with one hidden layer, as it lies in the repository. */
export interface PackedHead {
  readonly inputs: number;
  /** By hidden unit, then by input: whole numbers as signs (`signed.ts`), and what one stands for. */
  readonly weights: string;
  readonly unit: number;
  /** Of the hidden units. */
  readonly biases: readonly number[];
  readonly outs: readonly number[];
  readonly bias: number;
}

/** What a head thinks of some numbers: a logit. Its weights are unpacked when it is first asked. */
export function headFrom(packed: PackedHead): (input: Float64Array) => number {
  let unpacked: Float64Array | undefined;
  return (input) => {
    const { inputs, weights, unit, biases, outs, bias } = packed;
    unpacked ??= Float64Array.from(signedOf(weights));
    let logit = bias;
    for (let hidden = 0; hidden < outs.length; hidden++) {
      let sum = 0;
      for (let at = 0; at < inputs; at++) sum += (input[at] ?? 0) * (unpacked[hidden * inputs + at] ?? 0);
      logit += Math.max(0, sum * unit + (biases[hidden] ?? 0)) * (outs[hidden] ?? 0);
    }
    return logit;
  };
}
