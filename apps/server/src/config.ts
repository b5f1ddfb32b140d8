import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { demonstrationContact, type ShopContact } from '@arquiba/contract/support';
import pg from 'pg';
import {
  type Environment,
  readChoice,
  readOrigin,
  readPort,
  readSize,
  readSwitch,
  readText,
} from './environment.ts';
import { type PaymentConfig, readPayments } from './payment-config.ts';
import { isSecretKey } from './place/secret-key.ts';
import { Refusal } from './refusal.ts';
import { readS3, type S3Config } from './s3-config.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MEDIA_PROCESSES = ['inside', 'separate'] as const;
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

export interface Config {
  host: string;
  /** 0 asks the system for a free one. */
  port: number;
  mediaPort: number;
  /** Where programs such as OBS connect; undefined means a free one on loopback in a demonstration, else none. */
  rtmpPort: number | undefined;
  /** The same as programs see it; undefined means the host of `mediaUrl` and the port. */
  rtmpUrl: string | undefined;
  /** Whether the media service runs in the site's process, or in separate ones. */
  mediaProcess: (typeof MEDIA_PROCESSES)[number];
  /** A bucket for media files; without it they are in the data folder. */
  s3: S3Config | undefined;
  dataDir: string;
  /** Origins for browsers; undefined means `http://localhost:` and the port. */
  publicUrl: string | undefined;
  mediaUrl: string | undefined;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Address of a public CEP service, with `{cep}` where the digits go. */
  cepUrl: string | undefined;
  /** The origin of a push service of the operator, beside those of the browsers. */
  pushOrigin: string | undefined;
  shop: ShopContact;
  /** Who reads the answers to the network's mails, and who is told of new orders. */
  mail: { replyTo: string; ordersTo: string | undefined };
  payments: PaymentConfig;
  /** How many bytes of files a member may store; undefined means 5 GB. */
  memberQuota: number | undefined;
  /** How many bytes of the disk media leaves free; undefined means 5 % of it, from 1 to 20 GB. */
  diskReserve: number | undefined;
  demo: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  trustProxy: string[] | false;
  metricsToken: string | undefined;
  /** 64 hexadecimal digits; without it the key is a file in the data folder. */
  secretKey: string | undefined;
}

/** Reads and checks the whole environment; a wrong value is a Refusal that names its variable. */
export function readConfig(environment: Environment): Config {
  const config: Config = {
    host: readHost(environment),
    port: readPort(environment, 'PORT', 3000),
    mediaPort: readPort(environment, 'MEDIA_PORT', 3001),
    ...readRtmp(environment),
    mediaProcess: readChoice(environment, 'MEDIA_PROCESS', MEDIA_PROCESSES, 'inside'),
    s3: readS3(environment),
    dataDir: resolve(readText(environment, 'DATA_DIR') ?? './data'),
    publicUrl: readOrigin(environment, 'PUBLIC_URL'),
    mediaUrl: readOrigin(environment, 'MEDIA_URL'),
    databaseUrl: readDatabaseUrl(environment),
    redisUrl: readUrl(environment, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: readUrl(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    cepUrl: readCepUrl(environment),
    pushOrigin: readPushOrigin(environment),
    shop: readShop(environment),
    mail: {
      replyTo: readMailAddress(environment, 'NETWORK_EMAIL') ?? 'contato@arquiba.example',
      ordersTo:
        readMailAddress(environment, 'SHOP_ORDERS_EMAIL') ??
        readMailAddress(environment, 'SHOP_EMAIL'),
    },
    payments: readPayments(environment),
    memberQuota: readSize(environment, 'MEMBER_QUOTA'),
    diskReserve: readSize(environment, 'DISK_RESERVE'),
    demo: readSwitch(environment, 'DEMO', true),
    logLevel: readChoice(environment, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustProxy: readProxies(environment),
    metricsToken: readToken(environment, 'METRICS_TOKEN'),
    secretKey: readKey(environment, 'SECRET_KEY'),
  };
  if (config.port === config.mediaPort && config.port !== 0) {
    throw new Refusal('MEDIA_PORT precisa ser diferente de PORT: a mídia tem uma origem própria.');
  }
  if (config.rtmpPort && [config.port, config.mediaPort].includes(config.rtmpPort)) {
    throw new Refusal('RTMP_PORT precisa ser diferente de PORT e de MEDIA_PORT.');
  }
  const { payments } = config;
  if (payments.provider === 'offline' && payments.port) {
    if ([config.port, config.mediaPort].includes(payments.port)) {
      throw new Refusal('GATEWAY_PORT precisa ser diferente de PORT e de MEDIA_PORT.');
    }
  }
  if (config.publicUrl && config.publicUrl === config.mediaUrl) {
    throw new Refusal('MEDIA_URL precisa ser uma origem diferente de PUBLIC_URL.');
  }
  return config;
}

function readHost(environment: Environment): string {
  const value = readText(environment, 'HOST') ?? '127.0.0.1';
  if (isIP(value) || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value)) return value;
  throw new Refusal(`HOST precisa ser um endereço IP ou um nome de máquina; veio "${value}".`);
}

function readRtmp(environment: Environment): Pick<Config, 'rtmpPort' | 'rtmpUrl'> {
  const isGiven = readText(environment, 'RTMP_PORT') !== undefined;
  const rtmpUrl = readUrl(environment, 'RTMP_URL', ['rtmp:', 'rtmps:']);
  if (rtmpUrl && !/^rtmps?:\/\/[^/@]+\/live$/.test(rtmpUrl)) {
    throw new Refusal(
      'RTMP_URL precisa terminar em /live, como rtmps://midia.exemplo.com.br/live.',
    );
  }
  return { rtmpPort: isGiven ? readPort(environment, 'RTMP_PORT', 0) : undefined, rtmpUrl };
}

// The error messages leave out the value: it may hold a password.
function readUrl(environment: Environment, name: string, protocols: string[]): string | undefined {
  const value = readText(environment, name);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.hostname && protocols.includes(url.protocol)) return value;
  const examples = protocols.map((protocol) => `${protocol}//`).join(' ou ');
  throw new Refusal(`${name} precisa ser um endereço que comece com ${examples}.`);
}

const CEP_URL = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^{}]*\/[^{}]*\{cep\}[^{}]*$/;

