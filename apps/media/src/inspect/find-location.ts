import type { Blank } from './blank.ts';
import { findExifLocation } from './find-exif-location.ts';
import { blankPng } from './png-blanks.ts';
import { type Scan, scanFile } from './scan-file.ts';

const WINDOW = 1024 ** 2;
// So that nothing we look for is cut in two: the longest is a line of XMP.
const OVERLAP = 1024;
const MAX_BLANKS = 1000;

/**
 * The bytes of a picture that say where it was taken. Whatever the format, cameras write it as a
 * block of EXIF, which is a small TIFF, or as lines of XMP; phones put several pictures into one file.
 * So both are looked for by their own marks, all through the file.
 */
export function findLocation(file: string, mime: string): Promise<Blank[]> {
  return scanFile(file, async (scan) => {
    const found = new Map<number, Blank>();
    const bases = new Set<number>();

    function keep(blank: Blank): void {
      found.set(blank.start, blank);
      if (found.size > MAX_BLANKS) scan.giveUp();
    }

    async function lookAt(base: number): Promise<void> {
      if (bases.has(base)) return;
      bases.add(base);
      for await (const blank of findExifLocation(scan, base)) keep(blank);
    }

    // The file itself may be a TIFF, whose first directory lies anywhere.
    await lookAt(0);
    for await (const { at, bytes } of windows(scan)) {
      for (const base of tiffHeaders(bytes)) await lookAt(at + base);
      for (const blank of xmpLocation(bytes)) keep({ ...blank, start: at + blank.start });
    }
    const blanks = [...found.values()].sort((one, other) => one.start - other.start);
    return mime === 'image/png' ? await blankPng(scan, blanks) : blanks;
  });
}

async function* windows(scan: Scan) {
  for (let at = 0; at < scan.size; at += WINDOW - OVERLAP) {
    yield { at, bytes: await scan.read(at, Math.min(WINDOW, scan.size - at)) };
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

// A value ends at the next bracket, whichever it is: a file of openings is not searched from each on.
const XMP_LOCATION =
  /GPS[A-Z][A-Za-z]{2,30}(?:\s{0,9}=\s{0,9}(?:"([^"]{1,400})"|'([^']{1,400})')|>([^<>]{1,400})<)/dg;

function* xmpLocation(bytes: Buffer): Iterable<Blank> {
  if (!bytes.includes('GPS')) return;
  for (const { indices } of bytes.toString('latin1').matchAll(XMP_LOCATION)) {
    const [start, end] = indices?.slice(1).find((value) => value !== undefined) ?? [0, 0];
    if (end > start) yield { start, length: end - start, fill: 0x20 };
  }
}
