import { LinkButton } from '../../ui/button.tsx';
import { MessageCircle } from '../../ui/icons/message-circle.tsx';
import { useShopContact } from './shop-contact.ts';

/** Shows nothing if the shop has no Whatsapp. */
export function WhatsappButton() {
  const { whatsappLink } = useShopContact();
  if (!whatsappLink) return null;
  return (
    <LinkButton
      tone="secondary"
      to={whatsappLink}
      target="_blank"
      rel="noreferrer"
      icon={<MessageCircle />}
    >
      Whatsapp
    </LinkButton>
  );
}
