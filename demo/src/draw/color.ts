/** Colours are `#rrggbb`; mixing happens in linear light, where it keeps its vigour. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return toHex(
    a.map((value, index) =>
      encode(decode(value) * (1 - share) + decode(b[index] as number) * share),
    ),
  );
}

export const lighten = (color: string, share: number) => mix(color, '#ffffff', share);
export const darken = (color: string, share: number) => mix(color, '#000000', share);

/** 0 for black, 1 for white. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map(decode);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The one of two colours that reads better on `ground`. */
export function readable(ground: string, dark = '#1c1512', light = '#fffbf7'): string {
  return luminance(ground) > 0.32 ? dark : light;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function toHex(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

const decode = (value: number) => (value / 255) ** 2.2;
const encode = (value: number) => Math.min(255, Math.max(0, value) ** (1 / 2.2) * 255);
