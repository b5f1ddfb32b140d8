import { ApiError } from '@arquiba/contract/errors';
import { id as idSchema } from '@arquiba/contract/id';
import type { FastifyInstance } from 'fastify';
import { type MemberFileOptions, registerMemberFile } from '../../platform/files/member-file.ts';
import { sendPrescriptionFile } from '../public/send-file.ts';
import { findOwn } from '../queries.ts';
import { FILE } from './file-address.ts';

/** The photo or PDF of a saved prescription, for its owner. To everyone else it does not exist. */
export function registerPrescriptionFile(api: FastifyInstance, options: MemberFileOptions): void {
  const { services } = options;
  const path = `/api/prescriptions/:id/${FILE}` as const;
  registerMemberFile(api, path, options, async ({ accountId }, reply) => {
    const { id } = reply.request.params as { id: string };
    const row = idSchema.safeParse(id).success ? await findOwn(services.db, accountId, id) : null;
    if (!row?.file) throw new ApiError('not_found');
    return sendPrescriptionFile(services, row.file, reply);
  });
}
