import {
  type ChatSettings,
  getChatSettings,
  setChatSettings,
} from '@arquiba/contract/chat-settings';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Card } from '../ui/card.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Switch } from '../ui/switch.tsx';
import type { Route } from './+types/settings-page';
import { playTone, setSound } from './new-message-sound.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Mensagens', face: 'shop', hidden: true }, args);
}

export function loader(args: Route.LoaderArgs) {
  return pageCall(args)(getChatSettings, {});
}

const SWITCHES = [
  {
    name: 'receipts',
    label: 'Confirmação de leitura',
    detail: 'Desligada, ninguém vê o que você leu, e você não vê o que os outros leram.',
  },
  {
    name: 'presence',
    label: 'Mostrar quando estou online',
    detail: 'Desligado, você também não vê quem está online.',
  },
  {
    name: 'typing',
    label: 'Mostrar quando estou digitando',
    detail: 'Desligado, você também não vê quando os outros digitam.',
  },
] as const;

const STRANGERS = [
  {
    value: 'request',
    label: 'Recebo como pedido',
    detail: 'Você lê e decide antes de a pessoa poder continuar.',
  },
  { value: 'nobody', label: 'Não recebo', detail: 'Só quem você segue começa uma conversa.' },
];

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const [settings, setSettings] = useState(loaderData);
  const change = async (changes: Partial<ChatSettings>) => {
    const before = settings;
    setSettings({ ...before, ...changes });
    try {
      setSettings(await call(setChatSettings, { ...before, ...changes }));
    } catch {
      // The error was shown in a toast.
      setSettings(before);
    }
  };
  const changeSound = (sound: boolean) => {
    void change({ sound });
    setSound(sound);
    if (sound) void playTone();
  };
  return (
    <>
      <BackLink to="/minha-conta/meus-dados">Meus dados</BackLink>
      <SectionHeading>MENSAGENS</SectionHeading>
      <div className="grid gap-5 lg:gap-6">
        <Card title="O que os outros veem">
          <div className="grid divide-y divide-line">
            {SWITCHES.map(({ name, label, detail }) => (
              <Switch
                key={name}
                {...{ label, detail }}
                checked={settings[name]}
                onChange={({ currentTarget }) => void change({ [name]: currentTarget.checked })}
              />
            ))}
          </div>
        </Card>
        <Card title="Mensagens de quem você não conhece">
          <RadioGroup
            label="Mensagens de quem você não conhece"
            labelHidden
            name="desconhecidos"
            choices={STRANGERS}
            value={settings.strangers}
            onChange={(strangers) =>
              void change({ strangers: strangers as ChatSettings['strangers'] })
            }
          />
        </Card>
        <Card title="Som">
          <Switch
            label="Tocar um som quando chega mensagem"
            checked={settings.sound}
            onChange={({ currentTarget }) => changeSound(currentTarget.checked)}
          />
        </Card>
      </div>
    </>
  );
}
