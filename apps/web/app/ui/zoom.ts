/** How a picture is shown: enlarged, and moved by pixels from the centre of its place. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 5;

/** Enlarges around a point, measured from the centre, which stays where it is. */
export function zoomAround(zoom: Zoom, factor: number, point: Point, size: Point): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  const moved = (at: number, offset: number) => at - (at - offset) * grown;
  return within({ scale, x: moved(point.x, zoom.x), y: moved(point.y, zoom.y) }, size);
}

/** Moves an enlarged picture, but never past its edges. */
export function pan({ scale, x, y }: Zoom, by: Point, size: Point): Zoom {
  return within({ scale, x: x + by.x, y: y + by.y }, size);
}

function within({ scale, x, y }: Zoom, size: Point): Zoom {
  const limit = (offset: number, length: number) => {
    const most = ((scale - 1) * length) / 2;
    return Math.min(most, Math.max(-most, offset)) || 0;
  };
  return { scale, x: limit(x, size.x), y: limit(y, size.y) };
}
