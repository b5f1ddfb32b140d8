import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';
import type { ApiOptions } from '@arquiba/api/app';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { probePort } from '../http/probe-port.ts';
import type { Addresses } from './addresses.ts';
import { GatewayProcess } from './gateway-process.ts';

type PaymentSettings = NonNullable<ApiOptions['payments']>;
type OfflineSettings = Extract<PaymentSettings, { provider: 'offline' }>;

export interface PaymentPlace {
  config: Config;
  ports: { port: number; mediaPort: number };
  addresses: Addresses;
  dataFolder: string;
  secretKey: Buffer;
  log: Logger;
}

const NEIGHBOURS = 20;
const EVERYWHERE = ['0.0.0.0', '::'];

export interface OpenedPayments {
  settings: PaymentSettings;
  /** Resolves when payments can be taken. */
  ready(): Promise<void>;
  /** The pid of the offline gateway, if it runs. */
  gatewayPid(): number | undefined;
  close(): Promise<void>;
}

/** The payment provider of the configuration, or else a gateway that starts at its first use. */
export async function openPayments(place: PaymentPlace): Promise<OpenedPayments> {
  const { payments, host } = place.config;
  if (payments.provider === 'mercadopago') {
    const nothing = async () => {};
    return { settings: payments, ready: nothing, gatewayPid: () => undefined, close: nothing };
  }
  const port = await gatewayPort(payments.port, host, place.ports.mediaPort);
  const near = EVERYWHERE.includes(host) ? '127.0.0.1' : host;
  const { publicUrl: siteUrl } = place.addresses;
  const settings: OfflineSettings = {
    provider: 'offline',
    url: `http://${bracketed(near)}:${port}`,
    publicUrl: payments.url ?? `http://localhost:${port}`,
    key: derive(place.secretKey, 'gateway key'),
    webhookSecret: derive(place.secretKey, 'gateway webhooks'),
  };
  if (siteUrl.startsWith('https:')) {
    place.log.warn('payments are simulated: PAYMENT_PROVIDER is offline');
  }
  const gateway = new GatewayProcess(
    {
      GATEWAY_HOST: host,
      GATEWAY_PORT: String(port),
      GATEWAY_FILE: join(place.dataFolder, 'gateway.sqlite'),
      GATEWAY_URL: settings.publicUrl,
      GATEWAY_SITE_URL: siteUrl,
      GATEWAY_KEY: settings.key,
      GATEWAY_WEBHOOK_SECRET: settings.webhookSecret,
      GATEWAY_WEBHOOK_URL: `http://${bracketed(near)}:${place.ports.port}/api/payments/webhooks/offline`,
    },
    place.log,
  );
  const ready = () => gateway.ready();
  return {
    settings: { ...settings, ready },
    ready,
    gatewayPid: () => gateway.pid,
    close: () => gateway.stop(),
  };
}

/** The configured port, or else the first free one after that of media. */
async function gatewayPort(
  asked: number | undefined,
  host: string,
  mediaPort: number,
): Promise<number> {
  if (asked !== undefined) return probePort(host, asked, 'GATEWAY_PORT');
  for (let port = mediaPort + 1; port <= mediaPort + NEIGHBOURS && port < 65_536; port += 1) {
    const free = await probePort(host, port, 'GATEWAY_PORT').catch(() => null);
    if (free !== null) return free;
  }
  return probePort(host, 0, 'GATEWAY_PORT');
}

/** A separate secret, derived from the data folder's and as durable. */
function derive(secretKey: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32)).toString('hex');
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
