import { rm } from 'node:fs/promises';
import { MediaError } from '@arquiba/media-contract/errors';
import { LARGEST_PICTURE } from '@arquiba/media-contract/limits';
import type { JobOptions } from '../decoder/decoder.ts';
import type { ImageFacts } from '../decoder/jobs.ts';
import { SNIFF_LENGTH, sniffType } from '../decoder/sniff-type.ts';
import type { MediaServices } from '../services.ts';
import { ContentTooLarge, type ReceivedContent } from '../storage/storage.ts';
import { type Blank, everything } from './blank.ts';
import { canBeCopied } from './can-be-copied.ts';
import { extractPoster } from './extract-poster.ts';
import { findLocation } from './find-location.ts';
import { findVideoLocation } from './find-video-location.ts';
import { isPlainMp4 } from './is-plain-mp4.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { type ProbedVideo, probeVideo } from './probe-video.ts';

export interface FileFacts {
  mime: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  /** What the file says about where it was taken, and no one is shown. */
  blanks: Blank[];
  /** The still picture of a video, to be stored beside it. */
  poster: ReceivedContent | null;
  /** Null for what is no video, and for one that cannot be played. */
  video: VideoFacts | null;
}

export interface VideoFacts extends ProbedVideo {
  /** As played. */
  width: number;
  height: number;
  /** Browsers play the file as it came, from its first bytes on, and it tells nothing beside. */
  playsAsIs: boolean;
}

type Inspector = Pick<MediaServices, 'decoder' | 'storage'>;

/** How a picture waits for its decoder. */
type Waiting = Pick<JobOptions, 'lane' | 'mime' | 'content'> & { stillAt: number | undefined };

// Each may take hundreds of megabytes.
const limited = limitConcurrency(4);

const MP4_TYPES = new Set(['video/mp4', 'video/quicktime', 'audio/mp4']);
const UNKNOWN_TYPE = 'application/octet-stream';
const NO_PICTURE = { width: null, height: null, placeholder: null };
const NO_VIDEO = { poster: null, video: null };

/**
 * What a received file is, by its bytes. Refuses pictures that are too costly to decode. The lane says
 * whose it is, so that nobody's pictures keep all decoders; `stillAt` where the still picture of a video is, in seconds.
 */
export async function inspectFile(
  inspector: Inspector,
  received: ReceivedContent,
  declared: string,
  lane: string,
  stillAt?: number,
): Promise<FileFacts> {
  const mime = sniffType(await received.head(SNIFF_LENGTH), declared);
  try {
    if (mime.startsWith('image/') && received.size > LARGEST_PICTURE) throw new ContentTooLarge();
    return await inspectAll(inspector, received, mime, { lane, stillAt });
  } catch (error) {
    if (!(error instanceof ContentTooLarge)) throw error;
    return unseen(mime, received.size);
  }
}

/** Of what is too large to be looked at, nobody knows what it tells: it is kept, and not shown. */
function unseen(mime: string, size: number): FileFacts {
  const isPicture = mime.startsWith('image/');
  const mayTell = isPicture || MP4_TYPES.has(mime);
  const blanks = mayTell ? [everything(size)] : [];
  return { mime: isPicture ? UNKNOWN_TYPE : mime, ...NO_PICTURE, blanks, ...NO_VIDEO };
}

async function inspectAll(
  inspector: Inspector,
  received: ReceivedContent,
  mime: string,
  how: Pick<Waiting, 'lane' | 'stillAt'>,
): Promise<FileFacts> {
  const waiting = { ...how, mime, content: received.sha256 };
  if (mime.startsWith('image/')) {
    const [facts, blanks] = await received.withFile(async (file) => {
      // First, as what is refused need not be looked through.
      const picture = await inspectPicture(inspector, file, waiting);
      return [picture, await findLocation(file, mime)] as const;
    });
    return { mime, ...(facts ?? NO_PICTURE), blanks, ...NO_VIDEO };
  }
  const blanks = MP4_TYPES.has(mime) ? await received.withFile(findVideoLocation) : [];
  if (mime.startsWith('video/')) {
    const facts = await received.withFile((file) =>
      limited(() => inspectVideo(inspector, file, mime, waiting)),
    );
    return { mime, blanks, ...facts };
  }
  return { mime, ...NO_PICTURE, blanks, ...NO_VIDEO };
}

async function inspectVideo(inspector: Inspector, file: string, mime: string, waiting: Waiting) {
  const { storage } = inspector;
  const output = storage.reserve();
  try {
    const { log, isWritten } = await extractPoster(file, mime, output, waiting.stillAt);
    const probed = await probeVideo(file, mime, log);
    const facts = probed && isWritten ? await inspectPicture(inspector, output, waiting) : null;
    if (probed && facts) {
      const { width, height } = facts;
      const playsAsIs = canBeCopied(probed) && mime === 'video/mp4' && (await isPlainMp4(file));
      const video = { ...probed, width, height, playsAsIs };
      return { ...facts, poster: await storage.adopt(output), video };
    }
  } catch (error) {
    await rm(output, { force: true });
    throw error;
  }
  await rm(output, { force: true });
  return { ...NO_PICTURE, ...NO_VIDEO };
}

/** Null for what cannot be read as a picture: it can still be kept and fetched as it is. */
async function inspectPicture(
  { decoder }: Inspector,
  file: string,
  { stillAt: _, ...waiting }: Waiting,
): Promise<ImageFacts | null> {
  try {
    return await decoder.run('inspect', { file }, { ...waiting, patient: true });
  } catch (error) {
    if (error instanceof MediaError && error.code === 'not_an_image') return null;
    throw error;
  }
}
