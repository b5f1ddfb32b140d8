/** One channel of a picture, 0 to 255. */
export interface Plane {
  width: number;
  height: number;
  values: Uint8Array;
}

/** Two box blurs, which together are nearly as good as a Gaussian. */
export function softened({ width, height, values }: Plane, radius: number): Float32Array {
  const soft = Float32Array.from(values);
  const between = new Float32Array(values.length);
  for (let pass = 0; pass < 2; pass++) {
    slideAlong(soft, between, width, height, radius);
    slideDown(between, soft, width, height, radius);
  }
  return soft;
}

/** Rounds the corners of a silhouette and fills its nooks, as a file and a polish would. */
export function polished(plane: Plane, radius: number): Plane {
  const soft = softened(plane, radius);
  const values = new Uint8Array(soft.length);
  const steepness = radius * 1.9;
  for (let at = 0; at < values.length; at++) {
    const cover = ((soft[at] as number) / 255 - 0.5) * steepness + 0.5;
    values[at] = Math.max(0, Math.min(1, cover)) * 255;
  }
  return { ...plane, values };
}

function slideAlong(from: Float32Array, to: Float32Array, w: number, h: number, radius: number) {
  const share = 1 / (radius * 2 + 1);
  for (let y = 0; y < h; y++) {
    const row = y * w;
    let sum = 0;
    for (let x = 0; x < radius; x++) sum += from[row + x] as number;
    for (let x = 0; x < w; x++) {
      if (x + radius < w) sum += from[row + x + radius] as number;
      if (x > radius) sum -= from[row + x - radius - 1] as number;
      to[row + x] = sum * share;
    }
  }
}

/** All columns at once, row after row: memory is read in the order in which it lies. */
function slideDown(from: Float32Array, to: Float32Array, w: number, h: number, radius: number) {
  const share = 1 / (radius * 2 + 1);
  const sums = new Float64Array(w);
  for (let y = -radius; y < h; y++) {
    const entering = (y + radius) * w;
    const leaving = (y - radius - 1) * w;
    for (let x = 0; x < w; x++) {
      let sum = sums[x] as number;
      if (y + radius < h) sum += from[entering + x] as number;
      if (leaving >= 0) sum -= from[leaving + x] as number;
      sums[x] = sum;
      if (y >= 0) to[y * w + x] = sum * share;
    }
  }
}
