import type { Metadata } from 'sharp';

/** So much of a picture may be in memory at a time. */
export const MAX_HELD_BYTES = 170 * 1000 ** 2;

const SAMPLE_BYTES: Record<string, number> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4 };

/**
 * How much memory the decoder of a picture holds at least, by its header. Those that read line by line
 * hold next to nothing, whatever the size of the picture.
 */
export function heldBytes(header: Metadata): number {
  const { format, width, height, channels, depth, isProgressive } = header;
  const pixels = width * (header.pageHeight ?? height);
  const decoded = pixels * channels * (SAMPLE_BYTES[depth] ?? 1);
  switch (format) {
    case 'jpeg':
      // All scans add to coefficients of two bytes. Colours mostly have a quarter of the pixels.
      return isProgressive ? pixels * (header.chromaSubsampling === '4:2:0' ? 3 : 2 * channels) : 0;
    case 'png':
      return isProgressive ? decoded : 0;
    case 'webp':
      // A still one is scaled while it is read.
      return (header.pages ?? 1) > 1 ? pixels * 8 : 0;
    case 'gif':
      return pixels * 6;
    case 'heif':
      return pixels * 15;
    case 'svg':
      return pixels * 4;
    default:
      return decoded;
  }
}
