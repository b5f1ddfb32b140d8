import type { Clock } from '../platform/clock.ts';
import type { PaymentProvider } from '../platform/ports/payment-provider.ts';
import { createMercadoPago, type MercadoPagoSettings } from './providers/mercado-pago.ts';
import { createOfflineGateway, type OfflineGatewaySettings } from './providers/offline-gateway.ts';

export type PaymentSettings = OfflineGatewaySettings | MercadoPagoSettings;

/** No gateway is configured: payments stay recorded until one is. */
const NOWHERE: OfflineGatewaySettings = {
  provider: 'offline',
  url: 'http://127.0.0.1:1',
  publicUrl: 'http://127.0.0.1:1',
  key: '',
  webhookSecret: '',
};

export function createPaymentProvider(
  settings: PaymentSettings = NOWHERE,
  options: { clock: Clock; siteUrl: URL },
): PaymentProvider {
  return settings.provider === 'offline'
    ? createOfflineGateway(settings, options)
    : createMercadoPago(settings, options);
}
