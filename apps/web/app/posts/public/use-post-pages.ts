import type { Post } from '@arquiba/contract/posts';
import type { Page } from '../../ui/pages.ts';
import { type Pages, usePages } from '../../ui/use-pages.ts';
import { useAccount } from '../../viewer/use-site.ts';

/** A list of posts that loads by cursor; its state is kept per viewer. */
export function usePostPages(
  name: string,
  first: Page<Post>,
  load: (cursor: string) => Promise<Page<Post>>,
): Pages<Post> {
  const viewer = useAccount()?.id ?? 'visitor';
  return usePages({ name: `${name} ${viewer}`, first, load, idOf: ({ id }) => id });
}
