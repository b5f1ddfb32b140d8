import type { ChatEvent } from '@arquiba/contract/chat-events';
import { useChannel } from '../../realtime/public/listen.ts';
import { useAccount } from '../../viewer/use-site.ts';

/** The chat's events of the viewer. `onGap`: events may have been missed since the page was loaded. */
export function useChatEvents(onEvent: (event: ChatEvent) => void, onGap: () => void): void {
  const account = useAccount();
  useChannel(account ? `account:${account.id}` : null, {
    onEvent(event) {
      if (event.type.startsWith('chat-')) onEvent(event as unknown as ChatEvent);
    },
    onGap,
    onSubscribed: onGap,
  });
}
