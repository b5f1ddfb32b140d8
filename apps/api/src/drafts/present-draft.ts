import type { Draft } from '@arquiba/contract/drafts';
import type { MediaPort } from '@arquiba/media-contract/port';
import type { FileReference } from '../platform/files/file-reference.ts';
import type { DraftRow } from './queries.ts';

export function presentDraft(media: MediaPort, row: DraftRow): Draft {
  const { id, content, publishAt, problem, updatedAt } = row;
  const draftFile = ({ path, alt, mime }: FileReference) => ({
    ...{ path, alt, mime, url: media.urlOf(path, 'raw') },
  });
  return {
    id,
    content: {
      ...content,
      poll: content.poll && {
        ...content.poll,
        options: content.poll.options.map(({ label, picture }) => ({
          label,
          picture: picture && draftFile(picture),
        })),
      },
      media: content.media.map(draftFile),
    },
    updatedAt: updatedAt.toISOString(),
    scheduled: publishAt !== null && problem === null,
    problem,
  };
}
