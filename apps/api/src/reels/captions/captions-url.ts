import { captionsPath } from '@arquiba/contract/reel-captions';
import type { Captions } from './caption-queries.ts';

/** Changes with the captions. */
export function captionsUrl({ postId, updatedAt }: Pick<Captions, 'postId' | 'updatedAt'>): string {
  return `${captionsPath(postId)}?v=${updatedAt.getTime()}`;
}
