import { ApiError } from '@arquiba/contract/errors';
import { useRef } from 'react';
import type { CardForm } from '../get-card-token.ts';
import type { TwoTokens } from '../two-card-tokens.ts';

/**
 * The token of the typed card, or those of two. A retry with the same cards uses the same tokens, so that the
 * request is identical to the one without an answer.
 */
export function useCardToken(cardForm: CardForm, total: number) {
  const cached = useRef<{ cardToken: string } | TwoTokens>(undefined);
  return {
    forget() {
      cached.current = undefined;
    },
    async get(form: HTMLFormElement): Promise<{ cardToken: string } | TwoTokens> {
      if (cached.current) return cached.current;
      if (form.querySelector('[data-field=firstAmount]')) {
        const { getTwoTokens } = await import('../two-card-tokens.ts').catch(() =>
          refuse({ firstAmount: OFFLINE }),
        );
        const tokens = await getTwoTokens(form, cardForm, total);
        if ('errors' in tokens) return refuse(tokens.errors);
        cached.current = tokens;
        return tokens;
      }
      const [{ readCard }, { getCardToken }] = await Promise.all([
        import('../read-card.ts'),
        import('../get-card-token.ts'),
      ]).catch(() => refuse({ cardNumber: OFFLINE }));
      const card = readCard(form);
      if ('field' in card) return refuse({ [card.field]: card.message });
      const answer = await getCardToken(cardForm, card);
      if ('problem' in answer) return refuse({ cardNumber: answer.problem });
      cached.current = { cardToken: answer.token };
      return cached.current;
    },
  };
}

const OFFLINE = 'Sem conexão. Confira a internet e tente novamente.';

/** Throws the error that the server would return for these fields, so that the form shows it. */
function refuse(fields: Record<string, string>): never {
  throw new ApiError('invalid_input', { fields });
}
