import type { FileView } from '@arquiba/contract/files';
import type { Poll } from '@arquiba/contract/posts';
import type { FileReference } from '../../platform/files/file-reference.ts';
import type { PollRow } from './result-queries.ts';

/** `held` makes the address of a picture that belongs to the post. */
export function presentPoll(
  row: PollRow,
  held: (file: FileReference) => FileView,
  now: Date,
): Poll {
  const end = new Date(row.closesAt);
  return {
    ...row,
    ...{ closesAt: end.toISOString(), closed: end <= now },
    options: row.options.map((option) => ({
      ...option,
      picture: option.picture && held(option.picture),
    })),
  };
}
