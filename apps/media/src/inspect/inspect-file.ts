import { rm } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import type { ImageFacts } from '../decoder/jobs.ts';
import type { MediaServices } from '../services.ts';
import type { ReceivedContent } from '../storage/storage.ts';
import type { Blank } from './blank.ts';
import { extractPoster } from './extract-poster.ts';
import { findLocation } from './find-location.ts';
import { SNIFF_LENGTH, sniffType } from './sniff-type.ts';

export interface FileFacts {
  mime: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  /** What the file says about where it was taken, and no one is shown. */
  blanks: Blank[];
  /** The still picture of a video, to be stored beside it. */
  poster: ReceivedContent | null;
}

type Inspector = Pick<MediaServices, 'decoder' | 'storage'>;

const NO_PICTURE = { width: null, height: null, placeholder: null };

/** What a received file is, by its bytes. Refuses pictures that are too costly to decode. */
export async function inspectFile(
  inspector: Inspector,
  received: ReceivedContent,
  declared: string,
): Promise<FileFacts> {
  const mime = sniffType(await received.head(SNIFF_LENGTH), declared);
  if (mime.startsWith('image/')) {
    const [facts, blanks] = await received.withFile((file) =>
      Promise.all([inspectPicture(inspector, file), findLocation(file, mime)]),
    );
    return { mime, ...(facts ?? NO_PICTURE), blanks, poster: null };
  }
  if (mime.startsWith('video/')) {
    const facts = await received.withFile((file) => inspectVideo(inspector, file, mime));
    return { mime, blanks: [], ...facts };
  }
  return { mime, ...NO_PICTURE, blanks: [], poster: null };
}

async function inspectVideo(inspector: Inspector, file: string, mime: string) {
  const { storage } = inspector;
  const output = storage.reserve();
  try {
    const extracted = await extractPoster(file, mime, output);
    const facts = extracted ? await inspectPicture(inspector, output) : null;
    if (facts) return { ...facts, poster: await storage.adopt(output) };
  } catch (error) {
    await rm(output, { force: true });
    throw error;
  }
  await rm(output, { force: true });
  return { ...NO_PICTURE, poster: null };
}

/** Null for what cannot be read as a picture: it can still be kept and fetched as it is. */
async function inspectPicture({ decoder }: Inspector, file: string): Promise<ImageFacts | null> {
  try {
    return await decoder.run('inspect', { file }, { patient: true });
  } catch (error) {
    if (error instanceof MediaError && error.code === 'not_an_image') return null;
    throw error;
  }
}
