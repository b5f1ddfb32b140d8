import { createPost } from '@arquiba/contract/posts';
import type { Person } from '@arquiba/testing/people';
import type { Sample } from './route-samples.ts';

/** What a member does with the posts of another. */
export async function reactionSamples(author: Person): Promise<Record<string, Sample>> {
  const { id } = await author.call(createPost, {
    text: 'Quem leva o clássico?',
    poll: { options: [{ label: 'Casa' }, { label: 'Visitante' }], anonymous: false },
  });
  const same = (as: Sample['as'], input: object): Sample => ({ as, inputs: [input, input] });
  return {
    likePost: same('member', { id }),
    unlikePost: same('member', { id }),
    listLikes: same('visitor', { id, limit: 1 }),
    repost: same('member', { id }),
    undoRepost: same('member', { id }),
    sendPost: same('member', { id }),
    getPostCounts: same('visitor', { ids: id }),
    listVoters: same('visitor', { id, position: 0, limit: 1 }),
    vote: {
      as: 'member',
      inputs: [
        { id, positions: [0] },
        { id, positions: [1] },
      ],
    },
  };
}
