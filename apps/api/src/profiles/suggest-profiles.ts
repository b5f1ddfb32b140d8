import type { AccountType } from '@arquiba/contract/accounts';
import type { suggestProfiles as route } from '@arquiba/contract/profiles';
import type { Operation } from '../platform/operation.ts';
import { presentCard } from './presenters.ts';
import { findSuggestions } from './suggestion-query.ts';

export const suggestProfiles: Operation<typeof route> = async (context, { limit }) => {
  const rows = await findSuggestions(context.db, context.viewer?.accountId ?? null, limit);
  return {
    items: rows.map((row) => ({ ...presentCard(context, row), reason: reasonFor(row) })),
  };
};

const PLURALS: Record<AccountType, string> = {
  Torcedor: 'Torcedores',
  Atleta: 'Atletas',
  Comunicador: 'Comunicadores',
  Clube: 'Clubes',
  Profissional: 'Profissionais',
  Empresa: 'Empresas',
};

interface Suggestion {
  type: AccountType;
  city: string;
  friends: number;
  sameCity: boolean;
}

function reasonFor({ type, city, friends, sameCity }: Suggestion): string {
  if (friends === 1) return '1 amigo segue';
  if (friends > 1) return `${friends} amigos seguem`;
  if (sameCity) return `Também de ${city}`;
  return `Popular entre ${PLURALS[type]}`;
}
