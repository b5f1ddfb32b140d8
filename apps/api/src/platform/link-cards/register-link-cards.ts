import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../context.ts';
import { countRequest, type RateLimiter } from '../limits/rate-limit.ts';
import { drawSlogan } from './draw-card.ts';
import { fetchPicture } from './fetch-picture.ts';

/** Preview crawlers come in bursts, for the same few pages. */
const KEPT = 100;
const FRESH_SECONDS = 600;

/** The picture that other sites show in the preview of a page. */
export interface LinkCard {
  /** Changes with everything that is drawn. */
  key: string;
  /** The public address of a stored picture that the card contains. */
  pictureUrl: string | null;
  /** As SVG; the picture is a `data:` URL, or null if there is none or it could not be fetched. */
  draw(picture: string | null): string;
}

/** The card of what has this name; null if it is missing or not for everyone. */
export type FindLinkCard = (services: Services, name: string) => Promise<LinkCard | null>;

const SLOGAN: LinkCard = { key: '', pictureUrl: null, draw: drawSlogan };

/**
 * What is missing and what is not public both get the network's picture: the answer does not reveal which it
 * is. `cards` has a path with `:name` for each kind of page.
 */
export function registerLinkCards(
  api: FastifyInstance,
  {
    services,
    limiter,
    cards,
  }: { services: Services; limiter: RateLimiter; cards: Record<string, FindLinkCard> },
): void {
  const kept = new LRUCache<string, Promise<Drawing>>({ max: KEPT });

  for (const [path, find] of Object.entries(cards)) {
    api.get<{ Params: { name: string } }>(path, async (request, reply) => {
      await countRequest(limiter, request.ip);
      const card = (await find(services, request.params.name)) ?? SLOGAN;
      const key = `${path} ${card.key}`;
      const drawing = kept.get(key) ?? render(card);
      kept.set(key, drawing);
      drawing.then(({ whole }) => whole || kept.delete(key)).catch(() => kept.delete(key));
      const { bytes, whole } = await drawing;
      return reply
        .type('image/png')
        .header('cache-control', whole ? `public, max-age=${FRESH_SECONDS}` : 'no-store')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(bytes);
    });
  }
}

interface Drawing {
  bytes: Buffer;
  /** False if its picture could not be fetched: the next request tries again. */
  whole: boolean;
}

async function render(card: LinkCard): Promise<Drawing> {
  const picture = card.pictureUrl && (await fetchPicture(card.pictureUrl));
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(card.draw(picture)))
    .png()
    .toBuffer();
  return { bytes, whole: card.pictureUrl === null || picture !== null };
}
