import { createCollection } from '@arquiba/contract/collections';
import { createComment } from '@arquiba/contract/comments';
import type { Person } from '@arquiba/testing/people';

interface Author {
  person: Person;
  postId: string;
}

/** Inputs for which the routes of comments and saved posts return every field, for `self`. */
export async function talkInputs(other: Author, self: Author): Promise<Record<string, object>> {
  const say = async ({ call }: Person, id: string) =>
    (await call(createComment, { id, text: 'Bom dia!' })).id;
  const commentId = await say(self.person, other.postId);
  const otherCommentId = await say(other.person, self.postId);
  const { id: collectionId } = await self.person.call(createCollection, { name: 'Treinos' });
  return {
    createComment: { id: other.postId, text: 'Oi' },
    listComments: { id: other.postId },
    listReplies: { id: commentId },
    getComment: { id: commentId },
    editComment: { id: commentId, text: 'Bom dia mesmo!' },
    likeComment: { id: otherCommentId },
    unlikeComment: { id: otherCommentId },
    hideComment: { id: otherCommentId },
    showComment: { id: otherCommentId },
    deleteComment: { id: otherCommentId },
    savePost: { id: other.postId, collectionIds: [collectionId] },
    listSavedPosts: { collectionId },
    listCollections: {},
    createCollection: { name: 'Gols' },
    removeFromCollection: { id: collectionId, postId: other.postId },
    renameCollection: { id: collectionId, name: 'Corridas' },
    unsavePost: { id: other.postId },
    deleteCollection: { id: collectionId },
  };
}
