import { type DownloadAddress, PASS } from '@arquiba/media-contract/download-url';
import { MediaError } from '@arquiba/media-contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { verifyAccessToken } from '../access/access-token.ts';
import {
  type Caller,
  identify,
  may,
  refuseForeignOrigin,
  requirePermission,
} from '../access/caller.ts';
import { readTokenCookie } from '../access/token-cookie.ts';
import type { FileRow } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import type { Delivery } from './delivery.ts';

const restricted = new WeakSet<FastifyRequest>();

/**
 * Refuses a download that is neither public nor allowed to the caller. Credentials are looked at
 * only where they matter: a page sends the same ones for all its pictures.
 */
export async function authorizeDownload(
  services: MediaServices,
  request: FastifyRequest,
  address: DownloadAddress,
): Promise<void> {
  if (await services.downloadRules.isPublic(address)) return;
  const { accountId, filePath, transformation } = address;
  restricted.add(request);
  const caller = await identifyDownload(services, request, accountId);
  requirePermission(caller, { do: 'downloadFile', slug: transformation }, filePath);
}

/**
 * Refuses a restricted file, unless the pass in the address opens it or the caller has a credential for it.
 * Without either the file seems not to exist.
 */
export async function authorizeFile(
  services: MediaServices,
  request: FastifyRequest,
  { accountId, transformation, query }: Delivery['address'],
  { path, restricted: isRestricted }: FileRow,
): Promise<void> {
  if (!isRestricted) return;
  restricted.add(request);
  const pass = query.get(PASS);
  if (pass && (await services.gate?.mayOpen(path, pass))) return;
  const caller = await identifyDownload(services, request, accountId).catch(() => null);
  if (!caller || !may(caller, { do: 'downloadFile', slug: transformation }, path)) {
    throw new MediaError('not_found');
  }
}

/** What was authorized needed no credential. */
export function isForEverybody(request: FastifyRequest): boolean {
  return !restricted.has(request);
}

/** What one person may see is kept by no cache that serves another. */
export async function keepPrivate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!restricted.has(request)) return;
  if (reply.statusCode >= 400) {
    reply.header('cache-control', 'no-store');
    return;
  }
  const vary = [reply.getHeader('vary'), 'Authorization', 'Cookie'].filter(Boolean).join(', ');
  reply.headers({ 'cache-control': 'private, no-cache', vary });
}

async function identifyDownload(
  services: MediaServices,
  request: FastifyRequest,
  accountId: string,
): Promise<Caller> {
  const { headers } = request;
  const cookie = readTokenCookie(headers.cookie);
  if (headers.authorization || headers['authorization-token'] || !cookie) {
    return await identify(services, request, accountId);
  }
  const token = await verifyAccessToken(services.pool, accountId, cookie);
  refuseForeignOrigin(token, headers.origin);
  return { accountId, key: null, token };
}
