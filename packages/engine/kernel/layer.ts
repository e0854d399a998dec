// AssemblyScript: compiled to WebAssembly, whose SIMD instructions reckon with four numbers at once.

const NUMBER_BYTES: usize = 4;
const FOUR_BYTES: usize = 16;

function sumOf(four: v128): f32 {
  const one = f32x4.extract_lane(four, 0) + f32x4.extract_lane(four, 1);
  return one + (f32x4.extract_lane(four, 2) + f32x4.extract_lane(four, 3));
}

/**
 * What a layer makes of rows (`through` in `src/scorer/matrix.ts`): by rows, four of them at a time, then by results, two at a time. All addresses are in bytes; of `rows`
 * and `told` there are as many as a multiple of four, and `reach` is one.
 */
export function through(
  weights: usize,
  biases: usize,
  rows: usize,
  told: usize,
  count: usize,
  width: usize,
  rowBytes: usize,
  reachBytes: usize,
): void {
  const toldBytes = width * NUMBER_BYTES;
  for (let row: usize = 0; row < count; row += 4) {
    for (let out: usize = 0; out < width; out += 2) {
      let a = f32x4.splat(0);
      let b = a;
      let c = a;
      let d = a;
      let e = a;
      let f = a;
      let g = a;
      let h = a;
      let from = rows + row * rowBytes;
      for (let one = weights + out * reachBytes, end = one + reachBytes; one < end; one += FOUR_BYTES) {
        const weight = v128.load(one);
        const otherWeight = v128.load(one + reachBytes);
        const valuesA = v128.load(from);
        const valuesB = v128.load(from + rowBytes);
        const valuesC = v128.load(from + 2 * rowBytes);
        const valuesD = v128.load(from + 3 * rowBytes);
        a = f32x4.add(a, f32x4.mul(weight, valuesA));
        b = f32x4.add(b, f32x4.mul(weight, valuesB));
        c = f32x4.add(c, f32x4.mul(weight, valuesC));
        d = f32x4.add(d, f32x4.mul(weight, valuesD));
        e = f32x4.add(e, f32x4.mul(otherWeight, valuesA));
        f = f32x4.add(f, f32x4.mul(otherWeight, valuesB));
        g = f32x4.add(g, f32x4.mul(otherWeight, valuesC));
        h = f32x4.add(h, f32x4.mul(otherWeight, valuesD));
        from += FOUR_BYTES;
      }
      const bias = load<f32>(biases + out * NUMBER_BYTES);
      const otherBias = load<f32>(biases + out * NUMBER_BYTES, NUMBER_BYTES);
      const to = told + row * toldBytes + out * NUMBER_BYTES;
      store<f32>(to, bias + sumOf(a));
      store<f32>(to, otherBias + sumOf(e), NUMBER_BYTES);
      store<f32>(to + toldBytes, bias + sumOf(b));
      store<f32>(to + toldBytes, otherBias + sumOf(f), NUMBER_BYTES);
      store<f32>(to + 2 * toldBytes, bias + sumOf(c));
      store<f32>(to + 2 * toldBytes, otherBias + sumOf(g), NUMBER_BYTES);
      store<f32>(to + 3 * toldBytes, bias + sumOf(d));
      store<f32>(to + 3 * toldBytes, otherBias + sumOf(h), NUMBER_BYTES);
    }
  }
}
