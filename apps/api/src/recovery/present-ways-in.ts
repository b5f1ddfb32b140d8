import type { WaysInSeen } from '@arquiba/contract/recovery';
import { presentPasskey } from '../passkeys/public/passkeys-of.ts';
import { describeDevice } from '../platform/sessions/describe-device.ts';
import type { WaysIn } from './ways-in.ts';

export function presentWaysIn(ways: WaysIn): WaysInSeen {
  const { passkeys, sessions, secondFactor, pendingEmail } = ways;
  return {
    passkeys: passkeys.map(presentPasskey),
    sessions: sessions.map(({ userAgent, lastUsedAt }) => ({
      device: describeDevice(userAgent).words,
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    secondFactor: secondFactor && {
      enabledAt: secondFactor.enabledAt.toISOString(),
      stays: secondFactor.stays,
    },
    pendingEmail,
  };
}
