import { ApiError } from '@arquiba/contract/errors';
import { useRef } from 'react';
import type { CardForm } from '../get-card-token.ts';

/**
 * The token of the typed card. A retry with the same card uses the same token, so that the request is
 * identical to the one without an answer.
 */
export function useCardToken(cardForm: CardForm) {
  const cached = useRef<string>(undefined);
  return {
    forget() {
      cached.current = undefined;
    },
    async get(form: HTMLFormElement): Promise<string> {
      if (cached.current) return cached.current;
      const [{ readCard }, { getCardToken }] = await Promise.all([
        import('../read-card.ts'),
        import('../get-card-token.ts'),
      ]).catch(() => refuse({ cardNumber: 'Sem conexão. Confira a internet e tente novamente.' }));
      const card = readCard(form);
      if ('field' in card) return refuse({ [card.field]: card.message });
      const answer = await getCardToken(cardForm, card);
      if ('problem' in answer) return refuse({ cardNumber: answer.problem });
      cached.current = answer.token;
      return answer.token;
    },
  };
}

/** Throws the error that the server would return for these fields, so that the form shows it. */
function refuse(fields: Record<string, string>): never {
  throw new ApiError('invalid_input', { fields });
}
