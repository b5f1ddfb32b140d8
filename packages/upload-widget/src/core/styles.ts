export interface WidgetColors {
  primary: string;
  active: string;
  error: string;
  shade100: string;
  shade200: string;
  shade300: string;
  shade400: string;
  shade500: string;
  shade600: string;
  shade700: string;
  shade800: string;
  shade900: string;
}

export interface WidgetStyles {
  colors?: Partial<WidgetColors>;
  fontFamilies?: { base?: string };
  fontSizes?: { base?: number };
  breakpoints?: { fullScreenWidth?: number; fullScreenHeight?: number };
  /** `auto` follows the page's `color-scheme`, unless shades are given. */
  scheme?: 'light' | 'dark' | 'auto';
}

export interface Styles {
  /** Only those that were given; the others come from the style sheet, which knows light and dark. */
  colors: Partial<WidgetColors>;
  fontFamily: string;
  fontSize: number;
  fullScreenWidth: number;
  fullScreenHeight: number;
  scheme: 'light' | 'dark' | 'auto';
}

export const DEFAULT_PRIMARY = '#377dff';
const SYSTEM_FONTS =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

export function resolveStyles(given: WidgetStyles = {}): Styles {
  return {
    colors: resolveColors(given.colors ?? {}),
    fontFamily: given.fontFamilies?.base ?? SYSTEM_FONTS,
    fontSize: given.fontSizes?.base ?? 16,
    fullScreenWidth: given.breakpoints?.fullScreenWidth ?? 750,
    fullScreenHeight: given.breakpoints?.fullScreenHeight ?? 420,
    scheme: given.scheme ?? (given.colors?.shade900 ? 'light' : 'auto'),
  };
}

/** One invalid colour, and all stay at their defaults: half a theme is worse than none. */
function resolveColors(given: Partial<WidgetColors>): Partial<WidgetColors> {
  const colors = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<WidgetColors>;
  for (const value of Object.values(colors)) {
    if (parseHex(value)) continue;
    console.error(`Invalid color code: ${value}`);
    return {};
  }
  return colors;
}

function parseHex(code: string): [red: number, green: number, blue: number] | null {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(code.trim());
  if (!match?.[1]) return null;
  const digits = match[1].length === 3 ? match[1].replace(/./g, '$&$&') : match[1];
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** White where it can be read on a colour, else nearly black. */
export function readableOn(code: string): string {
  const [red, green, blue] = (parseHex(code) ?? [0, 0, 0]).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= 4.5 ? '#fff' : '#111';
}

/** A tenth more value and a tenth less saturation, as a button that is pressed. */
export function lighter(code: string): string {
  const rgb = parseHex(code) ?? [0, 0, 0];
  const value = Math.max(...rgb) / 255;
  const chroma = value - Math.min(...rgb) / 255;
  const saturation = value === 0 ? 0 : chroma / value;
  const newValue = Math.min(1, value * 1.1);
  const newSaturation = saturation * 0.9;
  const scaled = rgb.map((channel) => {
    // How far the channel is from the largest one, by which saturation pulls it.
    const distance = chroma === 0 ? 0 : (value - channel / 255) / chroma;
    return Math.round(255 * newValue * (1 - newSaturation * distance));
  });
  return `#${scaled.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
