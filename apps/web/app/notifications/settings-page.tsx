import {
  getNotificationSettings,
  type NotificationChannels,
  type NotificationSubject,
  type NotifiedFrom,
  setNotificationSetting,
} from '@arquiba/contract/notifications';
import { getPush } from '@arquiba/contract/push';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { PushCard } from '../push/public/push-card.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Card } from '../ui/card.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import type { Route } from './+types/settings-page';
import { DigestCard } from './digest-card.tsx';
import { SubjectChoice } from './subject-choice.tsx';

interface Choice {
  subject: Exclude<NotificationSubject, 'account'>;
  label: string;
  detail: string;
}

/** What strangers can send: here people may choose to hear only those they follow. */
const FROM_PEOPLE: Choice[] = [
  { subject: 'mentions', label: 'Menções', detail: 'Quem cita seu nome ou marca você' },
  { subject: 'comments', label: 'Comentários', detail: 'Comentários e respostas' },
  { subject: 'likes', label: 'Curtidas', detail: 'Em publicações, comentários e moments' },
  { subject: 'reposts', label: 'Republicações', detail: 'Quem republica ou cita' },
];

const OTHERS: Choice[] = [
  { subject: 'followers', label: 'Seguidores', detail: 'Quem começa a seguir ou aceita você' },
  { subject: 'requests', label: 'Pedidos para seguir', detail: 'Se o seu perfil é privado' },
  {
    subject: 'groups',
    label: 'Grupos',
    detail: 'Publicações, convites, pedidos, papéis e moderação',
  },
  { subject: 'events', label: 'Eventos', detail: 'Convites, lembretes, mudanças e vagas' },
  { subject: 'polls', label: 'Enquetes', detail: 'Quando termina uma em que você votou' },
  { subject: 'lives', label: 'Lives', detail: 'Quando quem você segue entra ao vivo, e lembretes' },
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

export async function loader(args: Route.LoaderArgs) {
  const ask = pageCall(args);
  const [settings, push] = await Promise.all([ask(getNotificationSettings, {}), ask(getPush, {})]);
  return { ...settings, push };
}

const EVERYTHING: NotificationChannels = { site: 'everyone', push: true, mail: true };

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const [items, setItems] = useState(loaderData.items);

  /** Shown at once; undone if the server refuses. */
  async function choose(subject: NotificationSubject, changes: Partial<NotificationChannels>) {
    const before = items;
    setItems(items.map((item) => (item.subject === subject ? { ...item, ...changes } : item)));
    try {
      setItems((await call(setNotificationSetting, { subject, ...changes })).items);
    } catch {
      // The error was shown in a toast.
      setItems(before);
    }
  }
  const propsOf = ({ subject, label }: Choice) => ({
    label,
    chosen: items.find((item) => item.subject === subject) ?? EVERYTHING,
    onChange: (changes: Partial<NotificationChannels>) => void choose(subject, changes),
  });

  return (
    <>
      <BackLink to="/minha-conta/meus-dados">Meus dados</BackLink>
      <SectionHeading>NOTIFICAÇÕES</SectionHeading>
      <div className="grid gap-5 lg:gap-6">
        <PushCard push={loaderData.push} />
        <Card title="O que as pessoas fazem">
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {FROM_PEOPLE.map((choice) => {
              const props = propsOf(choice);
              return (
                <SubjectChoice key={choice.subject} {...props}>
                  <SelectField
                    label={choice.label}
                    hint={choice.detail}
                    name={choice.subject}
                    options={FROM}
                    value={props.chosen.site}
                    onChange={({ currentTarget }) =>
                      props.onChange({ site: currentTarget.value as NotifiedFrom })
                    }
                  />
                </SubjectChoice>
              );
            })}
          </div>
        </Card>
        <Card title="Outros avisos">
          <div className="grid divide-y divide-line">
            {OTHERS.map((choice) => {
              const props = propsOf(choice);
              return (
                <SubjectChoice key={choice.subject} {...props}>
                  <Switch
                    label={choice.label}
                    detail={choice.detail}
                    checked={props.chosen.site !== 'nobody'}
                    onChange={({ currentTarget }) =>
                      props.onChange({ site: currentTarget.checked ? 'everyone' : 'nobody' })
                    }
                  />
                </SubjectChoice>
              );
            })}
          </div>
          <p className="mt-4 text-sm text-muted">
            Os avisos de segurança da conta e as respostas a denúncias chegam sempre.
          </p>
        </Card>
        <DigestCard frequency={loaderData.digest} />
      </div>
    </>
  );
}
