import { ApiError } from '@arquiba/contract/errors';
import type * as contract from '@arquiba/contract/reel-captions';
import type { Operation } from '../../platform/calls/operation.ts';
import type { SessionContext } from '../../platform/context.ts';
import { type FirstVideo, firstVideos } from '../../posts/public/first-videos.ts';
import { describeVideos } from '../describe-videos.ts';
import { deleteCaptions, findCaptions, storeCaptions } from './caption-queries.ts';
import { CaptionsError, type Cue, parseCaptions } from './parse-captions.ts';
import { presentTracks } from './present-tracks.ts';
import { writeCaptions } from './write-captions.ts';

export const setReelCaptions: Operation<typeof contract.setReelCaptions> = async (
  context,
  { id, language, text },
) => {
  const { file } = await ownVideo(context, id);
  const known = (await describeVideos(context.media, [{ file }])).get(file.path);
  const vtt = writeCaptions(readCues(text, known?.durationMs ?? null));
  const updatedAt = context.clock.now();
  await storeCaptions(context.db, { postId: id, path: file.path, language, vtt, updatedAt });
  return await tracksOf(context, id, file.path);
};

export const removeReelCaptions: Operation<typeof contract.removeReelCaptions> = async (
  context,
  { id, language },
) => {
  const { file } = await ownVideo(context, id);
  await deleteCaptions(context.db, id, language);
  return await tracksOf(context, id, file.path);
};

async function tracksOf({ db }: SessionContext, id: string, path: string) {
  return { tracks: presentTracks(await findCaptions(db, [id]), { id, path }) };
}

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
