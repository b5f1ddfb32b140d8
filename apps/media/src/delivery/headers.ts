import type { FastifyReply } from 'fastify';

/** On every answer of the media origin, errors too: nothing on it may run, any site may show it. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag, Last-Modified, Retry-After',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** Types that browsers show without running anything in them. */
const INLINE = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/bmp',
  'image/tiff',
  'image/x-icon',
  'text/plain',
  'text/csv',
  'text/vtt',
  'application/json',
  'application/pdf',
]);

export function contentType(mime: string): string {
  return mime.startsWith('text/') || mime === 'application/json' ? `${mime}; charset=utf-8` : mime;
}

/** Everything that is not known to be harmless is saved, never opened. */
export function setDisposition(
  reply: FastifyReply,
  file: { mime: string; originalFileName: string },
  { download }: { download: boolean },
): void {
  const shown = INLINE.has(file.mime) || /^(video|audio)\//.test(file.mime);
  if (shown && !download) return;
  const plain = file.originalFileName.replace(/[^\w. -]/g, '_');
  const exact = encodeURIComponent(file.originalFileName).replace(/['()*!]/g, percentEncode);
  reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${exact}`);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
