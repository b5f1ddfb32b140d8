export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface CropRules {
  /** Width by height; free when not given. */
  ratio: number | undefined;
  /** Pushed against an edge, the crop becomes smaller. */
  allowResizeOnMove: boolean;
}

/** Which corner is pulled: -1 is left or top, 1 right or bottom. */
export interface Corner {
  x: -1 | 1;
  y: -1 | 1;
}

/** In screen pixels; a finger could not grab a smaller one. */
export const MIN_CROP = 50;

/** Everything, or with a ratio as much as fits, from the middle. */
export function initialCrop(picture: Size, ratio: number | undefined): Box {
  if (!ratio) return { x: 0, y: 0, ...picture };
  const width = Math.min(picture.width, picture.height * ratio);
  const height = width / ratio;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

export function moveCrop(
  crop: Box,
  by: { x: number; y: number },
  picture: Size,
  rules: CropRules,
): Box {
  const horizontal = moveSide(crop.x, crop.width, by.x, picture.width, rules);
  const vertical = moveSide(crop.y, crop.height, by.y, picture.height, rules);
  return {
    ...{ x: horizontal.start, width: horizontal.length },
    ...{ y: vertical.start, height: vertical.length },
  };
}

function moveSide(start: number, length: number, by: number, limit: number, rules: CropRules) {
  const wanted = start + by;
  const min = Math.min(MIN_CROP, limit);
  // With a ratio both sides would have to shrink, and the crop would slip from under the finger.
  if (!rules.allowResizeOnMove || rules.ratio) {
    return { start: clamp(wanted, 0, limit - length), length };
  }
  if (wanted < 0) return { start: 0, length: Math.max(min, length + wanted) };
  const fitted = Math.max(min, Math.min(length, limit - wanted));
  return { start: Math.min(wanted, limit - fitted), length: fitted };
}

/** Pulls a corner; the opposite one stays where it is. */
export function resizeCrop(
  crop: Box,
  corner: Corner,
  by: { x: number; y: number },
  picture: Size,
  { ratio }: CropRules,
): Box {
  const anchor = {
    x: corner.x < 0 ? crop.x + crop.width : crop.x,
    y: corner.y < 0 ? crop.y + crop.height : crop.y,
  };
  const room = {
    width: corner.x < 0 ? anchor.x : picture.width - anchor.x,
    height: corner.y < 0 ? anchor.y : picture.height - anchor.y,
  };
  let width = clamp(crop.width + by.x * corner.x, Math.min(MIN_CROP, room.width), room.width);
  let height = clamp(crop.height + by.y * corner.y, Math.min(MIN_CROP, room.height), room.height);
  if (ratio) {
    // The side that is pulled further leads; the other follows.
    const wanted = Math.abs(by.x) >= Math.abs(by.y) * ratio ? width : height * ratio;
    width = Math.min(wanted, room.width, room.height * ratio);
    height = width / ratio;
  }
  return {
    x: corner.x < 0 ? anchor.x - width : anchor.x,
    y: corner.y < 0 ? anchor.y - height : anchor.y,
    ...{ width, height },
  };
}

/** The crop in pixels of the picture itself; null when it is all of it. */
export function scaleCrop(crop: Box, shown: Size, natural: Size): Box | null {
  const scale = { x: natural.width / shown.width, y: natural.height / shown.height };
  const x = clamp(Math.round(crop.x * scale.x), 0, natural.width - 1);
  const y = clamp(Math.round(crop.y * scale.y), 0, natural.height - 1);
  const width = clamp(Math.round(crop.width * scale.x), 1, natural.width - x);
  const height = clamp(Math.round(crop.height * scale.y), 1, natural.height - y);
  const isWhole = width === natural.width && height === natural.height;
  return isWhole ? null : { x, y, width, height };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
