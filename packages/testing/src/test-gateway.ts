import { randomBytes, randomUUID } from 'node:crypto';
import type { OfflineGatewaySettings } from '../../../apps/api/src/payments/providers/offline-gateway.ts';
import type { Clock } from '../../../apps/api/src/platform/clock.ts';
import { createGateway, type Gateway } from '../../../apps/gateway/src/create-gateway.ts';

export interface TestGateway extends Pick<Gateway, 'bank' | 'messenger'> {
  settings: OfflineGatewaySettings;
  /** A token as a page gets it; other cards than the first have other outcomes. */
  token(digits?: string, expiryYear?: number): Promise<string>;
  /** The same for a card that the gateway stores. */
  savedToken(cardId: string): Promise<string>;
  /** This many answers to new charges are lost, though the charges are made. */
  loseAnswers(count: number): void;
  /** It does not answer the shop, as if it were down. */
  hide(hidden: boolean): void;
  /** Sets the shop's webhook address. */
  tellAt(shopUrl: string): void;
  close(): Promise<void>;
}

export const APPROVED_CARD = '4111111111111111';

export async function startTestGateway(options: {
  clock: Clock;
  siteUrl: string;
}): Promise<TestGateway> {
  const { clock, siteUrl } = options;
  const key = randomUUID();
  const webhookSecret = randomBytes(16).toString('hex');
  let webhookUrl: string | null = null;
  let isHidden = false;
  const gateway = await createGateway({
    ...{ file: ':memory:', publicUrl: 'http://gateway.arquiba.test', siteUrl, key, webhookSecret },
    ...{ webhookUrl: () => webhookUrl, now: () => clock.now() },
  });
  const url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const publicUrl = 'http://gateway.arquiba.test';
  const exchange = async (card: object) => {
    const answer = await fetch(`${url}/v1/card_tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl },
      body: JSON.stringify({ security_code: '123', ...card }),
    });
    const { id } = (await answer.json()) as { id: string };
    return id;
  };
  return {
    ...{ bank: gateway.bank, messenger: gateway.messenger },
    settings: {
      ...{ provider: 'offline', url, publicUrl, key, webhookSecret },
      async ready() {
        if (isHidden) throw new Error('It is down');
      },
    },
    token: (digits = APPROVED_CARD, expiryYear = 2031) =>
      exchange({
        ...{ card_number: digits, expiration_month: 12, expiration_year: expiryYear },
        cardholder: { name: 'ANA SILVA' },
      }),
    savedToken: (cardId) => exchange({ card_id: cardId }),
    loseAnswers: (count) => gateway.loseAnswers(count),
    hide(hidden) {
      isHidden = hidden;
    },
    tellAt(shopUrl) {
      webhookUrl = `${shopUrl}/api/payments/webhooks/offline`;
    },
    close: () => gateway.close(),
  };
}
