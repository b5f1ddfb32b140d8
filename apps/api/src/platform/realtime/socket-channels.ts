import type { Viewer } from '../context.ts';

/**
 * Who may subscribe to the channels that begin with `prefix` and a colon. A feature exports its rules
 * and `app.ts` adds them to `registerSocket`; a channel without a rule is open to nobody.
 *
 *     export const channels = [{ prefix: 'group', allowedFor: (viewer, ids) => groupsOf(db, viewer, ids) }];
 *
 * The rule runs when a browser subscribes, once for all names of a message. If a right can be lost while
 * the socket stays open, publish nothing that needs it, or publish to each account's own channel instead.
 */
export interface ChannelRule {
  prefix: string;
  /** Which of these the viewer may subscribe to; null is a visitor. */
  allowedFor(viewer: Viewer | null, names: readonly string[]): Names | Promise<Names>;
}

type Names = readonly string[];

/** Reaches all sockets of one account, and no others. */
export function accountChannel(accountId: string): string {
  return `account:${accountId}`;
}

export const platformChannels: readonly ChannelRule[] = [
  {
    prefix: 'account',
    allowedFor: (viewer, names) => names.filter((name) => name === viewer?.accountId),
  },
  { prefix: 'public', allowedFor: (_viewer, names) => names },
];

/** Which of these channels the viewer may subscribe to. */
export type ChannelGuard = (viewer: Viewer | null, channels: Names) => Promise<ReadonlySet<string>>;

export function createChannelGuard(rules: readonly ChannelRule[]): ChannelGuard {
  const byPrefix = new Map(rules.map((rule) => [rule.prefix, rule]));
  if (byPrefix.size < rules.length) throw new Error('Two channel rules have the same prefix.');
  return async (viewer, channels) => {
    const namesByPrefix = Map.groupBy(channels, (channel) =>
      channel.slice(0, channel.indexOf(':')),
    );
    const open = await Promise.all(
      [...namesByPrefix].map(async ([prefix, asked]) => {
        const names = asked.map((channel) => channel.slice(prefix.length + 1));
        const allowed = (await byPrefix.get(prefix)?.allowedFor(viewer, names)) ?? [];
        return allowed.map((name) => `${prefix}:${name}`);
      }),
    );
    return new Set(open.flat());
  };
}
