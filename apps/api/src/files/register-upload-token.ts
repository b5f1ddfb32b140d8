import { getUploadPlace, UPLOAD_TOKEN_PATH } from '@arquiba/contract/files';
import type { ParsedInputOf } from '@arquiba/contract/route';
import type { FastifyInstance } from 'fastify';
import { readInput } from '../platform/calls/read-input.ts';
import { type MemberFileOptions, registerMemberFile } from '../platform/files/member-file.ts';
import { ownFolder } from './own-folder.ts';

type Asked = ParsedInputOf<typeof getUploadPlace>;

// Clients request the next token in time; after signing out, uploads can continue for this long at most.
const TOKEN_SECONDS = 10 * 60;

/**
 * Where the upload widget fetches its token: as plain text, as its clients expect. Each session gets one for
 * its own account's folder of one area.
 */
export function registerUploadToken(api: FastifyInstance, options: MemberFileOptions): void {
  registerMemberFile(api, UPLOAD_TOKEN_PATH, options, async (viewer, reply) => {
    const { area } = readInput(getUploadPlace.input, reply.request.query) as Asked;
    const { media, memberQuota, hooks } = options.services;
    await hooks.beforeUpload[area]?.(options.services, viewer.accountId);
    const token = await media.issueUploadToken({
      folder: ownFolder(viewer, area),
      seconds: TOKEN_SECONDS,
      // All areas count for one quota.
      space: { name: viewer.accountId, quotaBytes: memberQuota },
      uploadOnly: area === 'prescriptions',
    });
    return reply.type('text/plain; charset=utf-8').send(token);
  });
}
