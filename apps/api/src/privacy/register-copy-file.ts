import { brand } from '@arquiba/contract/brand';
import { ApiError } from '@arquiba/contract/errors';
import { COPY_FILE_PATH } from '@arquiba/contract/privacy';
import type { FastifyInstance } from 'fastify';
import { type MemberFileOptions, registerMemberFile } from '../platform/files/member-file.ts';
import { readCopy } from './copy-queries.ts';

/**
 * The download of a person's data. Its address names nobody: each session gets its own account's copy, or
 * none.
 */
export function registerCopyFile(api: FastifyInstance, options: MemberFileOptions): void {
  const { db, clock } = options.services;
  registerMemberFile(api, COPY_FILE_PATH, options, async ({ accountId }, reply) => {
    const copy = await readCopy(db, accountId, clock.now());
    if (!copy) throw new ApiError('not_found', { message: 'Não há cópia dos seus dados aqui.' });
    const day = copy.readyAt.toISOString().slice(0, 10);
    const name = `${brand.network.username}-meus-dados-${day}.zip`;
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(copy.content);
  });
}
