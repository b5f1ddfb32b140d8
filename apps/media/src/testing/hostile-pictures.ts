import { deflateRawSync, deflateSync, constants as zlib } from 'node:zlib';
import sharp from 'sharp';
import { gradient, pngChunk } from './test-pictures.ts';

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MEGABYTE = 1024 ** 2;

type PackedKind = 'zTXt' | 'iTXt' | 'iCCP';
const BEFORE_PACKED: Record<PackedKind, string> = {
  zTXt: 'Comment\0\0',
  iTXt: 'Comment\0\x01\0\0\0',
  iCCP: 'profile\0\0',
};

/** A sound PNG with packed texts or profiles, each of which is so large when it is unpacked. */
export async function pngWithPacked(
  kind: PackedKind,
  chunks: number,
  megabytes: number,
): Promise<Buffer> {
  const png = await gradient(60, 40).png().toBuffer();
  const packed = deflateSync(Buffer.alloc(megabytes * MEGABYTE, 'a'));
  const chunk = pngChunk(kind, Buffer.concat([Buffer.from(BEFORE_PACKED[kind], 'latin1'), packed]));
  const afterHeader = PNG_SIGNATURE.length + 25;
  const copies = Array.from({ length: chunks }, () => chunk);
  return Buffer.concat([png.subarray(0, afterHeader), ...copies, png.subarray(afterHeader)]);
}

/** A black PNG of 16 bits and four channels that is sent in seven passes, all of it there. */
export function interlacedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, 1], 8);
  // Of each pass: where it begins, and how far its pixels are apart.
  const passes = [
    ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const],
    ...[[2, 0, 4, 4] as const, [0, 2, 2, 4] as const, [1, 0, 2, 2] as const],
    [0, 1, 1, 2] as const,
  ];
  const bytes = passes.reduce((sum, [left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    return sum + (columns > 0 ? rows * (columns * 8 + 1) : 0);
  }, 0);
  const parts = [pngChunk('IHDR', header), pngChunk('IDAT', zeros(bytes))];
  return Buffer.concat([PNG_SIGNATURE, ...parts, pngChunk('IEND', Buffer.alloc(0))]);
}

/** So many zero bytes, deflated, without having them in memory. */
function zeros(bytes: number): Buffer {
  const finishFlush = zlib.Z_FULL_FLUSH;
  const megabyte = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush });
  const rest = deflateRawSync(Buffer.alloc(bytes % MEGABYTE));
  const checksum = Buffer.alloc(4);
  // Adler-32 of zeros.
  checksum.writeUInt16BE(bytes % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  const whole = Array.from({ length: Math.floor(bytes / MEGABYTE) }, () => megabyte);
  return Buffer.concat([Buffer.from([0x78, 0x01]), ...whole, rest, checksum]);
}

/** A JPEG that says that it is of another size. */
export async function jpegClaiming(
  width: number,
  height: number,
  progressive = false,
): Promise<Buffer> {
  const jpeg = await gradient(64, 64).jpeg({ progressive }).toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** A progressive JPEG whose last scan comes again and again. */
export async function jpegOfScans(scans: number, side: number): Promise<Buffer> {
  const jpeg = await gradient(side, side).jpeg({ progressive: true }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: scans }, () => scan),
    jpeg.subarray(-2),
  ]);
}

/** A GIF with one small frame on a canvas of this size. */
export async function gifOnCanvas(width: number, height: number): Promise<Buffer> {
  const gif = await gradient(8, 8).gif().toBuffer();
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  return gif;
}

/** A moving WebP of small frames on a canvas of this size. */
export async function webpOfFrames(frames: number, side: number): Promise<Buffer> {
  const still = await gradient(16, 16).webp({ lossless: true }).toBuffer();
  const picture = still.subarray(12);
  const three = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);
  const canvas = [Buffer.from([2, 0, 0, 0]), three(side - 1), three(side - 1)];
  const place = [three(0), three(0), three(15), three(15), three(40), Buffer.from([0])];
  const chunks = Buffer.concat([
    riffChunk('VP8X', Buffer.concat(canvas)),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => riffChunk('ANMF', Buffer.concat([...place, picture]))),
  ]);
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), chunks]));
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** An AVIF or HEIC that says that it is of another size. */
export function claimingBoxes(content: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(content);
  for (let at = claimed.indexOf('ispe'); at >= 0; at = claimed.indexOf('ispe', at + 4)) {
    claimed.writeUInt32BE(width, at + 8);
    claimed.writeUInt32BE(height, at + 12);
  }
  return claimed;
}

export async function avifClaiming(width: number, height: number): Promise<Buffer> {
  return claimingBoxes(await gradient(64, 64).avif({ effort: 0 }).toBuffer(), width, height);
}

/** A black picture in a format whose decoders hold all of it. */
export function blackPicture(width: number, height: number, format: 'webp' | 'avif' | 'tiff') {
  const black = { width, height, channels: 3, background: '#000' } as const;
  const picture = sharp({ create: black, limitInputPixels: false });
  if (format === 'webp') return picture.webp({ effort: 0, lossless: true }).toBuffer();
  if (format === 'avif') return picture.avif({ effort: 0 }).toBuffer();
  return picture.tiff({ compression: 'deflate' }).toBuffer();
}

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40">${inside}</svg>`;

/** A drawing of a few kilobytes that takes minutes where it is asked for in a large size. */
export function slowDrawing(name: string): Buffer {
  const clouds = Array.from(
    { length: 60 },
    (_, seed) => `<feTurbulence baseFrequency=".9" numOctaves="9" seed="${seed}" result="a"/>`,
  );
  return Buffer.from(
    svg(`<title>${name}</title><filter id="f" x="0" y="0" width="1" height="1">${clouds.join('')}</filter>
      <rect width="80" height="40" filter="url(#f)"/>`),
  );
}

/** A drawing whose parts are drawn ten times by each part that follows. */
export function nestedDrawing(levels: number): Buffer {
  const parts = Array.from({ length: levels }, (_, level) => {
    const uses = `<use href="#a${level}"/>`.repeat(10);
    return `<g id="a${level + 1}">${uses}</g>`;
  });
  return Buffer.from(
    svg(`<defs><path id="a0" d="M0 0h9v9z"/>${parts.join('')}</defs><use href="#a${levels}"/>`),
  );
}
