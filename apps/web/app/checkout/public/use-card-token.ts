import { ApiError } from '@arquiba/contract/errors';
import { useRef } from 'react';
import { type CardForm, getCardToken, NoToken } from '../get-card-token.ts';
import { readCard } from '../read-card.ts';

/**
 * The token of the card that is typed. A second try with the same card takes the same token, so that
 * what was sent without an answer is sent again as it was.
 */
export function useCardToken(cardForm: CardForm) {
  const kept = useRef<string>(undefined);
  return {
    forget() {
      kept.current = undefined;
    },
    async get(form: HTMLFormElement): Promise<string> {
      if (kept.current) return kept.current;
      const card = readCard(form);
      if ('field' in card) refuse({ [card.field]: card.message });
      else {
        kept.current = await getCardToken(cardForm, card).catch((error: unknown) => {
          if (error instanceof NoToken) refuse({ cardNumber: error.message });
          throw error;
        });
      }
      return kept.current ?? '';
    },
  };
}

/** As if the server had refused these fields, which is how a form tells of them. */
function refuse(fields: Record<string, string>): never {
  throw new ApiError('invalid_input', { fields });
}
