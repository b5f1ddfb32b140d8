import type { Services } from '../platform/context.ts';
import type { PushOutcome, PushService } from '../platform/ports/push-service.ts';
import { encryptPush } from './encrypt-push.ts';
import { isKnownService } from './known-services.ts';
import { loadKeys } from './load-keys.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

interface PushServiceOptions extends Pick<Services, 'db' | 'vault' | 'clock' | 'log' | 'shop'> {
  publicUrl: URL;
  /** The origin of a push service of the operator. */
  ownOrigin?: string | undefined;
}

export function createPushService(options: PushServiceOptions): PushService {
  const { clock, log, publicUrl, ownOrigin } = options;
  // Apple refuses addresses on localhost.
  const contact =
    publicUrl.protocol === 'https:' ? publicUrl.origin : `mailto:${options.shop.email}`;
  let loading: Promise<VapidKeys> | undefined;

  function keys(): Promise<VapidKeys> {
    loading ??= loadKeys(options).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  function accepts(endpoint: string): boolean {
    if (isKnownService(endpoint)) return true;
    return ownOrigin !== undefined && URL.parse(endpoint)?.origin === ownOrigin;
  }

  return {
    publicKey: async () => (await keys()).publicKey.toString('base64url'),
    accepts,
    async send(target, { content, ttlSeconds, urgency, topic }, signal) {
      const { endpoint } = target;
      if (!accepts(endpoint)) return 'refused';
      const body = encryptPush(Buffer.from(JSON.stringify(content)), target);
      const authorization = vapidHeader(await keys(), { endpoint, contact, now: clock.now() });
      const answer = await fetch(endpoint, {
        ...{ method: 'POST', redirect: 'manual', body: new Uint8Array(body), signal },
        headers: {
          ...{ authorization, urgency, topic, ttl: String(ttlSeconds) },
          ...{ 'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm' },
        },
      }).catch((error: Error) => error);
      const status = answer instanceof Error ? 0 : answer.status;
      if (!(answer instanceof Error)) await answer.body?.cancel();
      const outcome = outcomeOf(status);
      const { host } = new URL(endpoint);
      if (outcome !== 'sent') log.info({ host, status, outcome }, 'a push was not accepted');
      return outcome;
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  // 0: not reached.
  return status === 0 || status === 429 || status >= 500 ? 'busy' : 'refused';
}
