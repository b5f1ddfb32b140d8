// Area codes (DDD) in use, by the first digit.
const AREA_CODES = new Set(
  [
    '11 12 13 14 15 16 17 18 19',
    '21 22 24 27 28',
    '31 32 33 34 35 37 38',
    '41 42 43 44 45 46 47 48 49',
    '51 53 54 55',
    '61 62 63 64 65 66 67 68 69',
    '71 73 74 75 77 79',
    '81 82 83 84 85 86 87 88 89',
    '91 92 93 94 95 96 97 98 99',
  ].flatMap((row) => row.split(' ')),
);

const WRITTEN = /^(?:\+?55)?(\d{2})(9\d{8}|[2-5]\d{7})$/;
const E164 = /^\+55(\d{2})(\d{4,5})(\d{4})$/;

/** A Brazilian number in E.164 (`+5511987654321`), from any notation; null if it is not one. */
export function parsePhone(text: string): string | null {
  const match = WRITTEN.exec(text.replace(/[\s().-]/g, ''));
  if (!match) return null;
  const [, areaCode = '', number = ''] = match;
  return AREA_CODES.has(areaCode) ? `+55${areaCode}${number}` : null;
}

/** An E.164 number of `parsePhone` as people read it: (11)98765-4321. */
export function formatPhone(e164: string): string {
  return e164.replace(E164, '($1)$2-$3');
}

/** Area code and the last four digits, enough for its owner to recognise it. */
export function hidePhone(e164: string): string {
  return e164.replace(E164, (_all, areaCode: string, middle: string, last: string) => {
    return `(${areaCode})${'•'.repeat(middle.length)}-${last}`;
  });
}
