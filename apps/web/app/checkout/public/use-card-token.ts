import { ApiError } from '@arquiba/contract/errors';
import { useRef } from 'react';
import type { CardInput } from '../exchange-card.ts';
import type { CardForm } from '../get-card-token.ts';
import type { TwoTokens } from '../two-card-tokens.ts';

/**
 * The tokens of the chosen or typed card, or those of two. A retry with the same cards uses the same tokens,
 * so that the request is identical to the one without an answer.
 */
export function useCardToken(cardForm: CardForm, total: number) {
  const cached = useRef<CardInput | TwoTokens>(undefined);
  return {
    forget() {
      cached.current = undefined;
    },
    async get(form: HTMLFormElement): Promise<CardInput | TwoTokens> {
      if (cached.current) return cached.current;
      const isTwo = form.querySelector('[data-field=firstAmount]') !== null;
      const answer = await (isTwo
        ? import('../two-card-tokens.ts')
            .catch(() => refuse({ firstAmount: OFFLINE }))
            .then(({ getTwoTokens }) => getTwoTokens(form, cardForm, total))
        : import('../exchange-card.ts')
            .catch(() => refuse({ cardNumber: OFFLINE }))
            .then(({ exchangeCard }) => exchangeCard(cardForm, form)));
      if ('errors' in answer) return refuse(answer.errors);
      cached.current = answer;
      return answer;
    },
  };
}

const OFFLINE = 'Sem conexão. Confira a internet e tente novamente.';

/** Throws the error that the server would return for these fields, so that the form shows it. */
function refuse(fields: Record<string, string>): never {
  throw new ApiError('invalid_input', { fields });
}
