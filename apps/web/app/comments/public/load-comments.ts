import { type Comment, type CommentOrder, listComments } from '@arquiba/contract/comments';
import { loadListPage } from '../../list-page.ts';
import type { Page } from '../../ui/pages.ts';
import { readOrder } from '../comment-order.ts';

export interface LoadedComments {
  sort: CommentOrder;
  /** Null if they could not be read: the page works without them. */
  first: Page<Comment> | null;
}

/** The first comments of a post, in the order given by the URL. */
export async function loadComments(
  args: Parameters<typeof loadListPage>[0],
  id: string,
): Promise<LoadedComments> {
  const sort = readOrder(args.url.searchParams.get('ordem'));
  try {
    const first = await loadListPage(args, (call, place) =>
      call(listComments, { id, sort, ...place }),
    );
    return { sort, first };
  } catch (answer) {
    if (answer instanceof Response) throw answer;
    return { sort, first: null };
  }
}
