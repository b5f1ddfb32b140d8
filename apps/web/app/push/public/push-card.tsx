import { type getPush, type PushSettings, setPushSettings } from '@arquiba/contract/push';
import type { OutputOf } from '@arquiba/contract/route';
import { useState } from 'react';
import { call } from '../../api-call.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { DeviceSwitch } from '../device-switch.tsx';
import { QuietHoursChoice } from '../quiet-hours-choice.tsx';

/** Pushes: on this device, what they show, and when they are silent. */
export function PushCard({ push }: { push: OutputOf<typeof getPush> }) {
  const [settings, setSettings] = useState<PushSettings>(push);

  /** Shown at once; undone if the server refuses. */
  async function change(changes: Partial<PushSettings>) {
    const before = settings;
    setSettings({ ...before, ...changes });
    try {
      setSettings(await call(setPushSettings, changes));
    } catch {
      // The error was shown in a toast.
      setSettings(before);
    }
  }

  return (
    <Card title="Avisos com o site fechado">
      <DeviceSwitch publicKey={push.publicKey} here={push.here} />
      <div className="mt-4 grid divide-y divide-line border-t border-line">
        <Switch
          label="Mostrar o texto nos avisos"
          detail="Desligado, o aviso diz só que há algo novo, sem nomes nem mensagens."
          checked={settings.showText}
          onChange={({ currentTarget }) => void change({ showText: currentTarget.checked })}
        />
        <Switch
          label="Avisar de mensagens"
          detail="De conversas que você aceitou e não silenciou."
          checked={settings.messages}
          onChange={({ currentTarget }) => void change({ messages: currentTarget.checked })}
        />
        <QuietHoursChoice quiet={settings.quiet} onChange={(quiet) => void change({ quiet })} />
      </div>
    </Card>
  );
}
