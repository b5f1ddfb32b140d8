import type { UploadArea } from '@arquiba/contract/files';
import type { Viewer } from '../platform/context.ts';

/** Where a member may put files that posts, or the own profile, name. */
export function ownFolder({ accountId }: Pick<Viewer, 'accountId'>, area: UploadArea): string {
  return `/${area}/${accountId}`;
}
