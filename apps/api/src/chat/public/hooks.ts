import type { MessageCard } from '@arquiba/contract/messages';

declare module '../../platform/context.ts' {
  interface Hooks {
    /** The frames with these slugs as cards of messages, by slug; those that are not sold are absent. */
    productCards(
      context: Pick<Context, 'db' | 'media'>,
      slugs: readonly string[],
    ): Promise<Map<string, MessageCard>>;
  }
}
