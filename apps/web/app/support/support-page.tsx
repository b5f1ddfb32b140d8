import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { SectionHeading } from '../accounts/public/section-heading.tsx';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import type { Route } from './+types/support-page';
import { shopContact } from './public/shop-contact.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Atendimento', face: 'shop', hidden: true }, args);
}

export default function SupportPage() {
  const { phone, phoneLink, whatsappLink, email, mailLink, hours } = shopContact;
  return (
    <>
      <SectionHeading>ATENDIMENTO</SectionHeading>
      <div className="grid gap-4 xl:grid-cols-3">
        <Channel title="Telefone/Whatsapp" icon={<Phone />} text={hours}>
          <p className="numeral text-2xl">{phone}</p>
          <div className="mt-auto flex flex-wrap gap-2">
            <LinkButton tone="secondary" to={phoneLink} icon={<Phone />}>
              Ligar
            </LinkButton>
            <LinkButton
              tone="secondary"
              to={whatsappLink}
              target="_blank"
              rel="noreferrer"
              icon={<MessageCircle />}
            >
              Whatsapp
            </LinkButton>
          </div>
        </Channel>
        <Channel
          title="Chat ao vivo"
          icon={<MessagesSquare />}
          text="O chat abre junto com as mensagens da rede. Até lá, quem atende é o telefone e o e-mail."
        />
        <Channel title="E-mail" icon={<Mail />} text="Respondemos em até um dia útil.">
          <p className="font-semibold wrap-anywhere">{email}</p>
          <div className="mt-auto">
            <LinkButton tone="secondary" to={mailLink} icon={<Mail />}>
              Escrever e-mail
            </LinkButton>
          </div>
        </Channel>
      </div>
    </>
  );
}

interface ChannelProps {
  title: string;
  icon: ReactNode;
  text: string;
  children?: ReactNode;
}

function Channel({ title, icon, text, children }: ChannelProps) {
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-raised p-6">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-pill bg-accent-soft [&_.lucide]:size-5"
      >
        {icon}
      </span>
      <h2 className="display text-xl">{title}</h2>
      <p className="text-muted">{text}</p>
      {children}
    </section>
  );
}
