import { kernelBytes } from "./kernel.gen.ts";
import { AT_ONCE, type Layer, type Rows, wholeOf } from "./rows.ts";

/** What is used of WebAssembly, which the language's own library does not know. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  /** Addresses and lengths in bytes (`kernel/layer.ts`). */
  readonly through: (
    weights: number,
    biases: number,
    rows: number,
    told: number,
    count: number,
    width: number,
    rowBytes: number,
    reachBytes: number,
  ) => void;
}

const NUMBER_BYTES = Float32Array.BYTES_PER_ELEMENT;

/** Reckons with four numbers at once; what it keeps lies at the beginning of its memory, behind it what it is at. */
class Kernel {
  readonly #through: Exports["through"];
  readonly #memory: Float32Array;
  #free = 0;

  constructor({ memory, through }: Exports) {
    this.#through = through;
    this.#memory = new Float32Array(memory.buffer);
  }

  /** Numbers that are needed again and again, in its own memory while there is room. */
  keep(numbers: Float32Array): Float32Array {
    const end = this.#free + wholeOf(numbers.length);
    if (end > this.#memory.length) return numbers;
    const kept = this.#memory.subarray(this.#free, this.#free + numbers.length);
    kept.set(numbers);
    this.#free = end;
    return kept;
  }

  /** As `through` in `matrix.ts`; null where it does not fit. */
  through({ weights, biases }: Layer, rows: Rows): Rows | null {
    const { count, width } = rows;
    const reach = weights.length / biases.length;
    const beside = (reach / width) >> 1;
    const given = (wholeOf(count) + 2 * beside) * width;
    const made = wholeOf(count) * biases.length;
    const most = this.#free + wholeOf(weights.length) + wholeOf(biases.length) + wholeOf(given) + made;
    if (reach % AT_ONCE !== 0 || most > this.#memory.length) return null;

    let free = this.#free;
    const placeOf = (numbers: Float32Array): number => {
      if (numbers.buffer === this.#memory.buffer) return numbers.byteOffset;
      this.#memory.set(numbers, free);
      free += wholeOf(numbers.length);
      return (free - wholeOf(numbers.length)) * NUMBER_BYTES;
    };
    const [weightsAt, biasesAt] = [placeOf(weights), placeOf(biases)];
    const told = free + wholeOf(given);
    this.#memory.fill(0, free, told).set(rows.values, free + beside * width);
    this.#through(
      weightsAt,
      biasesAt,
      free * NUMBER_BYTES,
      told * NUMBER_BYTES,
      count,
      biases.length,
      width * NUMBER_BYTES,
      reach * NUMBER_BYTES,
    );
    return { count, width: biases.length, values: this.#memory.slice(told, told + count * biases.length) };
  }
}

/** None where WebAssembly, its SIMD instructions or room for them are missing, or a policy forbids them. */
function opened(): Kernel | null {
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(kernelBytes)));
    return new Kernel(exports as Exports);
  } catch {
    return null;
  }
}

let kernel: Kernel | null | undefined;

/** The quick way through a layer, where there is one. */
export function kernelOf(): Kernel | null {
  kernel = kernel === undefined ? opened() : kernel;
  return kernel;
}
