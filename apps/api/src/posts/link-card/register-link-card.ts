import { id as idSchema } from '@arquiba/contract/id';
import type { Post } from '@arquiba/contract/posts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../../platform/context.ts';
import { countRequest, type RateLimiter } from '../../platform/limits/rate-limit.ts';
import { presentPosts } from '../public/present-posts.ts';
import { drawCard } from './draw-card.ts';

/** Preview crawlers come in bursts, for the same few posts. */
const KEPT = 100;
const FRESH_SECONDS = 600;

/**
 * The picture that other sites show in the preview of a post. A missing post and one that is not public both
 * get the network's picture: the answer does not reveal which it is.
 */
export function registerLinkCard(
  api: FastifyInstance,
  { services, limiter }: { services: Services; limiter: RateLimiter },
): void {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });

  api.get<{ Params: { id: string } }>('/posts/:id/cartao.png', async (request, reply) => {
    await countRequest(limiter, request.ip);
    const post = await findOpen(services, request.params.id);
    const key = post ? JSON.stringify([post.id, post.editedAt, post.author.displayName]) : '';
    const picture = kept.get(key) ?? render(post);
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await picture);
  });
}

async function findOpen(services: Services, id: string): Promise<Post | null> {
  if (!idSchema.safeParse(id).success) return null;
  const [post] = await presentPosts({ ...services, viewer: null }, [id]);
  return post?.mayShare ? post : null;
}

async function render(post: Post | null): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawCard(post)))
    .png()
    .toBuffer();
}
