import { createDraft, type DraftContent } from '@arquiba/contract/drafts';
import type { Person } from '@arquiba/testing/people';
import type { Sample } from './route-samples.ts';

type DraftPoll = NonNullable<DraftContent['poll']>;

/** The content of a composer after this text was typed. */
export function newContent(text: string, changes: Partial<DraftContent> = {}): DraftContent {
  return {
    ...{ text, media: [], audience: 'public', commentsBy: 'everyone', quotable: true, place: '' },
    ...{ group: null, event: null, poll: null, tagged: [], publishAt: null },
    ...changes,
  };
}

/** A poll in a composer. */
export function newPoll(labels: readonly string[], changes: Partial<DraftPoll> = {}): DraftPoll {
  return {
    options: labels.map((label) => ({ label, picture: null })),
    ...{ hours: 24, closesAt: null, multiple: false },
    ...{ results: 'always', changeable: true, anonymous: true },
    ...changes,
  };
}

export async function draftSamples(member: Person): Promise<Record<string, Sample>> {
  const keep = async (text: string) =>
    ({ id: (await member.call(createDraft, { content: newContent(text) })).id }) as const;
  const as = 'member';
  const same = (input: object): Sample => ({ as, inputs: [input, input] });
  return {
    getCurrentDraft: same({}),
    saveCurrentDraft: same({ content: newContent('Pela metade'), base: null }),
    listDrafts: same({}),
    createDraft: {
      ...same({ content: newContent('Depois') }),
      idempotencyKey: 'a-chave-do-rascunho',
    },
    openDraft: { as, inputs: [await keep('Um'), await keep('Dois')] },
    publishDraft: { as, inputs: [await keep('Três'), await keep('Quatro')] },
    deleteDraft: { as, inputs: [await keep('Cinco'), await keep('Seis')] },
  };
}
