import { createGroup } from '@arquiba/contract/groups';
import { createPost } from '@arquiba/contract/posts';
import type { Person } from '@arquiba/testing/people';
import type { Sample } from './route-samples.ts';

/** Calls of a person who moderates a group. */
export async function groupPostSamples(member: Person): Promise<Record<string, Sample>> {
  const { slug } = await member.call(createGroup, {
    name: 'Grupo das publicações',
    description: 'Para publicar.',
  });
  const write = async (text: string) => {
    const { id } = await member.call(createPost, { text, group: slug });
    return id;
  };
  const same = (input: object): Sample => ({ as: 'member', inputs: [input, input] });
  const [shown, pinned] = [await write('No grupo'), await write('No alto')];
  const reason = 'Fora do assunto';
  return {
    listGroupPosts: { ...same({ slug, limit: 1 }), as: 'visitor' },
    hideGroupPost: same({ id: shown, reason }),
    showGroupPost: same({ id: shown }),
    removeGroupPost: {
      as: 'member',
      inputs: [
        { id: await write('Um'), reason },
        { id: await write('Dois'), reason },
      ],
    },
    pinGroupPost: same({ slug, id: pinned }),
    unpinGroupPost: same({ slug }),
  };
}
