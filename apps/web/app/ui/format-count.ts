const NO_BREAK_SPACE = '\u00A0';
const STEPS = [
  { from: 1_000_000_000, unit: 'bi' },
  { from: 1_000_000, unit: 'mi' },
  { from: 1_000, unit: 'mil' },
];

/**
 * A short count in Brazilian format: 986, 1,2 mil, 12,4 mil, 128 mil, 3,4 mi. Rounds down, so that it promises
 * no more than there is. Not with `Intl`, whose spaces and steps differ between server and browser.
 */
export function formatCount(value: number): string {
  const count = Math.max(0, Math.trunc(value));
  const step = STEPS.find(({ from }) => count >= from);
  if (!step) return String(count);
  const tenths = Math.floor((count * 10) / step.from);
  const whole = Math.floor(tenths / 10);
  const rest = whole < 100 ? tenths % 10 : 0;
  return `${whole}${rest ? `,${rest}` : ''}${NO_BREAK_SPACE}${step.unit}`;
}

/** The exact number with thousands separators: 12.431. */
export function formatExactCount(value: number): string {
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, '.');
}
