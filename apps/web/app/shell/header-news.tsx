import { useUnreadCount } from '../chat/public/unread-count.ts';
import { useUnseenCount } from '../notifications/public/unseen-count.ts';
import { IconLink } from '../ui/icon-button.tsx';
import { Bell } from '../ui/icons/bell.tsx';
import { MessageCircle } from '../ui/icons/message-circle.tsx';

/** Messages, where the menu does not show them, and the bell, with the numbers of what is new. */
export default function HeaderNews() {
  const unread = useUnreadCount();
  const unseen = useUnseenCount();
  return (
    <>
      <IconLink
        name="Mensagens"
        to="/chat"
        icon={<MessageCircle />}
        badge={unread}
        className="lg:hidden"
      />
      <IconLink name="Notificações" to="/notificacoes" icon={<Bell />} badge={unseen} />
    </>
  );
}
