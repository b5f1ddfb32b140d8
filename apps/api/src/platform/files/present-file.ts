import type { FileView } from '@arquiba/contract/files';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { FileReference } from './file-reference.ts';

export function presentFile(media: MediaPort, { path, etag, ...rest }: FileReference): FileView {
  const version = `?v=${encodeURIComponent(etag.slice(0, 12))}`;
  // `f=auto` gives each browser the best format that it supports.
  const still = `${media.urlOf(path, 'image')}${version}&f=auto`;
  if (rest.mime.startsWith('image/')) return { url: still, ...rest };
  const original = media.urlOf(path, 'raw') + version;
  if (!rest.mime.startsWith('video/')) return { url: original, ...rest };
  return { url: media.urlOf(path, 'video') + version, original, poster: still, ...rest };
}
