import type { Draft } from '@arquiba/contract/drafts';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { DraftRow } from './queries.ts';

export function presentDraft(media: MediaPort, row: DraftRow): Draft {
  const { id, content, publishAt, problem, updatedAt } = row;
  return {
    id,
    content: {
      ...content,
      media: content.media.map(({ path, alt, mime }) => ({
        ...{ path, alt, mime, url: media.urlOf(path, 'raw') },
      })),
    },
    updatedAt: updatedAt.toISOString(),
    scheduled: publishAt !== null && problem === null,
    problem,
  };
}
