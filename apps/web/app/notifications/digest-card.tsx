import { setDigest } from '@arquiba/contract/digests';
import type { DigestFrequency } from '@arquiba/contract/notifications';
import { useState } from 'react';
import { call } from '../api-call.ts';
import { Card } from '../ui/card.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';

const CHOICES: { value: DigestFrequency; label: string; detail: string }[] = [
  { value: 'daily', label: 'Uma vez por dia', detail: 'Às 8h, se houver algo que você não viu.' },
  { value: 'weekly', label: 'Uma vez por semana', detail: 'Às segundas-feiras, às 8h.' },
  {
    value: 'off',
    label: 'Não receber',
    detail: 'Os e-mails de segurança e de compras vêm sempre.',
  },
];

/** How often the digest comes by mail. */
export function DigestCard({ frequency }: { frequency: DigestFrequency }) {
  const [chosen, setChosen] = useState(frequency);

  /** Shown at once; undone if the server refuses. */
  async function choose(next: DigestFrequency) {
    const before = chosen;
    setChosen(next);
    try {
      setChosen((await call(setDigest, { frequency: next })).frequency);
    } catch {
      // The error was shown in a toast.
      setChosen(before);
    }
  }

  return (
    <Card title="Resumo por e-mail">
      <p className="mb-4 text-muted">
        Um e-mail com o que aconteceu e você ainda não viu no site. De mensagens, ele diz só quantas
        conversas esperam por você.
      </p>
      <RadioGroup
        label="Resumo por e-mail"
        labelHidden
        name="resumo"
        choices={CHOICES}
        value={chosen}
        onChange={(value) => void choose(value as DigestFrequency)}
      />
    </Card>
  );
}