// `{cep}` must come after the host, so that only the operator decides which host is called.
function readCepUrl(environment: Environment): string | undefined {
  const value = readText(environment, 'CEP_URL');
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value.replace('{cep}', '00000000')) : null;
  const inPlace = url && `${url.pathname}${url.search}`.includes('00000000');
  if (CEP_URL.test(value) && inPlace && !url.username) return value;
  throw new Refusal(
    'CEP_URL precisa ser um endereço https com {cep} no caminho, como https://exemplo.com.br/ws/{cep}/json/.',
  );
}

function readPushOrigin(environment: Environment): string | undefined {
  const origin = readOrigin(environment, 'PUSH_ORIGIN');
  if (!origin || /^(https:|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(origin)) return origin;
  throw new Refusal('PUSH_ORIGIN precisa ser um endereço https sem caminho.');
}

function readShop(environment: Environment): ShopContact {
  const { phone, whatsapp, email, hours, returnAddress } = demonstrationContact;
  const ownPhone = readPhone(environment, 'SHOP_PHONE');
  const hasWhatsapp = readText(environment, 'SHOP_WHATSAPP') !== 'none';
  return {
    phone: ownPhone ?? phone,
    whatsapp: hasWhatsapp ? (readPhone(environment, 'SHOP_WHATSAPP') ?? ownPhone ?? whatsapp) : '',
    email: readMailAddress(environment, 'SHOP_EMAIL') ?? email,
    hours: readLine(environment, 'SHOP_HOURS') ?? hours,
    returnAddress: readLine(environment, 'SHOP_RETURN_ADDRESS') ?? returnAddress,
  };
}

function readPhone(environment: Environment, name: string): string | undefined {
  const value = readText(environment, name);
  if (value === undefined) return undefined;
  const digits = value.replace(/\D/g, '').length;
  if (/^\+?[\d\s().-]{8,24}$/.test(value) && digits >= 8 && digits <= 15) return value;
  throw new Refusal(`${name} precisa ser um telefone, como (11) 4000-0071; veio "${value}".`);
}

function readMailAddress(environment: Environment, name: string): string | undefined {
  const value = readText(environment, name);
  if (value === undefined) return undefined;
  const plain = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(value);
  if (plain && value.length <= 254) return value;
  throw new Refusal(`${name} precisa ser um e-mail, como nome@exemplo.com.br; veio "${value}".`);
}

function readLine(environment: Environment, name: string): string | undefined {
  const value = readText(environment, name);
  if (value === undefined || (value.length <= 120 && !/\p{Cc}/u.test(value))) return value;
  throw new Refusal(`${name} precisa ser uma linha de até 120 caracteres.`);
}

function readDatabaseUrl(environment: Environment): string | undefined {
  const value = readText(environment, 'DATABASE_URL');
  if (value === undefined) return undefined;
  try {
    if (!/^postgres(ql)?:\/\//.test(value)) throw new Error('another protocol');
    new pg.Client({ connectionString: value });
    return value;
  } catch {
    throw new Refusal(
      'DATABASE_URL precisa ser um endereço como postgres://usuario:senha@servidor:5432/banco.',
    );
  }
}

function readProxies(environment: Environment): string[] | false {
  const value = readText(environment, 'TRUST_PROXY');
  if (value === undefined) return false;
  const proxies = value.split(',').map((item) => item.trim());
  if (proxies.every(isProxy)) return proxies;
  throw new Refusal(
    `TRUST_PROXY precisa ser uma lista de IPs, faixas CIDR ou ${PROXY_RANGES.join(', ')}; veio "${value}".`,
  );
}

function isProxy(value: string): boolean {
  const [address = '', prefix = '0', ...rest] = value.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const isRange = /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits && rest.length === 0;
  return PROXY_RANGES.includes(value) || (isIP(address) !== 0 && isRange);
}

function readToken(environment: Environment, name: string): string | undefined {
  const value = readText(environment, name);
  if (value === undefined || /^[\w.~+/-]{16,}=*$/.test(value)) return value;
  throw new Refusal(`${name} precisa ter pelo menos 16 letras, números ou sinais de base64.`);
}

// The error message leaves out the value: it may be the key with a typing error.
function readKey(environment: Environment, name: string): string | undefined {
  const value = readText(environment, name);
  if (value === undefined || isSecretKey(value)) return value;
  throw new Refusal(
    `${name} precisa ter 64 dígitos hexadecimais, como os de openssl rand -hex 32.`,
  );
}
