import type { Context } from '../platform/context.ts';
import { loadProfileCards } from '../profiles/public/profile-card.ts';

const NOBODY = 'Cliente da loja';

/** The shop shows people by the first name of a profile that the viewer may see. */
export async function firstNames(
  context: Pick<Context, 'db' | 'media' | 'viewer'>,
  accountIds: readonly string[],
): Promise<(accountId: string) => string> {
  const cards = await loadProfileCards(context, accountIds);
  return (accountId) => {
    const [first] = cards.get(accountId)?.displayName.trim().split(/\s+/) ?? [];
    return first || NOBODY;
  };
}
