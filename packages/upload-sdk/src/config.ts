import { UploadError } from './errors.ts';

export interface ClientConfig {
  /** `public_…` or `secret_…`. Without one, an access session must be ready. */
  apiKey?: string;
  /** Origin of the service's API, without a slash at its end. */
  apiUrl: string;
  /** Origin of downloads; the API's when not given. */
  cdnUrl?: string;
  /** Added to every call of the API, over those that this package sets. */
  headers?: Record<string, string> | (() => Promise<Record<string, string>>);
}

const ACCOUNT_ID_LENGTH = 7;
const WHOLE_WORLD_ACCOUNT = 'W142hJk';

export function checkConfig(config: ClientConfig): void {
  if (!config.apiUrl) throw new UploadError('config', "Missing 'apiUrl' in configuration.");
  if (config.apiKey !== undefined) accountIdOf(config.apiKey);
}

/** The account is named at the beginning of the key. */
export function accountIdOf(apiKey: string): string {
  if (apiKey.trim() !== apiKey) {
    throw new UploadError('api-key', 'API key must not begin or end with white space.');
  }
  const [, segment = ''] = apiKey.split('_');
  if (segment === 'free' || segment === 'demo') return WHOLE_WORLD_ACCOUNT;
  const accountId = segment.slice(0, ACCOUNT_ID_LENGTH);
  if (accountId.length < ACCOUNT_ID_LENGTH) {
    throw new UploadError('api-key', `Invalid API key: ${apiKey}`);
  }
  return accountId;
}
