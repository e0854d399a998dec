import { normalFrom, randomFrom } from "./random.ts";

const ROUNDS = 40;

/**
 * The directions in which vectors differ most, longest first: principal components by subspace iteration (Rutishauser 1969).
 * Gives each vector's place along them, all divided by one number so that they vary by one on the whole.
 */
export function principalPlaces(vectors: readonly Float32Array[], count: number): Float32Array[] {
  const size = vectors[0]?.length ?? 0;
  const mean = meanOf(vectors, size);
  const away = vectors.map((vector) => vector.map((each, at) => each - (mean[at] as number)));
  const directions = directionsOf(covarianceOf(away, size), size, count);
  const places = away.map((vector) => Float32Array.from(directions, (direction) => product(vector, direction)));
  const squares = places.reduce((sum, place) => sum + product(place, place), 0);
  const spread = Math.sqrt(squares / (places.length * count));
  return places.map((place) => place.map((each) => each / spread));
}

function meanOf(vectors: readonly Float32Array[], size: number): Float64Array {
  const mean = new Float64Array(size);
  for (const vector of vectors)
    for (let at = 0; at < size; at++) mean[at] = (mean[at] as number) + (vector[at] as number) / vectors.length;
  return mean;
}

function covarianceOf(vectors: readonly Float32Array[], size: number): Float64Array {
  const covariance = new Float64Array(size * size);
  for (const vector of vectors)
    for (let row = 0; row < size; row++) {
      const own = vector[row] as number;
      for (let at = 0; at < size; at++)
        covariance[row * size + at] = (covariance[row * size + at] as number) + own * (vector[at] as number);
    }
  return covariance;
}

function directionsOf(covariance: Float64Array, size: number, count: number): Float64Array[] {
  const random = randomFrom(1);
  let directions: Float64Array[] = Array.from({ length: count }, () =>
    Float64Array.from({ length: size }, () => normalFrom(random)),
  );
  for (let round = 0; round < ROUNDS; round++)
    directions = uprighted(
      directions.map((direction) =>
        Float64Array.from({ length: size }, (_, row) =>
          product(covariance.subarray(row * size, (row + 1) * size), direction),
        ),
      ),
    );
  return directions;
}

/** Each of length one and at right angles to those before it (Gram and Schmidt). */
function uprighted(directions: readonly Float64Array[]): Float64Array[] {
  const upright: Float64Array[] = [];
  for (const direction of directions) {
    const own = direction.slice();
    for (const other of upright) {
      const shared = product(own, other);
      for (let at = 0; at < own.length; at++) own[at] = (own[at] as number) - shared * (other[at] as number);
    }
    const length = Math.sqrt(product(own, own));
    upright.push(own.map((each) => each / length));
  }
  return upright;
}

function product(a: Float32Array | Float64Array, b: Float32Array | Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
