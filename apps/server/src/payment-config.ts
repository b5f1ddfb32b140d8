import { type Environment, readChoice, readOrigin, readPort, readText } from './environment.ts';
import { Refusal } from './refusal.ts';

const PROVIDERS = ['offline', 'mercadopago'] as const;

/** The payment provider of the shop. */
export type PaymentConfig =
  | {
      provider: 'offline';
      /** Undefined: the next free one after that of media. */
      port: number | undefined;
      /** Its address for browsers; undefined means `http://localhost:` and the port. */
      url: string | undefined;
    }
  | { provider: 'mercadopago'; accessToken: string; publicKey: string; webhookSecret: string };

export function readPayments(environment: Environment): PaymentConfig {
  const provider = readChoice(environment, 'PAYMENT_PROVIDER', PROVIDERS, 'offline');
  if (provider === 'offline') {
    const isGiven = readText(environment, 'GATEWAY_PORT') !== undefined;
    return {
      provider,
      port: isGiven ? readPort(environment, 'GATEWAY_PORT', 0) : undefined,
      url: readOrigin(environment, 'GATEWAY_URL'),
    };
  }
  return {
    provider,
    accessToken: readSecret(environment, 'MERCADOPAGO_ACCESS_TOKEN'),
    publicKey: readSecret(environment, 'MERCADOPAGO_PUBLIC_KEY'),
    webhookSecret: readSecret(environment, 'MERCADOPAGO_WEBHOOK_SECRET'),
  };
}

// The error message leaves out the value: it may be the secret with a typing error.
function readSecret(environment: Environment, name: string): string {
  const value = readText(environment, name);
  if (value === undefined) {
    throw new Refusal(`Falta ${name}: com PAYMENT_PROVIDER=mercadopago, ela é necessária.`);
  }
  if (/^[\x21-\x7e]{16,200}$/.test(value)) return value;
  throw new Refusal(`${name} precisa ser a credencial como o Mercado Pago a mostra, sem espaços.`);
}
