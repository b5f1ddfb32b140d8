import { type FileHandle, open } from 'node:fs/promises';
import { type Blank, readAt } from './blank.ts';
import { findExifLocation } from './find-exif-location.ts';
import { blankPng } from './png-blanks.ts';

const WINDOW = 1024 ** 2;
// So that nothing we look for is cut in two: the longest is a line of XMP.
const OVERLAP = 1024;
const MAX_BLANKS = 1000;

/**
 * The bytes of a picture that say where it was taken. Whatever the format, cameras write it as a
 * block of EXIF, which is a small TIFF, or as lines of XMP; phones put several pictures into one file.
 * So both are looked for by their own marks, all through the file.
 */
export async function findLocation(file: string, mime: string): Promise<Blank[]> {
  const handle = await open(file, 'r');
  try {
    const found = new Map<number, Blank>();
    for await (const { at, bytes } of windows(handle)) {
      for (const base of tiffHeaders(bytes)) {
        for (const blank of await findExifLocation(handle, at + base))
          found.set(blank.start, blank);
      }
      for (const blank of xmpLocation(bytes)) {
        found.set(at + blank.start, { ...blank, start: at + blank.start });
      }
      if (found.size > MAX_BLANKS) break;
    }
    const blanks = [...found.values()].sort((one, other) => one.start - other.start);
    return mime === 'image/png' ? await blankPng(handle, blanks) : blanks;
  } finally {
    await handle.close();
  }
}

async function* windows(handle: FileHandle) {
  const { size } = await handle.stat();
  for (let at = 0; at < size; at += WINDOW - OVERLAP) {
    yield { at, bytes: await readAt(handle, at, Math.min(WINDOW, size - at)) };
  }
}

/** With the place of the first directory, which is right behind in all that cameras write. */
const TIFF_HEADERS = ['II*\0\b\0\0\0', 'MM\0*\0\0\0\b'].map((text) => Buffer.from(text, 'latin1'));
/** Where another place is given, the header follows this. */
const EXIF_MARK = Buffer.from('Exif\0\0', 'latin1');

function* tiffHeaders(bytes: Buffer): Iterable<number> {
  for (const header of TIFF_HEADERS) yield* placesOf(bytes, header);
  for (const place of placesOf(bytes, EXIF_MARK)) yield place + EXIF_MARK.length;
}

function* placesOf(bytes: Buffer, mark: Buffer): Iterable<number> {
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) yield at;
}

const XMP_LOCATION =
  /GPS[A-Z][A-Za-z]{2,30}(?:\s{0,9}=\s{0,9}(?:"([^"]{1,400})"|'([^']{1,400})')|>([^<]{1,400})<)/dg;

function* xmpLocation(bytes: Buffer): Iterable<Blank> {
  if (!bytes.includes('GPS')) return;
  for (const { indices } of bytes.toString('latin1').matchAll(XMP_LOCATION)) {
    const [start, end] = indices?.slice(1).find((value) => value !== undefined) ?? [0, 0];
    if (end > start) yield { start, length: end - start, fill: 0x20 };
  }
}
