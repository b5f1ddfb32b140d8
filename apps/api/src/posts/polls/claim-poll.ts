import type { NewPoll } from '@arquiba/contract/new-post';
import { invalidInput } from '../../platform/calls/read-input.ts';
import type { SessionContext } from '../../platform/context.ts';
import { claimFiles, type FileReference } from '../../platform/files/file-reference.ts';
import { closingTime } from '../public/closing-time.ts';
import type { PollParts } from './queries.ts';

/** A poll as it is stored, with references to the pictures of its options. */
export async function claimPoll(
  context: Pick<SessionContext, 'media' | 'viewer'>,
  poll: NewPoll,
  publishedAt: Date,
): Promise<PollParts> {
  const { multiple, results, changeable, anonymous } = poll;
  const closesAt = closingTime(poll, publishedAt);
  const pictures = await claimFiles(
    context,
    'posts',
    poll.options.flatMap(({ picture }) => picture ?? []),
  );
  const options = poll.options.map(({ label, picture }, position) => {
    const file = picture ? (pictures.shift() ?? null) : null;
    refuseOther(file, position);
    return { label, picture: file };
  });
  return { closesAt, multiple, results, changeable, anonymous, options };
}

function refuseOther(file: FileReference | null, position: number): void {
  if (!file || file.mime.startsWith('image/')) return;
  throw invalidInput({
    [`poll.options.${position}.picture`]: 'Numa opção da enquete só entram fotos',
  });
}
