import { brand } from '@arquiba/contract/brand';
import type { FullConversation } from '@arquiba/contract/conversations';
import type { Message } from '@arquiba/contract/messages';
import type { ProfileCard } from '@arquiba/contract/profiles';

/** The people of a conversation by username, with names for those whose account is gone. */
export function peopleOf(
  conversation: Pick<FullConversation, 'kind'>,
  known: ReadonlyMap<string, ProfileCard>,
  viewer: string,
) {
  const nameOf = (username: string | null) => {
    if (username === viewer) return 'Você';
    if (username === null) return conversation.kind === 'shop' ? brand.shop.name : 'Alguém';
    return known.get(username)?.displayName ?? `@${username}`;
  };
  return {
    nameOf,
    authorOf: ({ sender }: Message) => (sender ? (known.get(sender) ?? null) : null),
    senderName: ({ sender, fromShop }: Message) => (fromShop ? brand.shop.name : nameOf(sender)),
  };
}

export type People = ReturnType<typeof peopleOf>;
