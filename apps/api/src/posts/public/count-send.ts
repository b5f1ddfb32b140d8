import type { SessionContext } from '../../platform/context.ts';
import { countOnPost } from '../reactions/count-on-post.ts';

/** The viewer sent this post to somebody; counted once for each person. */
export async function countSend(context: SessionContext, postId: string): Promise<void> {
  await countOnPost(context, postId, 'send');
}
