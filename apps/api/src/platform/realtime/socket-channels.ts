import type { Viewer } from '../context.ts';

/**
 * Who may listen to the channels that begin with `prefix` and a colon. A feature exports its rules
 * and `app.ts` adds them to `registerSocket`; a channel without a rule is open to nobody.
 *
 *     export const channels = [{ prefix: 'group', heardBy: (viewer, ids) => groupsOf(db, viewer, ids) }];
 *
 * The rule is asked when a browser subscribes, once for all names of a message. Where a right can be
 * lost while the socket stays open, say nothing there that needs it, or publish to each account's own
 * channel instead.
 */
export interface ChannelRule {
  prefix: string;
  /** Which of these the viewer may hear; null is a visitor. */
  heardBy(viewer: Viewer | null, names: readonly string[]): Names | Promise<Names>;
}

type Names = readonly string[];

/** What all sockets of one account hear, and nobody else's. */
export function accountChannel(accountId: string): string {
  return `account:${accountId}`;
}

export const platformChannels: readonly ChannelRule[] = [
  {
    prefix: 'account',
    heardBy: (viewer, names) => names.filter((name) => name === viewer?.accountId),
  },
  { prefix: 'public', heardBy: (_viewer, names) => names },
];

/** Which of these channels the viewer may hear. */
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
        const heard = (await byPrefix.get(prefix)?.heardBy(viewer, names)) ?? [];
        return heard.map((name) => `${prefix}:${name}`);
      }),
    );
    return new Set(open.flat());
  };
}
