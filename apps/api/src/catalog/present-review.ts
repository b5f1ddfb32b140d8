import type { Review } from '@arquiba/contract/reviews';
import type { MediaPort } from '@arquiba/media-contract/port';
import { presentFile } from '../platform/files/present-file.ts';
import type { ReviewRow } from './review-queries.ts';

export function presentReview(media: MediaPort, row: ReviewRow, author: string): Review {
  const { id, rating, text, color, photos, createdAt } = row;
  return {
    ...{ id, author, rating, text, color, createdAt: createdAt.toISOString() },
    photos: photos.map((photo) => presentFile(media, photo)),
  };
}
