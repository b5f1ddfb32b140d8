import { ApiError } from '@arquiba/contract/errors';
import {
  MOST_REELS_IN_MAKING,
  REEL_MAX_SECONDS,
  REEL_MIN_SECONDS,
  type makeReel as route,
} from '@arquiba/contract/reel-making';
import type { Operation } from '../../platform/calls/operation.ts';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import { newId } from '../../platform/database/database.ts';
import { claimFiles } from '../../platform/files/file-reference.ts';
import { announce } from '../../platform/jobs/outbox.ts';
import { presentMaking } from './present-making.ts';
import { countInMaking, insertMaking, lockMakingsOf } from './queries.ts';
import { reelWanted } from './topics.ts';

/** Browsers and the server do not measure a video in quite the same way. */
const TOLERANCE_MS = 500;

type Input = Parameters<Operation<typeof route>>[1];

/** Notes what is to be made. The post is written when its video is ready. */
export const makeReel: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const authorId = viewer.accountId;
  const { video: source, ...chosen } = input;
  const part = partOf(await measure(context, source, input.alt), chosen);
  const createdAt = clock.now();
  const id = newId(createdAt);
  const folder = source.slice(0, source.lastIndexOf('/'));
  const row = {
    ...{ ...chosen, ...part, id, authorId, source, path: `${folder}/reel-${id}.mp4` },
    ...{ state: 'making' as const, job: null, postId: null, problem: null, createdAt },
  };
  await db.transaction(async (tx) => {
    await lockMakingsOf(tx, authorId);
    if ((await countInMaking(tx, authorId)) >= MOST_REELS_IN_MAKING) {
      throw new ApiError('not_allowed', {
        message: `Você já tem ${MOST_REELS_IN_MAKING} reels em preparo. Espere um ficar pronto.`,
      });
    }
    await insertMaking(tx, row);
    await announce(tx, reelWanted, { id });
  });
  return presentMaking(context, row);
};

/** How long the video is. */
async function measure(context: SessionContext, path: string, alt: string): Promise<number> {
  const [file] = await claimFiles(context, 'posts', [{ path, alt }]);
  if (!file?.mime.startsWith('video/')) {
    throw invalidInput({ video: 'Um reel é um vídeo, e este arquivo é de outro tipo.' });
  }
  const video = (await context.media.describe([path])).get(path)?.video;
  if (!video) throw invalidInput({ video: 'O vídeo não pode ser lido. Envie outro.' });
  return Math.round(video.durationMs);
}

function partOf(
  durationMs: number,
  { startMs, endMs = durationMs, coverMs }: Omit<Input, 'video'>,
) {
  const end = Math.min(endMs, durationMs);
  const seconds = (end - startMs) / 1000;
  if (endMs > durationMs + TOLERANCE_MS) {
    throw invalidInput({ endMs: `O fim passa do fim do vídeo, que tem ${inWords(durationMs)}.` });
  }
  if (startMs >= end) throw invalidInput({ endMs: 'O fim fica depois do início.' });
  if (seconds < REEL_MIN_SECONDS) {
    throw invalidInput({ endMs: 'O trecho tem menos de 1 segundo. Escolha um mais longo.' });
  }
  if (seconds > REEL_MAX_SECONDS) {
    throw invalidInput({
      endMs: `O trecho tem ${inWords(end - startMs)}. Um reel tem no máximo ${REEL_MAX_SECONDS} segundos.`,
    });
  }
  if (coverMs < startMs || coverMs > end) {
    throw invalidInput({ coverMs: 'A capa fica dentro do trecho escolhido.' });
  }
  return { startMs, endMs: end, coverMs };
}

function inWords(ms: number): string {
  return `${Math.round(ms / 1000)} segundos`;
}
