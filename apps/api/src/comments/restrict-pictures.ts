import type { Services } from '../platform/context.ts';
import type { CommentPicture } from './file-queries.ts';

/** Opens pictures of comments to everyone, or restricts them to those who may see the comment. */
export async function restrictPictures(
  { media }: Pick<Services, 'media'>,
  pictures: readonly CommentPicture[],
): Promise<void> {
  for (const open of [false, true]) {
    const paths = pictures.filter((picture) => picture.open === open).map(({ path }) => path);
    if (paths.length > 0) await media.restrict(paths, !open);
  }
}
