import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/reel-captions';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import { type FirstVideo, firstVideos } from '../../posts/public/first-videos.ts';
import { describeVideos } from '../describe-videos.ts';
import { deleteCaptions, storeCaptions } from './caption-queries.ts';
import { captionsUrl } from './captions-url.ts';
import { CaptionsError, type Cue, parseCaptions } from './parse-captions.ts';
import { writeCaptions } from './write-captions.ts';

export const setReelCaptions: Operation<typeof contract.setReelCaptions> = async (
  context,
  { id, text },
) => {
  const { file } = await ownVideo(context, id);
  const known = (await describeVideos(context.media, [{ file }])).get(file.path);
  const vtt = writeCaptions(readCues(text, known?.durationMs ?? null));
  const captions = { postId: id, path: file.path, vtt, updatedAt: context.clock.now() };
  await storeCaptions(context.db, captions);
  return { url: captionsUrl(captions) };
};

export const removeReelCaptions: Operation<typeof contract.removeReelCaptions> = async (
  context,
  { id },
) => {
  await ownVideo(context, id);
  await deleteCaptions(context.db, id);
  return { url: null };
};

async function ownVideo(context: SessionContext, id: string): Promise<FirstVideo> {
  const [video] = await firstVideos(context, [id]);
  if (!video) throw new ApiError('not_found', { message: 'Este vídeo não está disponível.' });
  if (video.authorId !== context.viewer.accountId) throw new ApiError('not_allowed');
  return video;
}

function readCues(text: string, durationMs: number | null): Cue[] {
  try {
    return parseCaptions(text, durationMs);
  } catch (error) {
    if (!(error instanceof CaptionsError)) throw error;
    throw new ApiError('invalid_input', {
      message: error.message,
      fields: { text: error.message },
    });
  }
}
