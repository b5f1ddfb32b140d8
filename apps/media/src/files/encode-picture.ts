import { readFile, rm } from 'node:fs/promises';
import type { JobOptions } from '../decoder/decoder.ts';
import type { OutputFormat } from '../decoder/jobs.ts';
import type { MediaServices } from '../services.ts';

interface Encoding {
  /** Of the picture as shown. */
  width: number;
  height: number;
  /** A larger picture is made smaller. */
  longestSide: number;
  format: OutputFormat;
  quality: number;
  waiting: JobOptions;
}

/** A picture as our own encoder writes it: without metadata, and no larger than asked for. */
export async function encodePicture(
  { decoder, storage }: Pick<MediaServices, 'decoder' | 'storage'>,
  file: string,
  { width, height, longestSide, format, quality, waiting }: Encoding,
): Promise<Buffer> {
  const output = storage.reserve();
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const how = { region: null, position: null, effort: null, blur: 0, page: 1 } as const;
  try {
    await decoder.run('render', { file, output, ...size, ...how, format, quality }, waiting);
    return await readFile(output);
  } finally {
    await rm(output, { force: true });
  }
}
