import { lettering } from './lettering.ts';
import type { Drawing } from './render.ts';
import { rect } from './svg.ts';

const SIZE = { width: 900, height: 1200 };
const INK = '#2B3A55';
const SOFT = '#8A94A6';
const COLUMNS = [330, 500, 650] as const;
const HEADS = ['ESFÉRICO', 'CILÍNDRICO', 'EIXO'] as const;
const ROWS = [
  ['OD', '-1,50', '-0,50', '90º'],
  ['OE', '-1,25', '-0,75', '85º'],
] as const;

/** A photo of a prescription on a table. It names nobody. */
export function drawPrescription(): Drawing {
  const table = rect(0, 0, SIZE.width, SIZE.height, '#7A5B43');
  const shadow = rect(112, 122, 700, 980, '#4C3728', 'rx="6" opacity="0.5"');
  const paper = rect(100, 105, 700, 980, '#FBF8F1', 'rx="6"');
  const sheet = `<g transform="rotate(-2.5 450 600)">${shadow}${paper}${written()}</g>`;
  return { ...SIZE, content: table + sheet };
}

function written(): string {
  const head = [
    lettering('RECEITA DE ÓCULOS', { x: 450, y: 220, height: 34, color: INK, anchor: 'middle' }),
    rect(160, 255, 580, 3, SOFT),
  ];
  const names = HEADS.map((text, at) =>
    lettering(text, { x: COLUMNS[at] ?? 0, y: 360, height: 13, color: SOFT, anchor: 'middle' }),
  );
  const rows = ROWS.flatMap(([eye, ...values], row) => {
    const y = 440 + row * 95;
    return [
      lettering(eye, { x: 175, y, height: 30, color: INK }),
      ...values.map((text, at) =>
        lettering(text, { x: COLUMNS[at] ?? 0, y, height: 28, color: INK, anchor: 'middle' }),
      ),
      rect(160, y + 30, 580, 2, SOFT, 'opacity="0.5"'),
    ];
  });
  const pupils = lettering('DP 62', { x: 175, y: 680, height: 28, color: INK });
  const signature = `<path d="M480 930c40-70 60-70 52-10s30 30 50-20 30-10 24 20 40 10 70-25" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;
  const line = rect(440, 960, 300, 2, SOFT);
  return [...head, ...names, ...rows, pupils, signature, line].join('');
}
