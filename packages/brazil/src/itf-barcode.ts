/** Narrow and wide: two of five are wide in every digit. */
const DIGITS = [
  ...['00110', '10001', '01001', '11000', '00101'],
  ...['10100', '01100', '00011', '10010', '01010'],
];
const WIDE = 3;

/**
 * The widths of an Interleaved 2 of 5 barcode, as boletos have it: bar, space, bar, … in units of the
 * narrowest. Odd digits are drawn in the bars, even ones in the spaces between them.
 */
export function itfWidths(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new RangeError('An even number of digits');
  const pairs = digits.match(/../g) ?? [];
  const inner = pairs.flatMap((pair) => {
    const bars = DIGITS[Number(pair[0])] ?? '';
    const spaces = DIGITS[Number(pair[1])] ?? '';
    return [...bars].flatMap((bar, at) => [widthOf(bar), widthOf(spaces[at])]);
  });
  return [1, 1, 1, 1, ...inner, WIDE, 1, 1];
}

/** The bars as one SVG path of this height; the view box is as wide as all widths together. */
export function itfPath(widths: readonly number[], height: number): string {
  let at = 0;
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${at} 0h${width}v${height}h-${width}z` : '';
      at += width;
      return bar;
    })
    .join('');
}

function widthOf(mark: string | undefined): number {
  return mark === '1' ? WIDE : 1;
}
