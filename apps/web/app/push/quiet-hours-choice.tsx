import type { QuietHours } from '@arquiba/contract/push';
import { useState } from 'react';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';

const NIGHT = { from: '22:00', to: '07:00' };

interface QuietHoursChoiceProps {
  quiet: QuietHours | null;
  onChange(quiet: QuietHours | null): void;
}

/** On the clocks of this device. */
export function QuietHoursChoice({ quiet, onChange }: QuietHoursChoiceProps) {
  const change = (times: { from: string; to: string }) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    onChange({ ...times, timeZone });
  };
  return (
    <div>
      <Switch
        label="Horas de silêncio"
        detail="O que acontecer nesse tempo vem depois, em um aviso só."
        checked={quiet !== null}
        onChange={({ currentTarget }) => (currentTarget.checked ? change(NIGHT) : onChange(null))}
      />
      {quiet && (
        <div className="grid max-w-sm grid-cols-2 gap-4 pb-2">
          <ClockField
            label="Das"
            value={quiet.from}
            onDone={(from) => change({ from, to: quiet.to })}
          />
          <ClockField
            label="Até as"
            value={quiet.to}
            onDone={(to) => change({ from: quiet.from, to })}
          />
        </div>
      )}
    </div>
  );
}

interface ClockFieldProps {
  label: string;
  value: string;
  onDone(value: string): void;
}

/** Reports a time once it is complete: each digit makes a valid time of its own. */
function ClockField({ label, value, onDone }: ClockFieldProps) {
  const [typed, setTyped] = useState(value);
  const [from, setFrom] = useState(value);
  // Changed by the server, or undone.
  if (from !== value) {
    setFrom(value);
    setTyped(value);
  }
  return (
    <TextField
      type="time"
      label={label}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        if (typed === '') setTyped(value);
        else if (typed !== value) onDone(typed);
      }}
    />
  );
}
