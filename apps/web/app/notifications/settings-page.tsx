import {
  getNotificationSettings,
  type NotificationSubject,
  type NotifiedFrom,
  setNotificationSetting,
} from '@arquiba/contract/notifications';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Card } from '../ui/card.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import type { Route } from './+types/settings-page';
import { DigestCard } from './digest-card.tsx';

interface Choice {
  subject: Exclude<NotificationSubject, 'account'>;
  label: string;
  detail: string;
}

/** What strangers can send: here people may choose to hear only those they follow. */
const FROM_PEOPLE: Choice[] = [
  { subject: 'mentions', label: 'Menções', detail: 'Quem cita seu nome ou marca você' },
  { subject: 'comments', label: 'Comentários', detail: 'Comentários e respostas' },
  { subject: 'likes', label: 'Curtidas', detail: 'Em publicações e comentários' },
  { subject: 'reposts', label: 'Republicações', detail: 'Quem republica ou cita' },
];

const OTHERS: Choice[] = [
  { subject: 'followers', label: 'Seguidores', detail: 'Quem começa a seguir ou aceita você' },
  { subject: 'requests', label: 'Pedidos para seguir', detail: 'Se o seu perfil é privado' },
  { subject: 'groups', label: 'Grupos', detail: 'Convites, pedidos, papéis, eventos e moderação' },
  { subject: 'events', label: 'Eventos', detail: 'Convites, lembretes, mudanças e vagas' },
  { subject: 'polls', label: 'Enquetes', detail: 'Quando termina uma em que você votou' },
  { subject: 'shop', label: 'Compras', detail: 'Seus pedidos e respostas da loja' },
];

const FROM: { value: NotifiedFrom; label: string }[] = [
  { value: 'everyone', label: 'De todos' },
  { value: 'followed', label: 'De quem eu sigo' },
  { value: 'nobody', label: 'De ninguém' },
];

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Notificações', face: 'shop', hidden: true }, args);
}

export function loader(args: Route.LoaderArgs) {
  return pageCall(args)(getNotificationSettings, {});
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const [items, setItems] = useState(loaderData.items);
  const siteOf = (subject: NotificationSubject) =>
    items.find((item) => item.subject === subject)?.site ?? 'everyone';

  /** Shown at once; undone if the server refuses. */
  async function choose(subject: NotificationSubject, site: NotifiedFrom) {
    const before = items;
    setItems(items.map((item) => (item.subject === subject ? { ...item, site } : item)));
    try {
      setItems((await call(setNotificationSetting, { subject, site })).items);
    } catch {
      setItems(before);
    }
  }

  return (
    <>
      <BackLink to="/minha-conta/meus-dados">Meus dados</BackLink>
      <SectionHeading>NOTIFICAÇÕES</SectionHeading>
      <div className="grid gap-5 lg:gap-6">
        <Card title="O que as pessoas fazem">
          <div className="grid gap-4 sm:grid-cols-2">
            {FROM_PEOPLE.map(({ subject, label, detail }) => (
              <SelectField
                key={subject}
                label={label}
                hint={detail}
                name={subject}
                options={FROM}
                value={siteOf(subject)}
                onChange={(event) =>
                  void choose(subject, event.currentTarget.value as NotifiedFrom)
                }
              />
            ))}
          </div>
        </Card>
        <Card title="Outros avisos">
          {OTHERS.map(({ subject, label, detail }) => (
            <Switch
              key={subject}
              label={label}
              detail={detail}
              checked={siteOf(subject) !== 'nobody'}
              onChange={(event) =>
                void choose(subject, event.currentTarget.checked ? 'everyone' : 'nobody')
              }
            />
          ))}
          <p className="mt-4 text-sm text-muted">
            Os avisos de segurança da conta e as respostas a denúncias chegam sempre.
          </p>
        </Card>
        <DigestCard frequency={loaderData.digest} />
      </div>
    </>
  );
}
