import { defineTopic } from '../../platform/outbox.ts';

export const postCreated = defineTopic<{ postId: string; authorId: string }>('post.created');
