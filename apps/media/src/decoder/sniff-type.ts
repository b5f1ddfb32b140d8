/** How much of the beginning of a file decides what it is. */
export const SNIFF_LENGTH = 4096;

/** SVG. */
export const DRAWING = 'image/svg+xml';
const UNKNOWN = 'application/octet-stream';

/**
 * What the bytes are. The declared type counts only where bytes cannot tell:
 * among texts that browsers do not run, and among kinds of one container.
 */
export function sniffType(head: Buffer, declared: string): string {
  const said = declared.split(';')[0]?.trim().toLowerCase() ?? '';
  const found = bySignature(head);
  if (found) return refine(found, said);
  if (head.length === 0) return HARMLESS_TEXTS.has(said) ? said : UNKNOWN;
  const text = asText(head);
  if (text === null) return OPAQUE.test(said) ? said : UNKNOWN;
  return markup(text) ?? (HARMLESS_TEXTS.has(said) ? said : 'text/plain');
}

const latin = (text: string) => Buffer.from(text, 'latin1');

/** Offset, bytes, type; the first that fits wins. */
const SIGNATURES: readonly (readonly [number, Buffer, string])[] = [
  [0, latin('\x89PNG\r\n\x1a\n'), 'image/png'],
  [0, latin('\xff\xd8\xff'), 'image/jpeg'],
  [0, latin('GIF87a'), 'image/gif'],
  [0, latin('GIF89a'), 'image/gif'],
  [8, latin('WEBP'), 'image/webp'],
  [8, latin('WAVE'), 'audio/wav'],
  [8, latin('AVI '), 'video/x-msvideo'],
  [0, latin('II*\0'), 'image/tiff'],
  [0, latin('MM\0*'), 'image/tiff'],
  [0, latin('BM'), 'image/bmp'],
  [0, latin('\0\0\x01\0'), 'image/x-icon'],
  [0, latin('\x1aE\xdf\xa3'), 'video/x-matroska'],
  [0, latin('OggS'), 'application/ogg'],
  [0, latin('fLaC'), 'audio/flac'],
  [0, latin('ID3'), 'audio/mpeg'],
  [0, latin('%PDF-'), 'application/pdf'],
  [0, latin('PK\x03\x04'), 'application/zip'],
  [0, latin('PK\x05\x06'), 'application/zip'],
  [0, latin('\x1f\x8b'), 'application/gzip'],
  [0, latin('MZ'), 'application/x-msdownload'],
  [0, latin('\x7fELF'), 'application/x-elf'],
];

const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

function bySignature(head: Buffer): string | null {
  if (head.toString('latin1', 4, 8) === 'ftyp') return isoMedia(head);
  for (const [offset, bytes, type] of SIGNATURES) {
    if (offset === 8 && head.toString('latin1', 0, 4) !== 'RIFF') continue;
    if (head.subarray(offset, offset + bytes.length).equals(bytes)) return type;
  }
  return byFrameSync(head);
}

/** Bare audio frames start with set bits and a layer: 1 is MP3's, 0 is AAC's. */
function byFrameSync([first = 0, second = 0]: Buffer): string | null {
  if (first !== 0xff) return null;
  if ((second & 0xe6) === 0xe2) return 'audio/mpeg';
  return (second & 0xf6) === 0xf0 ? 'audio/aac' : null;
}

function isoMedia(head: Buffer): string {
  const major = head.toString('latin1', 8, 12);
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [major];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'image/avif';
  if (HEIC_BRANDS.has(major)) return 'image/heic';
  if (major === 'qt  ') return 'video/quicktime';
  if (major === 'M4A ' || major === 'M4B ') return 'audio/mp4';
  return 'video/mp4';
}

/** Types that share a signature with the one found: there the declared one may be more exact. */
const SAME_CONTAINER: Record<string, RegExp> = {
  'video/x-matroska': /^(video|audio)\/webm$/,
  'application/ogg': /^(video|audio)\/ogg$/,
  'video/mp4': /^audio\/mp4$/,
  'application/zip':
    /^application\/(epub\+zip|vnd\.openxmlformats-officedocument\.[a-z.]+|vnd\.oasis\.opendocument\.[a-z]+)$/,
};

function refine(found: string, declared: string): string {
  return SAME_CONTAINER[found]?.test(declared) ? declared : found;
}

const HARMLESS_TEXTS = new Set(['text/plain', 'text/csv', 'text/vtt', 'application/json']);
// Bytes without a signature we know, declared as something that browsers only save.
const OPAQUE = /^application\/(octet-stream|x-[a-z0-9.+-]{1,60}|vnd\.[a-z0-9.+-]{1,80})$/;

function asText(head: Buffer): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString('utf16le');
  if (head[0] === 0xfe && head[1] === 0xff) {
    return Buffer.from(head.subarray(0, head.length & ~1))
      .swap16()
      .toString('utf16le');
  }
  return head.includes(0) ? null : head.toString('utf8');
}

/** The type of a text that a browser would run or draw. */
function markup(text: string): string | null {
  const start = text.replace(/^[\s\ufeff]+/, '');
  if (!start.startsWith('<')) return null;
  if (/^<(?:[\w.-]+:)?svg[\s/>]/i.test(withoutProlog(start))) return DRAWING;
  return /^<\?xml/i.test(start) ? 'application/xml' : 'text/html';
}

/** What comes before the first element: declarations, comments, the document type. */
function withoutProlog(text: string): string {
  const before =
    /^(?:\s+|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype(?!\s+html)[^>[]*(?:\[[^\]]*\]\s*)?>)/i;
  let rest = text;
  for (let match = before.exec(rest); match; match = before.exec(rest)) {
    rest = rest.slice(match[0].length);
  }
  return rest;
}
