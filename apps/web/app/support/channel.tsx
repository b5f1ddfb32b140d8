import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { Phone } from '../ui/icons/phone.tsx';
import { useShopContact } from './public/shop-contact.ts';
import { WhatsappButton } from './public/whatsapp-button.tsx';

interface ChannelProps {
  title: string;
  icon: ReactNode;
  text: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A way to reach the shop. */
export function Channel({ title, icon, text, className, children }: ChannelProps) {
  return (
    <section
      className={cx('flex flex-col gap-3 rounded-card border border-line bg-raised p-6', className)}
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-pill bg-accent-soft [&_.lucide]:size-5"
        >
          {icon}
        </span>
        <h2 className="display text-xl">{title}</h2>
      </div>
      <p className="text-muted">{text}</p>
      {children}
    </section>
  );
}

export function PhoneChannel() {
  const { phone, phoneLink, whatsapp, hours } = useShopContact();
  return (
    <Channel title="Telefone/Whatsapp" icon={<Phone />} text={hours}>
      <p className="numeral text-2xl">{phone}</p>
      {whatsapp && whatsapp !== phone && <p className="text-muted">Whatsapp {whatsapp}</p>}
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <LinkButton tone="secondary" to={phoneLink} icon={<Phone />}>
          Ligar
        </LinkButton>
        <WhatsappButton />
      </div>
    </Channel>
  );
}
