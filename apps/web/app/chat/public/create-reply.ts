import { type CardReference, shareCard } from '@arquiba/contract/messages';
import { call } from '../../api-call.ts';
import { newClientId } from '../outbox/new-client-id.ts';

/**
 * Sends messages with a card to one person. A message that is sent again after an error arrives once. Returns
 * whether the person takes messages of the sender.
 */
export function createReply(username: string, card: CardReference) {
  let clientId = newClientId();
  return async (text: string): Promise<boolean> => {
    const { sent } = await call(shareCard, { clientId, text, card, usernames: [username] });
    clientId = newClientId();
    return sent.length > 0;
  };
}
