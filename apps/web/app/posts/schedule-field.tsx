import { useEffect, useRef } from 'react';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { fromLocalField, isPast, localZone, toLocalField } from './local-time.ts';

const HOUR_MS = 3_600_000;

interface ScheduleFieldProps {
  publishAt: string | null;
  /** How often publishing was refused: the field gets the focus if its time is past. */
  refusals: number;
  onChange(publishAt: string | null): void;
}

/** The time of a scheduled post, in the time zone of the device. */
export function ScheduleField({ publishAt, refusals, onChange }: ScheduleFieldProps) {
  const now = new Date();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return (
    <div ref={box} className="grid gap-3">
      <Switch
        label="Agendar"
        detail="Publicamos na hora que você escolher."
        checked={publishAt !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? nextHour(now) : null)}
      />
      {publishAt !== null && (
        <TextField
          type="datetime-local"
          label="Data e hora"
          hint={localZone()}
          error={isPast(publishAt) ? 'Escolha um horário no futuro' : undefined}
          min={toLocalField(now)}
          value={toLocalField(new Date(publishAt))}
          onChange={(event) => onChange(fromLocalField(event.currentTarget.value) ?? publishAt)}
        />
      )}
    </div>
  );
}

function nextHour(now: Date): string {
  return new Date(Math.ceil((now.getTime() + HOUR_MS) / HOUR_MS) * HOUR_MS).toISOString();
}
