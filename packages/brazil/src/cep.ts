import type { Uf } from './uf.ts';

/** The last five-digit prefix of each range, in order; null: not assigned. */
const RANGES: readonly [last: number, uf: Uf | null][] = [
  [999, null],
  [19_999, 'SP'],
  [28_999, 'RJ'],
  [29_999, 'ES'],
  [39_999, 'MG'],
  [48_999, 'BA'],
  [49_999, 'SE'],
  [56_999, 'PE'],
  [57_999, 'AL'],
  [58_999, 'PB'],
  [59_999, 'RN'],
  [63_999, 'CE'],
  [64_999, 'PI'],
  [65_999, 'MA'],
  [68_899, 'PA'],
  [68_999, 'AP'],
  [69_299, 'AM'],
  [69_399, 'RR'],
  [69_899, 'AM'],
  [69_999, 'AC'],
  [72_799, 'DF'],
  [72_999, 'GO'],
  [73_699, 'DF'],
  [76_799, 'GO'],
  [76_999, 'RO'],
  [77_999, 'TO'],
  [78_899, 'MT'],
  [78_999, null],
  [79_999, 'MS'],
  [87_999, 'PR'],
  [89_999, 'SC'],
  [99_999, 'RS'],
];

const WRITTEN = /^\d{2}\.?\d{3}-?\d{3}$/;

/** The eight digits of a CEP, written with or without its mask; null for anything else. */
export function parseCep(text: string): string | null {
  const written = text.trim();
  return WRITTEN.test(written) ? written.replace(/[.-]/g, '') : null;
}

/** Eight digits as people read them: 88301-000. */
export function formatCep(digits: string): string {
  return digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');
}

/** The state of a CEP of `parseCep`; null if its range is not assigned. */
export function ufOfCep(digits: string): Uf | null {
  const head = Number(digits.slice(0, 5));
  return RANGES.find(([last]) => head <= last)?.[1] ?? null;
}
