import { ApiError } from '@arquiba/contract/errors';
import type { NewSticker } from '@arquiba/contract/moment-stickers';
import { MOMENT_HOURS, MOMENT_MAX_SECONDS, MOMENTS_PER_DAY } from '@arquiba/contract/moment-views';
import type { createMoment as route } from '@arquiba/contract/moments';
import { findPostsOfEvents } from '../events/public/posts-of-events.ts';
import type { Operation } from '../platform/calls/operation.ts';
import { invalidInput } from '../platform/calls/read-input.ts';
import type { SessionContext } from '../platform/context.ts';
import { newId, type Transaction, violates } from '../platform/database/database.ts';
import { claimFiles, type FileReference } from '../platform/files/file-reference.ts';
import { presentPosts } from '../posts/public/present-posts.ts';
import { lockShown } from '../profiles/public/lock-shown.ts';
import { resolveUsernames } from '../profiles/public/resolve-username.ts';
import { presentMoment } from './present-moments.ts';
import { insertMoment, lastNumber, lockMomentsOf } from './queries.ts';
import { tellMentioned } from './tell-mentioned.ts';

/** A recorder that stops at the limit writes a little more. */
const GRACE_MS = 1000;

export const createMoment: Operation<typeof route> = async (context, input) => {
  const { db, clock, media, viewer } = context;
  const { audience, stickers } = input;
  const [file] = await claimFiles(context, 'moments', [input.media]);
  if (!file) throw new ApiError('not_found');
  const durationMs = await measure(context, file);
  const mentioned = await checkStickers(context, stickers);
  const createdAt = clock.now();
  const id = newId(createdAt);
  const authorId = viewer.accountId;
  try {
    await db.transaction(async (tx) => {
      await lockShown(tx, authorId);
      // Before the commit: nobody sees its address without the restriction.
      await media.restrict([file.path], true);
      await insertMoment(tx, {
        ...{ id, authorId, media: file, durationMs, audience, stickers, createdAt },
        expiresAt: new Date(createdAt.getTime() + MOMENT_HOURS * 3_600_000),
        ...(await numberOf(tx, authorId, createdAt)),
      });
      await tellMentioned(context, tx, id, mentioned);
    });
  } catch (error) {
    if (!violates(error, 'moment_path_key')) throw error;
    throw new ApiError('not_allowed', {
      message: 'Este arquivo já está em outro moment. Envie-o de novo.',
    });
  }
  return presentMoment(context, id);
};

async function numberOf(tx: Transaction, authorId: string, createdAt: Date) {
  await lockMomentsOf(tx, authorId);
  const day = createdAt.toISOString().slice(0, 10);
  const number = (await lastNumber(tx, authorId, day)) + 1;
  if (number > MOMENTS_PER_DAY) {
    throw new ApiError('not_allowed', {
      message: `São no máximo ${MOMENTS_PER_DAY} moments por dia. Volte amanhã.`,
    });
  }
  return { day, number };
}

/** Null for a photo. */
async function measure(
  { media }: SessionContext,
  { path, mime }: FileReference,
): Promise<number | null> {
  if (mime.startsWith('image/')) return null;
  if (!mime.startsWith('video/')) {
    throw invalidInput({ media: 'Um moment é uma foto ou um vídeo.' });
  }
  const video = (await media.describe([path])).get(path)?.video;
  if (!video) throw invalidInput({ media: 'O vídeo não pode ser lido. Envie outro.' });
  if (video.durationMs > MOMENT_MAX_SECONDS * 1000 + GRACE_MS) {
    throw invalidInput({
      media: `O vídeo tem ${Math.round(video.durationMs / 1000)} segundos. Um moment tem no máximo ${MOMENT_MAX_SECONDS}.`,
    });
  }
  return Math.round(video.durationMs);
}

/** Returns the accounts that are mentioned. */
async function checkStickers(
  context: SessionContext,
  stickers: readonly NewSticker[],
): Promise<string[]> {
  if (stickers.filter(({ kind }) => kind === 'poll').length > 1) {
    throw invalidInput({ stickers: 'Um moment tem no máximo uma enquete.' });
  }
  const slugs = stickers.flatMap((each) => (each.kind === 'event' ? each.slug : []));
  if (slugs.length > 0) await requireOpenEvents(context, slugs);
  const names = stickers.flatMap((each) => (each.kind === 'mention' ? each.username : []));
  const accounts = await resolveUsernames(context, names);
  const unknown = names.find((name) => !accounts.has(name));
  if (unknown !== undefined) {
    throw invalidInput({ stickers: `O adesivo menciona @${unknown}, que não foi encontrado.` });
  }
  return [...new Set(accounts.values())];
}

/** Everyone who sees the moment may see its event. */
async function requireOpenEvents(context: SessionContext, slugs: readonly string[]) {
  const postIds = await findPostsOfEvents(context, slugs);
  const posts = await presentPosts(context, [...new Set(postIds.values())]);
  const open = new Set(
    posts.flatMap(({ event, mayShare }) => (event && mayShare ? event.slug : [])),
  );
  if (!slugs.every((slug) => open.has(slug))) {
    throw invalidInput({ stickers: 'O adesivo de evento só leva a eventos abertos a todos.' });
  }
}
