import type { Viewer } from './context.ts';

/**
 * Who may listen to the channels that begin with `prefix` and a colon. A feature exports its rules
 * and `app.ts` adds them to `registerSocket`; a channel without a rule is open to nobody.
 *
 *     export const channels = [{ prefix: 'group', mayListen: (viewer, id) => isMember(db, viewer, id) }];
 *
 * The rule is asked when a browser subscribes. Where a right can be lost while the socket stays
 * open, publish to each account's own channel instead.
 */
export interface ChannelRule {
  prefix: string;
  mayListen(viewer: Viewer, name: string): boolean | Promise<boolean>;
}

/** What all sockets of one account hear, and nobody else's. */
export function accountChannel(accountId: string): string {
  return `account:${accountId}`;
}

export const platformChannels: readonly ChannelRule[] = [
  { prefix: 'account', mayListen: (viewer, name) => name === viewer.accountId },
  { prefix: 'public', mayListen: () => true },
];

export type ChannelGuard = (viewer: Viewer, channel: string) => Promise<boolean>;

export function createChannelGuard(rules: readonly ChannelRule[]): ChannelGuard {
  const byPrefix = new Map(rules.map((rule) => [rule.prefix, rule]));
  if (byPrefix.size < rules.length) throw new Error('Two channel rules have the same prefix.');
  return async (viewer, channel) => {
    const colon = channel.indexOf(':');
    const rule = byPrefix.get(channel.slice(0, colon));
    return rule ? rule.mayListen(viewer, channel.slice(colon + 1)) : false;
  };
}
