import type { PollResults } from '@arquiba/contract/posts';
import { Checkbox } from '../ui/checkbox.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { DraftContent } from './composition.ts';
import { fromLocalField, localZone, toLocalField } from './local-time.ts';

type Poll = NonNullable<DraftContent['poll']>;

const HOUR_MS = 3_600_000;
const OWN_TIME = 'own';

const DURATIONS = [
  { value: '1', label: '1 hora' },
  { value: '6', label: '6 horas' },
  { value: '24', label: '1 dia' },
  { value: '72', label: '3 dias' },
  { value: '168', label: '7 dias' },
  { value: '336', label: '14 dias' },
  { value: OWN_TIME, label: 'Escolher data e hora' },
];

const RESULTS: { value: PollResults; label: string }[] = [
  { value: 'always', label: 'Sempre' },
  { value: 'voted', label: 'Depois de votar' },
];

interface PollRulesProps {
  poll: Poll;
  /** What is wrong with the time at which it closes. */
  error: string | undefined;
  onChange(changes: Partial<Poll>): void;
}

/** How long a poll is open, and how people vote. */
export function PollRules({ poll, error, onChange }: PollRulesProps) {
  const { hours, closesAt, multiple, results, changeable, anonymous } = poll;
  const changeDuration = (value: string) => {
    if (value !== OWN_TIME) return onChange({ hours: Number(value), closesAt: null });
    onChange({ closesAt: new Date(wholeHour() + hours * HOUR_MS).toISOString() });
  };
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField
          label="Duração"
          options={DURATIONS}
          value={closesAt === null ? String(hours) : OWN_TIME}
          onChange={(event) => changeDuration(event.currentTarget.value)}
        />
        {closesAt !== null && (
          <TextField
            type="datetime-local"
            label="Encerramento"
            hint={localZone()}
            error={error}
            value={toLocalField(new Date(closesAt))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ closesAt: fromLocalField(value) ?? closesAt })
            }
          />
        )}
        <SelectField
          label="Mostrar o resultado"
          options={RESULTS}
          value={results}
          onChange={(event) => onChange({ results: event.currentTarget.value as PollResults })}
        />
      </div>
      <div>
        <Checkbox
          label="Cada pessoa pode escolher várias"
          checked={multiple}
          onChange={(event) => onChange({ multiple: event.currentTarget.checked })}
        />
        <Checkbox
          label="O voto pode mudar até o fim"
          checked={changeable}
          onChange={(event) => onChange({ changeable: event.currentTarget.checked })}
        />
        <Checkbox
          label="Voto aberto: todos veem quem votou em quê"
          checked={!anonymous}
          onChange={(event) => onChange({ anonymous: !event.currentTarget.checked })}
        />
      </div>
    </>
  );
}

function wholeHour(): number {
  return Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
}
