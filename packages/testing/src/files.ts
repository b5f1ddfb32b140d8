import type { TestApp } from './test-app.ts';

/** One orange point, as a PNG. */
export const ORANGE_POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4XyUFAAQPAZSHAHzzAAAAAElFTkSuQmCC',
  'base64',
);
// Only the first bytes of an MP4, by which its type is detected.
const MP4 = '\0\0\0\x18ftypmp42\0\0\0\0mp42isom';

/** Stores a real file where an upload would have, and returns its reference for calls. */
export async function storeFile(
  { media }: TestApp,
  path: string,
  kind: 'image' | 'video' | 'text' = 'image',
): Promise<{ path: string; alt: string }> {
  const content = {
    image: ORANGE_POINT,
    video: Buffer.from(MP4, 'latin1'),
    text: Buffer.from('arquibancada'),
  }[kind];
  const originalFileName = path.slice(path.lastIndexOf('/') + 1);
  await media.port.store({ path, mime: 'application/octet-stream', originalFileName, content });
  return { path, alt: `Descrição de ${originalFileName}` };
}
