import type { SimplePost } from '@arquiba/contract/posts';
import { excerptOf } from '../../ui/excerpt.ts';

export const EMBED_WIDTH = 550;
const FRAME_HEIGHT = 136;
const LINE_HEIGHT = 24;
const CHARACTER_WIDTH = 8;
const PADDING = 34;
const POLL_HEIGHT = 30;

type Embedded = Pick<SimplePost, 'id' | 'text' | 'media' | 'poll'>;

/** The HTML with which other sites show a post. It contains nothing that people wrote. */
export function embedCode(post: Embedded, origin: string, width = EMBED_WIDTH): string {
  const style = `max-width:${width}px;width:100%;border:0`;
  const height = embedHeight(post, width);
  return `<iframe src="${origin}/embed/post/${post.id}" title="Publicação" width="${width}" height="${height}" style="${style}" loading="lazy"></iframe>`;
}

/** An estimate: a frame without scripts cannot tell its height to the page around it. */
export function embedHeight({ text, media, poll }: Embedded, width: number): number {
  const shown = excerptOf(text) ?? text;
  const perLine = Math.floor((width - PADDING) / CHARACTER_WIDTH);
  const lines = shown.split('\n').map((line) => Math.max(1, Math.ceil(line.length / perLine)));
  const parts = [
    FRAME_HEIGHT,
    text === '' ? 0 : lines.reduce((sum, count) => sum + count) * LINE_HEIGHT,
    media.length === 0 ? 0 : Math.round((width * 9) / 16),
    poll ? POLL_HEIGHT : 0,
  ];
  return parts.reduce((sum, height) => sum + height);
}
