import { SectionHeading } from '../accounts/public/section-heading.tsx';
import { pageMeta } from '../page-meta.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/support-page';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Atendimento', face: 'shop', hidden: true }, args);
}

const CHANNELS = [
  { title: 'Telefone/Whatsapp', text: 'De segunda a sábado, das 9h às 18h.' },
  { title: 'Chat ao vivo', text: 'Uma pessoa da loja responde por aqui.' },
  { title: 'E-mail', text: 'Respondemos em até um dia útil.' },
];

export default function SupportPage() {
  return (
    <>
      <SectionHeading>ATENDIMENTO</SectionHeading>
      <div className="grid gap-4 md:grid-cols-3">
        {CHANNELS.map(({ title, text }) => (
          <Card key={title} title={title}>
            <p className="text-muted">{text}</p>
          </Card>
        ))}
      </div>
    </>
  );
}
