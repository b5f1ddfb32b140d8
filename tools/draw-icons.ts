/**
 * Draws the icons of apps/web/public from the mark, and the preview picture
 * from its drawing. Run it after a change of either: `node tools/node24.mjs tools/draw-icons.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const publicFolder = new URL('../apps/web/public/', import.meta.url);
const favicon = await readFile(new URL('favicon.svg', publicFolder), 'utf8');
const preview = await readFile(new URL('./icons/preview.svg', import.meta.url), 'utf8');
const terraces = favicon.match(/<path[^>]*\/>/)?.[0];
if (!terraces) throw new Error('favicon.svg has no path: the mark must be one');

/** Phones cut a maskable icon to any shape inside four fifths of it, and round the others themselves. */
const square = (scale: number) => {
  const margin = (48 * (1 - scale)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#ff7a1a"/><g transform="translate(${margin} ${margin}) scale(${scale})">${terraces}</g></svg>`;
};

const icons: Array<{ name: string; drawing: string; size: number }> = [
  { name: 'favicon-48.png', drawing: favicon, size: 48 },
  { name: 'icon-192.png', drawing: favicon, size: 192 },
  { name: 'icon-512.png', drawing: favicon, size: 512 },
  { name: 'icon-maskable-512.png', drawing: square(0.72), size: 512 },
  { name: 'apple-touch-icon.png', drawing: square(0.9), size: 180 },
];
for (const { name, drawing, size } of icons) {
  await save(name, iconOf(drawing, size));
}
await writeFile(
  new URL('favicon.ico', publicFolder),
  asIco(await iconOf(favicon, 32).toBuffer(), 32),
);
await save('preview.png', sharp(Buffer.from(preview)).png({ compressionLevel: 9, palette: true }));

function iconOf(drawing: string, size: number): Sharp {
  const density = (72 * size) / 48;
  const picture = sharp(Buffer.from(drawing), { density }).resize(size, size);
  return picture.png({ compressionLevel: 9, palette: true });
}

/** A PNG in the envelope that browsers ask for at /favicon.ico when a page names no icon. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function save(name: string, picture: Sharp): Promise<void> {
  const bytes = await picture.toBuffer();
  await writeFile(new URL(name, publicFolder), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} kB`);
}
