export interface Device {
  /** Such as 'Chrome no Android'. */
  words: string;
  kind: 'phone' | 'tablet' | 'computer';
}

/** A user agent in plain Portuguese. For display only: any client can claim anything. */
export function describeDevice(userAgent: string): Device {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [, system, kind] = SYSTEMS.find(([pattern]) => pattern.test(userAgent)) ?? [];
  const words =
    browser && system
      ? `${browser} ${system}`
      : (browser ?? (system ? `Navegador ${system}` : 'Navegador desconhecido'));
  return { words, kind: kind ?? 'computer' };
}

/** Nearly all of them also claim to be Chrome or Safari: the specific ones come first. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Instagram|FBAN|FBAV)\b/, 'Aplicativo da Meta'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string, Device['kind']][] = [
  [/\biPhone\b/, 'no iPhone', 'phone'],
  [/\biPad\b/, 'no iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'no Android', 'phone'],
  [/\bAndroid\b/, 'no Android', 'tablet'],
  [/\bWindows\b/, 'no Windows', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'no Mac', 'computer'],
  [/\bCrOS\b/, 'no ChromeOS', 'computer'],
  [/\bLinux\b|\bX11\b/, 'no Linux', 'computer'],
];
