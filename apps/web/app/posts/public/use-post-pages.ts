import type { Post } from '@arquiba/contract/posts';
import type { Page } from '../../ui/pages.ts';
import { type Pages, usePages } from '../../ui/use-pages.ts';
import { useAccount } from '../../viewer/use-site.ts';

/** Posts that load by cursor; each viewer has lists of their own. */
export function usePostPages(
  name: string,
  first: Page<Post>,
  load: (cursor: string) => Promise<Page<Post>>,
): Pages<Post> {
  const viewer = useAccount()?.id ?? 'visitor';
  return usePages({ name: `${name} ${viewer}`, first, load, idOf: ({ id }) => id });
}
