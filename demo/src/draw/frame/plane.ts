/** One channel of a picture, 0 to 255. */
export interface Plane {
  width: number;
  height: number;
  values: Uint8Array;
}

/**
 * Two box blurs, which together are nearly as good as a Gaussian. Sums stay
 * whole numbers until the end: 255 times the fourth power of a window fits.
 */
export function softened({ width, height, values }: Plane, radius: number): Float32Array {
  const sums = Int32Array.from(values);
  const between = new Int32Array(values.length);
  for (let pass = 0; pass < 2; pass++) {
    slideAlong(sums, between, width, height, radius);
    slideDown(between, sums, width, height, radius);
  }
  const soft = new Float32Array(sums.length);
  const share = 1 / (radius * 2 + 1) ** 4;
  for (let at = 0; at < soft.length; at++) soft[at] = (sums[at] as number) * share;
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

function slideAlong(from: Int32Array, to: Int32Array, w: number, h: number, radius: number) {
  for (let y = 0; y < h; y++) {
    const row = y * w;
    let sum = 0;
    for (let x = 0; x < radius; x++) sum += from[row + x] as number;
    for (let x = 0; x <= radius; x++) {
      sum += from[row + x + radius] as number;
      to[row + x] = sum;
    }
    for (let x = radius + 1; x < w - radius; x++) {
      sum += (from[row + x + radius] as number) - (from[row + x - radius - 1] as number);
      to[row + x] = sum;
    }
    for (let x = w - radius; x < w; x++) {
      sum -= from[row + x - radius - 1] as number;
      to[row + x] = sum;
    }
  }
}

/** All columns at once, row after row: memory is read in the order in which it lies. */
function slideDown(from: Int32Array, to: Int32Array, w: number, h: number, radius: number) {
  const sums = new Int32Array(w);
  const outside = new Int32Array(w);
  const rowAt = (y: number) => (y < 0 || y >= h ? outside : from.subarray(y * w, (y + 1) * w));
  for (let y = -radius; y < h; y++) {
    const entering = rowAt(y + radius);
    const leaving = rowAt(y - radius - 1);
    const into = y < 0 ? outside : to.subarray(y * w, (y + 1) * w);
    for (let x = 0; x < w; x++) {
      const sum = (sums[x] as number) + (entering[x] as number) - (leaving[x] as number);
      sums[x] = sum;
      if (y >= 0) into[x] = sum;
    }
  }
}

/** Every second pixel of every second row, for what is soft anyway. */
export function halved({ width, height, values }: Plane): Plane {
  const small = { width: width >> 1, height: height >> 1 };
  const kept = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      kept[y * small.width + x] = values[y * 2 * width + x * 2] as number;
    }
  }
  return { ...small, values: kept };
}
