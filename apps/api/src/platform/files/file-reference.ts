import { ApiError } from '@arquiba/contract/errors';
import type { UploadArea } from '@arquiba/contract/files';
import { may } from '@arquiba/contract/permissions';
import type { SessionContext, Viewer } from '../context.ts';

/** What a row stores about an uploaded file, so that showing it needs no request to the media service. */
export interface FileReference {
  path: string;
  mime: string;
  /** Changes with the content, and with it the URL: browsers may cache the file forever. */
  etag: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  alt: string;
}

/** Folders of the media account. In all but the last each account has its own; staff share the last. */
type Area = UploadArea | 'products';

/**
 * References to the files that a caller names in their own folder of an area, in the same order. A file of
 * another account and a missing one get the same error, unless missing files are to be left out.
 */
export async function claimFiles(
  { media, viewer }: Pick<SessionContext, 'media' | 'viewer'>,
  area: Area,
  inputs: readonly { path: string; alt: string }[],
  { skipMissing = false } = {},
): Promise<FileReference[]> {
  if (inputs.length === 0) return [];
  for (const { path } of inputs) if (!belongsTo(viewer, area, path)) throw unknownFile();
  const known = await media.describe([...new Set(inputs.map((input) => input.path))]);
  return inputs.flatMap(({ path, alt }) => {
    const file = known.get(path);
    if (!file && skipMissing) return [];
    if (!file) throw unknownFile();
    const { mime, etag, width, height, placeholder } = file;
    return { path, mime, etag, width, height, placeholder, alt };
  });
}

// Plain segments only: refuses paths that change when they are resolved or decoded.
const PLAIN_PATH = /^(\/(?!\.{1,2}(\/|$))[^/\\%\0]+)+$/;

function belongsTo(viewer: Viewer, area: Area, path: string): boolean {
  if (!PLAIN_PATH.test(path)) return false;
  const [, folder, owner, ...file] = path.split('/');
  if (folder !== area || owner === undefined) return false;
  if (area === 'products') return may(viewer.roles, 'products');
  return owner === viewer.accountId && file.length > 0;
}

function unknownFile(): ApiError {
  return new ApiError('not_found', { message: 'Arquivo não encontrado. Envie-o de novo.' });
}
