import { createComment } from '@arquiba/contract/comments';
import type { Person } from '@arquiba/testing/people';
import type { Sample } from './route-samples.ts';

/** Calls of the feature `comments` that succeed, on a post of the member. */
export async function commentSamples(
  member: Person,
  postId: string,
  other: Person,
): Promise<Record<string, Sample>> {
  const write = async (person: Person, text: string, parentId?: string) =>
    (await person.call(createComment, { id: postId, text, ...(parentId && { parentId }) })).id;
  const id = await write(other, 'Que jogo!');
  const own = await write(member, 'Foi mesmo', id);
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  return {
    createComment: {
      ...same('member', { id: postId, text: 'De novo', parentId: id }),
      idempotencyKey: 'a-chave-do-comentario',
    },
    listComments: same('visitor', { id: postId, sort: 'newest', limit: 1 }),
    listReplies: same('visitor', { id, limit: 1 }),
    getComment: same('visitor', { id: own }),
    editComment: same('member', { id: own, text: 'Foi, sim' }),
    hideComment: same('member', { id }),
    showComment: same('member', { id }),
    likeComment: same('member', { id }),
    unlikeComment: same('member', { id }),
    deleteComment: {
      as: 'member',
      inputs: [{ id: await write(member, 'Um') }, { id: await write(other, 'Dois') }],
    },
  };
}
