import { ApiError } from '@arquiba/contract/errors';
import type { listVoters as route } from '@arquiba/contract/polls';
import type { Operation } from '../../platform/calls/operation.ts';
import { LARGEST_ID } from '../../platform/database/database.ts';
import { readCursor, takePage } from '../../platform/database/pagination.ts';
import { loadProfileCards } from '../../profiles/public/profile-card.ts';
import { presentPost } from '../public/present-posts.ts';
import { listVotersOf } from './queries.ts';

/** Only of open votes, and only where the viewer may see the result. Leaves out profiles that they may not see. */
export const listVoters: Operation<typeof route> = async (context, input) => {
  const { position, cursor, limit } = input;
  const [before] = readCursor(cursor, ['id']) ?? [LARGEST_ID];
  const { id, poll } = await presentPost(context, input.id);
  const option = poll?.options[position];
  if (!option) throw new ApiError('not_found');
  if (poll.anonymous) {
    throw new ApiError('not_allowed', { message: 'Os votos desta enquete são anônimos.' });
  }
  if (option.votes === null) {
    throw new ApiError('not_allowed', { message: 'Quem votou aparece depois do seu voto.' });
  }
  const rows = await listVotersOf(context.db, { postId: id, position, before, limit: limit + 1 });
  const page = takePage(rows, limit, ({ accountId }) => [accountId]);
  const cards = await loadProfileCards(
    context,
    page.items.map(({ accountId }) => accountId),
  );
  return {
    items: page.items.flatMap(({ accountId }) => cards.get(accountId) ?? []),
    nextCursor: page.nextCursor,
  };
};
