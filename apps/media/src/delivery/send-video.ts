import { createHash } from 'node:crypto';
import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileRow } from '../files/queries.ts';
import { presentJob } from '../jobs/present-job.ts';
import type { JobRow } from '../jobs/queries.ts';
import type { MediaServices } from '../services.ts';
import { artifactAddress, readVideoWish, type VideoWish } from '../video/artifacts.ts';
import { cappedRate } from '../video/encode-words.ts';
import { ensureVideoJob } from '../video/ensure-video-job.ts';
import { chooseVariants, masterPlaylist, mediaPlaylist } from '../video/playlists.ts';
import { isAdaptive } from '../video/present-video.ts';
import { findRendition, findSizes, findVideo } from '../video/queries.ts';
import type { CommonParameters } from './common-parameters.ts';
import { isFresh } from './conditions.ts';
import type { Delivery } from './delivery.ts';
import { sendImage } from './send-image.ts';
import { sendRaw } from './send-raw.ts';

const ASK_AGAIN_S = 3;
const ENDED = new Set(['Succeeded', 'Failed', 'Cancelled']);

/**
 * A video as browsers play it: one MP4 file, or a playlist of sizes and its files. What is not made yet is
 * answered with the job that makes it.
 */
export async function sendVideo(
  services: MediaServices,
  file: FileRow,
  delivery: Delivery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { address, common } = delivery;
  const wish = readVideoWish(address.query);
  if (wish.kind === 'still') return await sendImage(services, file, delivery, request, reply);
  const asked = { services, file, address, wish };
  const send = () => sendMade(asked, delivery, request, reply);
  const sent = await send();
  if (sent) return sent;
  if (common.cacheOnly) throw new MediaError('not_found');
  const job = await ensureVideoJob(
    services,
    { accountId: address.accountId, etag: file.etag, path: file.path },
    outputOf(wish),
  );
  if (wish.kind === 'job' || !ENDED.has(job.status)) return sendJob(asked, job, reply);
  if (job.status !== 'Succeeded') {
    throw new MediaError('video_failed', { details: { jobId: job.id, reason: job.error?.code } });
  }
  // The job may have ended since we looked. If not, the artifact is no part of what was made.
  const since = await send();
  if (since) return since;
  throw new MediaError('not_found');
}

/** Null where it is not made yet. */
async function sendMade(
  asked: Asked,
  { address, common }: Delivery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const { services, file } = asked;
  const content = await findContent(asked);
  if (content) {
    const whole = { ...common, artifact: '/' };
    return await sendRaw(services, content, { address, common: whole }, request, reply);
  }
  const playlist = await findPlaylist(asked);
  return playlist === null ? null : sendPlaylist(playlist, file, common, request, reply);
}

interface Asked {
  services: MediaServices;
  file: FileRow;
  address: Delivery['address'];
  wish: VideoWish;
}

/** The MP4 file, or the file of one size, where it is there. */
async function findContent({ services, file, address, wish }: Asked): Promise<FileRow | null> {
  const name = wish.kind === 'mp4' ? 'mp4' : wish.kind === 'size' ? wish.name : null;
  if (name === null) return null;
  const { pool } = services;
  const made = await findRendition(pool, address.accountId, file.etag, name);
  if (made) {
    const { storageKey, size, sha256: etag } = made;
    const originalFileName = `${file.originalFileName.replace(/\.[^.]*$/, '')}.mp4`;
    return { ...file, storageKey, size, etag, mime: 'video/mp4', originalFileName, blanks: [] };
  }
  if (wish.kind !== 'mp4') return null;
  const video = await findVideo(pool, address.accountId, file.etag);
  return video?.playsAsIs ? file : null;
}

async function findPlaylist({ services, file, address, wish }: Asked): Promise<string | null> {
  if (wish.kind !== 'master' && wish.kind !== 'playlist') return null;
  const { pool } = services;
  const video = await findVideo(pool, address.accountId, file.etag);
  if (!video || !isAdaptive(video)) return null;
  const sizes = await findSizes(pool, address.accountId, file.etag);
  if (wish.kind === 'master') {
    return masterPlaylist(
      chooseVariants(sizes, wish.heights),
      cappedRate(video.frameRate),
      ({ name, sha256 }) => artifactAddress(address, sha256, `/${name}.m3u8`),
    );
  }
  const size = sizes.find(({ name }) => name === wish.name);
  if (!size) throw new MediaError('not_found');
  return mediaPlaylist(size, artifactAddress(address, size.sha256, `/${size.name}.mp4`));
}

function sendPlaylist(
  text: string,
  { createdAt: lastModified }: FileRow,
  { cacheControl }: CommonParameters,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 24);
  const etag = `"${hash}"`;
  reply.headers({ etag, 'cache-control': cacheControl });
  if (isFresh(request, { etag, lastModified })) return reply.code(304).send();
  reply.type('application/vnd.apple.mpegurl').header('content-length', Buffer.byteLength(text));
  return request.method === 'HEAD' ? reply.send() : reply.send(text);
}

function sendJob(
  { services, file: { etag }, address, wish }: Asked,
  job: JobRow,
  reply: FastifyReply,
): FastifyReply {
  const artifact = outputOf(wish) === 'mp4' ? '/video.mp4' : '/video.m3u8';
  const artifactUrl = services.publicUrl + artifactAddress(address, etag, artifact);
  const result = { type: 'Artifact', artifact, artifactUrl };
  const summary = job.status === 'Succeeded' ? { ...job.summary, result } : job.summary;
  if (!ENDED.has(job.status)) reply.code(202).header('retry-after', ASK_AGAIN_S);
  return reply.header('cache-control', 'no-store').send({ ...presentJob(services, job), summary });
}

function outputOf(wish: VideoWish): 'mp4' | 'hls' {
  if (wish.kind === 'job') return wish.output;
  return wish.kind === 'mp4' ? 'mp4' : 'hls';
}
