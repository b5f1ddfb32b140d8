import { ApiError } from '@arquiba/contract/errors';
import { useRef } from 'react';
import type { CardInput } from '../exchange-card.ts';
import type { CardForm } from '../get-card-token.ts';

/**
 * The tokens of the chosen or typed card. A retry with the same card uses the same tokens, so that the
 * request is identical to the one without an answer.
 */
export function useCardToken(cardForm: CardForm) {
  const cached = useRef<CardInput>(undefined);
  return {
    forget() {
      cached.current = undefined;
    },
    async get(form: HTMLFormElement): Promise<CardInput> {
      if (cached.current) return cached.current;
      const { exchangeCard } = await import('../exchange-card.ts').catch(() =>
        refuse({ cardNumber: 'Sem conexão. Confira a internet e tente novamente.' }),
      );
      const answer = await exchangeCard(cardForm, form);
      if ('errors' in answer) return refuse(answer.errors);
      cached.current = answer;
      return answer;
    },
  };
}

/** Throws the error that the server would return for these fields, so that the form shows it. */
function refuse(fields: Record<string, string>): never {
  throw new ApiError('invalid_input', { fields });
}
