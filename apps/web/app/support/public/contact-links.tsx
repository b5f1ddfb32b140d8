import { useShopContact } from './shop-contact.ts';

interface ContactLinkProps {
  className?: string | undefined;
}

export function MailLink({ className }: ContactLinkProps) {
  const { email, mailLink } = useShopContact();
  return (
    <a href={mailLink} className={className}>
      {email}
    </a>
  );
}

export function PhoneLink({ className }: ContactLinkProps) {
  const { phone, phoneLink } = useShopContact();
  return (
    <a href={phoneLink} className={className}>
      {phone}
    </a>
  );
}
