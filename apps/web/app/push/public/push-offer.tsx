import { getPush } from '@arquiba/contract/push';
import type { OutputOf } from '@arquiba/contract/route';
import { useEffect, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { pushStateOf } from '../device.ts';
import { DeviceSwitch } from '../device-switch.tsx';
import { declineOffer, isOfferDeclined } from '../kept-push.ts';

/** Offers pushes to those who were never asked. Only a press makes the browser ask for its permission. */
export default function PushOffer() {
  const [push, setPush] = useState<OutputOf<typeof getPush> | null>(null);
  useEffect(() => {
    if (pushStateOf(false) !== 'off' || Notification.permission !== 'default') return;
    if (isOfferDeclined()) return;
    quietCall(getPush, {}).then(setPush, () => undefined);
  }, []);
  if (!push) return null;
  const decline = () => {
    declineOffer();
    setPush(null);
  };
  return (
    <Card title="Avisos com o site fechado" className="mb-4">
      <DeviceSwitch publicKey={push.publicKey} here={push.here}>
        <Button tone="ghost" onClick={decline}>
          Agora não
        </Button>
      </DeviceSwitch>
    </Card>
  );
}
