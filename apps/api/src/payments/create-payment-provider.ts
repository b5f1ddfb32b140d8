import type { Clock } from '../platform/clock.ts';
import type { PaymentProvider } from '../platform/payment-provider.ts';
import { createOfflineGateway, type OfflineGatewaySettings } from './providers/offline-gateway.ts';

export type PaymentSettings = OfflineGatewaySettings;

/** Nobody listens there: what is opened stays on the books until a gateway is named. */
const NOWHERE: OfflineGatewaySettings = {
  provider: 'offline',
  url: 'http://127.0.0.1:1',
  publicUrl: 'http://127.0.0.1:1',
  key: '',
  webhookSecret: '',
};

export function createPaymentProvider(
  settings: PaymentSettings | undefined,
  options: { clock: Clock },
): PaymentProvider {
  return createOfflineGateway(settings ?? NOWHERE, options);
}
