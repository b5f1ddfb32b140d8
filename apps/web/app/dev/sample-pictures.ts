import type { FileView } from '@arquiba/contract/files';

/** Pictures drawn in the browser, so that the gallery needs no media service. */
export const pitch = drawing(1600, 1000, 'Campo visto de cima, com um passe para o meio', [
  stripes(1600, 1000, '#2f8f57', '#2a8350', 10),
  '<g fill="none" stroke="#fffbf7" stroke-width="7"><path d="M75 60h1450v880H75zM800 60v880M75 275h240v450H75M1525 275h-240v450h240M315 400a110 110 0 0 1 0 200M1285 400a110 110 0 0 0 0 200"/><circle cx="800" cy="500" r="145"/></g>',
  '<path d="M600 525 730 420" stroke="#fffbf7" stroke-width="5" stroke-dasharray="14 12"/>',
  player(500, 225, '#ff7a1a'),
  player(600, 525, '#ff7a1a'),
  player(450, 775, '#ff7a1a'),
  player(975, 300, '#fffbf7'),
  player(1175, 450, '#fffbf7'),
  player(1075, 675, '#fffbf7'),
  '<circle cx="730" cy="420" r="13" fill="#fffbf7" stroke="#1c1512" stroke-width="4"/>',
]);

export const track = drawing(1200, 1500, 'Raias de atletismo em curva', [
  '<rect width="1200" height="1500" fill="#b8452f"/>',
  '<g fill="none" stroke="#fffbf7" stroke-width="8">',
  ...[300, 440, 580, 720, 860, 1000].map((radius) => `<circle cx="-60" cy="1560" r="${radius}"/>`),
  '</g><circle cx="-60" cy="1560" r="230" fill="#2a8350"/>',
  player(520, 1090, '#1c1512'),
  player(690, 870, '#f3c445'),
]);

export const pool = drawing(1500, 1500, 'Piscina com seis raias', [
  '<rect width="1500" height="1500" fill="#1a8fb0"/>',
  ...[1, 2, 3, 4, 5].map(
    (lane) =>
      `<path d="M${lane * 250} 0v1500" stroke="${lane % 2 ? '#fffbf7' : '#ff7a1a'}" stroke-width="12" stroke-dasharray="40 18"/>`,
  ),
  player(375, 980, '#f3c445'),
  player(875, 640, '#fffbf7'),
]);

export const court = drawing(1500, 1000, 'Quadra de basquete vista de cima', [
  '<rect width="1500" height="1000" fill="#d9924c"/>',
  '<g fill="none" stroke="#fffbf7" stroke-width="8"><path d="M60 60h1380v880H60zM750 60v880M60 360h290v280H60M1440 360h-290v280h290M60 140h110a360 360 0 0 1 0 720H60M1440 140h-110a360 360 0 0 0 0 720h110"/><circle cx="750" cy="500" r="120"/></g>',
  player(700, 300, '#203a8f'),
  player(980, 560, '#1c1512'),
]);

export const portrait = drawing(600, 600, 'Escudo laranja com faixa', [
  '<rect width="600" height="600" fill="#14304f"/>',
  '<path d="M0 480 480 0h200L0 680z" fill="#ff7a1a"/>',
  '<circle cx="300" cy="300" r="110" fill="#fffbf7"/>',
]);

export const sunglasses = frame('#b34700', '#5b3a2a');
export const readingGlasses = frame('#203a8f', '#cfe2ff');
export const sportGlasses = frame('#1e7a46', '#1c1512');

/** A broken picture, to show the error state. */
export const lost: FileView = { ...pitch, url: 'data:image/png;base64,AA', alt: 'Imagem perdida' };

function frame(rim: string, lens: string): FileView {
  return drawing(1200, 900, 'Óculos de frente', [
    '<ellipse cx="600" cy="640" rx="330" ry="20" fill="#1c1512" opacity="0.08"/>',
    `<g fill="${lens}" fill-opacity="0.85" stroke="${rim}" stroke-width="26" stroke-linejoin="round"><path d="M270 345q140-45 285 0c14 150-36 235-140 235S262 500 270 345zM930 345q-140-45-285 0c-14 150 36 235 140 235S938 500 930 345z"/></g>`,
    `<path d="M555 372q45-34 90 0M272 362l-92-32M928 362l92-32" fill="none" stroke="${rim}" stroke-width="24" stroke-linecap="round"/>`,
    '<path d="M320 410q50-36 110-30M695 410q50-36 110-30" fill="none" stroke="#fffbf7" stroke-width="12" stroke-linecap="round" opacity="0.7"/>',
  ]);
}

function drawing(width: number, height: number, alt: string, shapes: string[]): FileView {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { url, mime: 'image/svg+xml', width, height, placeholder: null, alt };
}

function stripes(width: number, height: number, one: string, two: string, count: number): string {
  const each = width / count;
  const bars = Array.from({ length: count / 2 }, (_, place) => place * 2 * each);
  return `<rect width="${width}" height="${height}" fill="${one}"/>${bars.map((x) => `<rect x="${x}" width="${each}" height="${height}" fill="${two}"/>`).join('')}`;
}

function player(x: number, y: number, colour: string): string {
  return `<ellipse cx="${x + 24}" cy="${y + 26}" rx="26" ry="13" opacity="0.25"/><circle cx="${x}" cy="${y}" r="23" fill="${colour}" stroke="#1c1512" stroke-width="5"/>`;
}
