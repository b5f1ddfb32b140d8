import { itfPath, itfWidths } from '@arquiba/brazil/itf-barcode';
import { encode } from 'uqr';

/** The quiet border that readers of QR codes need. */
const BORDER = 4;
const BAR_HEIGHT = 60;

/** The QR code of a Pix as one SVG path. Drawn on the server; the browser only shows it. */
export function drawPix(code: string): { path: string; size: number } {
  const { data, size } = encode(code, { ecc: 'M', border: BORDER });
  const path = data.map((row, y) => drawRow(row, y)).join('');
  return { path, size };
}

/** The bars of a boleto. */
export function drawBars(barcode: string): { path: string; width: number; height: number } {
  const widths = itfWidths(barcode);
  const width = widths.reduce((sum, each) => sum + each, 0);
  return { path: itfPath(widths, BAR_HEIGHT), width, height: BAR_HEIGHT };
}

/** Horizontal runs of dark modules. */
function drawRow(row: readonly boolean[], y: number): string {
  const runs = [
    ...row
      .map((dark) => (dark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ];
  return runs.map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1H${index}z`).join('');
}
