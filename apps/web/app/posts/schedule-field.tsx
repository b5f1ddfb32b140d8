import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { fromLocalField, localZone, toLocalField } from './local-time.ts';

const HOUR_MS = 3_600_000;

interface ScheduleFieldProps {
  publishAt: string | null;
  onChange(publishAt: string | null): void;
}

/** The time of a scheduled post, in the time zone of the device. */
export function ScheduleField({ publishAt, onChange }: ScheduleFieldProps) {
  const now = new Date();
  return (
    <div className="grid gap-3">
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
          error={new Date(publishAt) <= now ? 'Escolha um horário no futuro' : undefined}
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
