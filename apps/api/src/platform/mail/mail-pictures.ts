import type { MediaPort } from '@arquiba/media-contract/port';
import { escapeHtml } from '../escape-html.ts';
import type { FileReference } from '../files/file-reference.ts';

/** Twice the width at which mails show a picture. */
const WIDTH = 192;

/**
 * Stands for the address of a public picture until the mail is sent: the command line queues mails too, and
 * only the product knows the origin of its media.
 */
export function pictureMark({ path, etag }: Pick<FileReference, 'path' | 'etag'>): string {
  return `picture:${encodeURIComponent(path)}:${encodeURIComponent(etag)}`;
}

/** Puts the addresses of the pictures into a mail. As JPEG or PNG: few mail programs read newer formats. */
export function fillPictures(html: string, media: Pick<MediaPort, 'urlOf'>): string {
  return html.replaceAll(/src="picture:([^:"]+):([^:"]*)"/g, (_, path: string, etag: string) => {
    const url = media.urlOf(decodeURIComponent(path), 'image');
    return `src="${escapeHtml(`${url}?v=${etag.slice(0, 12)}&w=${WIDTH}`)}"`;
  });
}
