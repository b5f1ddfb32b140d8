/**
 * Condensed block letters as paths, so that no font has to be there. A glyph is
 * drawn in a box 100 high; strokes are 20 wide. `line` is stroked, `fill` is filled.
 */
export interface Glyph {
  width: number;
  line?: string;
  fill?: string;
}

/** The bowl shared by round letters: straight sides, tight corners. */
const BOWL = 'M10 30Q10 10 26 10T42 30V70Q42 90 26 90T10 70Z';

export const glyphs: Record<string, Glyph> = {
  '0': { width: 52, line: BOWL },
  '1': { width: 36, fill: 'M4 14L20 0H30V100H10V26L4 29Z' },
  '2': { width: 50, line: 'M10 34V28Q10 10 25 10T40 28Q40 42 30 54L10 84V90H42' },
  '3': {
    width: 50,
    line: 'M10 28Q10 10 25 10T40 28V34Q40 48 24 48Q40 48 40 62V72Q40 90 25 90T10 72',
  },
  '4': { width: 54, fill: 'M26 0H44V62H52V80H44V100H24V80H2V62ZM24 62V34L16 62Z' },
  '5': {
    width: 50,
    fill: 'M4 0H46V19H22L21 50L3 56Z',
    line: 'M12 52Q17 41 26 41Q40 41 40 58V72Q40 90 25 90T10 72V66',
  },
  '6': {
    width: 52,
    line: 'M41 26Q40 10 26 10T10 30V70Q10 90 26 90T42 72V60Q42 44 27 44Q10 44 10 62',
  },
  '7': { width: 48, fill: 'M2 0H46V18L28 100H7L25 20H2Z' },
  '8': {
    width: 52,
    line: 'M26 48Q11 46 11 30V27Q11 10 26 10T41 27V30Q41 46 26 48Q10 50 10 66V72Q10 90 26 90T42 72V66Q42 50 26 48Z',
  },
  '9': {
    width: 52,
    line: 'M11 74Q12 90 26 90T42 70V30Q42 10 26 10T10 28V40Q10 56 25 56Q42 56 42 38',
  },
  A: { width: 56, fill: 'M16 0H40L56 100H35L33 82H23L21 100H0ZM25 64H31L28 34Z' },
  B: {
    width: 52,
    line: 'M10 10V90H24Q42 90 42 72V64Q42 49 28 49Q40 49 40 34V28Q40 10 24 10ZM10 49H28',
  },
  C: { width: 52, line: 'M42 36V30Q42 10 26 10T10 30V70Q10 90 26 90T42 70V64' },
  D: { width: 52, line: 'M10 10V90H22Q42 90 42 70V30Q42 10 22 10Z' },
  E: { width: 44, fill: 'M0 0H42V19H20V40H38V58H20V81H42V100H0Z' },
  F: { width: 42, fill: 'M0 0H41V19H20V41H37V60H20V100H0Z' },
  G: { width: 52, line: 'M42 34V30Q42 10 26 10T10 30V70Q10 90 26 90T42 70V54H27' },
  H: { width: 54, fill: 'M0 0H20V40H34V0H54V100H34V59H20V100H0Z' },
  I: { width: 20, fill: 'M0 0H20V100H0Z' },
  J: { width: 44, line: 'M34 0V72Q34 90 20 90T6 74V68' },
  K: { width: 54, fill: 'M0 0H20V38L34 0H54L36 47L55 100H34L20 58V100H0Z' },
  L: { width: 42, fill: 'M0 0H20V81H41V100H0Z' },
  M: { width: 70, fill: 'M0 0H22L35 56L48 0H70V100H51V38L40 84H30L19 38V100H0Z' },
  N: { width: 56, fill: 'M0 0H19L37 54V0H56V100H38L19 44V100H0Z' },
  O: { width: 52, line: BOWL },
  P: { width: 50, line: 'M10 100V10H24Q41 10 41 30V38Q41 57 24 57H10' },
  Q: { width: 54, line: BOWL, fill: 'M24 74L36 66L54 98L42 105Z' },
  R: {
    width: 53,
    line: 'M10 100V10H24Q41 10 41 29V35Q41 53 24 53H10',
    fill: 'M18 54H36L53 100H32Z',
  },
  S: { width: 50, line: 'M40 32V28Q40 10 25 10T10 28Q10 40 25 49T40 71Q40 90 25 90T10 72V67' },
  T: { width: 48, fill: 'M0 0H48V19H34V100H14V19H0Z' },
  U: { width: 52, line: 'M10 0V70Q10 90 26 90T42 70V0' },
  V: { width: 54, fill: 'M0 0H20L27 66L34 0H54L39 100H15Z' },
  W: { width: 78, fill: 'M0 0H19L25 60L32 0H46L53 60L59 0H78L64 100H44L39 50L34 100H14Z' },
  X: { width: 54, fill: 'M1 0H22L27 28L33 0H53L38 48L54 100H33L27 70L20 100H0L16 48Z' },
  Y: { width: 52, fill: 'M0 0H21L26 34L32 0H52L36 60V100H16V60Z' },
  Z: { width: 46, fill: 'M2 0H45V19L22 81H45V100H0V81L23 19H2Z' },
  ' ': { width: 22 },
  '-': { width: 34, fill: 'M2 41H32V59H2Z' },
  ':': { width: 22, fill: 'M1 24H21V44H1ZM1 62H21V82H1Z' },
  '.': { width: 22, fill: 'M1 80H21V100H1Z' },
  ',': { width: 22, fill: 'M1 80H21V98L10 116H2L8 100H1Z' },
  '/': { width: 44, fill: 'M26 -4H44L18 104H0Z' },
  '+': { width: 44, fill: 'M14 28H30V42H44V58H30V72H14V58H0V42H14Z' },
  '%': {
    width: 84,
    fill: 'M52 0H66L32 100H18ZM18 2Q34 2 34 18V28Q34 44 18 44T2 28V18Q2 2 18 2ZM18 14Q14 14 14 20V26Q14 32 18 32T22 26V20Q22 14 18 14ZM66 56Q82 56 82 72V82Q82 98 66 98T50 82V72Q50 56 66 56ZM66 68Q62 68 62 74V80Q62 86 66 86T70 80V74Q70 68 66 68Z',
  },
  '#': {
    width: 60,
    fill: 'M16 8H28L26 30H38L40 8H52L50 30H58V42H49L47 58H56V70H46L44 92H32L34 70H22L20 92H8L10 70H2V58H11L13 42H4V30H14ZM25 42L23 58H35L37 42Z',
  },
  '×': {
    width: 44,
    fill: 'M10 26L22 40L34 26L44 36L32 50L44 64L34 74L22 60L10 74L0 64L12 50L0 36Z',
  },
  '!': { width: 22, fill: 'M1 0H21L18 66H4ZM1 80H21V100H1Z' },
  º: { width: 30, fill: 'M15 0Q29 0 29 16T15 32T1 16T15 0ZM15 10Q11 10 11 16T15 22T19 16T15 10Z' },
  "'": { width: 18, fill: 'M0 0H18L12 30H4Z' },
};

/** Marks over and under letters, centred on the letter. */
export const accents: Record<string, string> = {
  '\u0301': 'M-6 -8L4 -26H20L6 -8Z',
  '\u0300': 'M6 -8L-4 -26H-20L-6 -8Z',
  '\u0302': 'M-20 -8L-6 -26H6L20 -8H7L0 -16L-7 -8Z',
  '\u0303': 'M-20 -10Q-18 -26 -6 -22T8 -22L10 -26H20Q18 -8 6 -13T-8 -13L-10 -9Z',
  '\u0327': 'M-4 100H8L4 108Q16 112 8 122Q0 128 -12 124L-10 116Q-2 119 0 115Q0 112 -8 112Z',
};
