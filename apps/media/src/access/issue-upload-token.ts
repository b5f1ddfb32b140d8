import { filePathFault } from '@arquiba/media-contract/file-path';
import type { UploadGrant } from '@arquiba/media-contract/port';
import { SignJWT } from 'jose';
import type { MediaServices } from '../services.ts';
import type { PathPermission } from './permissions.ts';
import { ownTokenKey } from './token-keys.ts';

const LONGEST_SECONDS = 10 * 60;

/** A token for a person's own folder: new files go in and may be downloaded, and nothing else. */
export async function issueUploadToken(
  { pool, siteUrl }: Pick<MediaServices, 'pool' | 'siteUrl'>,
  accountId: string,
  { folder, seconds, space, uploadOnly = false }: UploadGrant,
): Promise<string> {
  if (filePathFault(folder)) throw new Error(`${folder} is not a folder`);
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) throw new Error('Tokens live for minutes');
  const { id, key } = await ownTokenKey(pool, accountId);
  // Two entries, for a scope is either the folder's own files or those of the folders in it.
  const pathPermissions = (['Children', 'Grandchildren+'] as const).map(
    (scope): PathPermission => ({
      match: { path: folder, scope },
      permissions: {
        ...(!uploadOnly && { read: { file: { downloadFile: ['*'] } } }),
        write: { file: { createFile: true } },
      },
    }),
  );
  const now = Math.floor(Date.now() / 1000);
  return await new SignJWT({
    ...{ accountId, space },
    allowedOrigins: [siteUrl],
    access: { pathPermissions, tagPermissions: { write: [] } },
  })
    .setProtectedHeader({ alg: 'RS256', kid: id })
    .setSubject(folder)
    .setIssuedAt(now)
    .setExpirationTime(now + Math.floor(seconds))
    .sign(key);
}
