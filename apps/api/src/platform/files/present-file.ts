import type { FileView } from '@arquiba/contract/files';
import { PASS } from '@arquiba/media-contract/download-url';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { Context } from '../context.ts';
import type { FileHolder } from '../ports/file-passes.ts';
import type { FileReference } from './file-reference.ts';

export function presentFile(
  media: MediaPort,
  { path, etag, ...rest }: FileReference,
  pass?: string,
): FileView {
  const version = `?v=${encodeURIComponent(etag.slice(0, 12))}${pass ? `&${PASS}=${pass}` : ''}`;
  // `f=auto` gives each browser the best format that it supports.
  const still = `${media.urlOf(path, 'image')}${version}&f=auto`;
  if (rest.mime.startsWith('image/')) return { url: still, ...rest };
  const original = media.urlOf(path, 'raw') + version;
  if (!rest.mime.startsWith('video/')) return { url: original, ...rest };
  return { url: media.urlOf(path, 'video') + version, original, poster: still, ...rest };
}

/** A file of something that may not be `open` to everyone: then its address is this viewer's, for some hours. */
export function presentHeldFile(
  { media, passes, viewer }: Pick<Context, 'media' | 'passes' | 'viewer'>,
  file: FileReference,
  { open, ...holder }: FileHolder & { open: boolean },
): FileView {
  if (open || !viewer) return presentFile(media, file);
  const pass = passes.issue(file.path, { ...holder, viewerId: viewer.accountId });
  return presentFile(media, file, pass);
}
