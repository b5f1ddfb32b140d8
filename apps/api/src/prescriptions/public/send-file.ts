import { ApiError } from '@arquiba/contract/errors';
import type { FastifyReply } from 'fastify';
import type { Services } from '../../platform/context.ts';
import type { PrescriptionFileRow } from '../tables.ts';

export type { PrescriptionFileRow } from '../tables.ts';

/** Answers with a file that the caller may read. It is saved, or shown as a picture, and never opened as a page. */
export async function sendPrescriptionFile(
  { media }: Pick<Services, 'media'>,
  { path, mime }: Pick<PrescriptionFileRow, 'path' | 'mime'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const content = await media.read(path);
  if (!content) throw new ApiError('not_found');
  const name = mime === 'application/pdf' ? 'receita.pdf' : 'receita.jpg';
  return reply
    .type(mime)
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    .send(content);
}
