/** "40 s", "3 min", "2 h": as exact as an estimate can be. */
export function formatDuration(seconds: number, language: string): string {
  const [value, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [seconds / 60, 'minute']
        : [seconds / 3600, 'hour'];
  const format = { style: 'unit', unit: unit as string, unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(language, format).format(Math.max(1, Math.round(value as number)));
}
