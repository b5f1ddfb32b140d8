import type { UploadArea } from '@arquiba/contract/files';
import type { Viewer } from '../platform/context.ts';

/** The folder in which a member may store files for posts, for their profile, for groups, for messages, for moments, or for prescriptions. */
export function ownFolder({ accountId }: Pick<Viewer, 'accountId'>, area: UploadArea): string {
  return `/${area}/${accountId}`;
}
