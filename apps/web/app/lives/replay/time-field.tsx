import { Button } from '../../ui/button.tsx';
import { Clock } from '../../ui/icons/clock.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clockOf } from '../live-words.ts';
import type { LivePlayback } from '../player/play-live.ts';

interface TimeFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  playing: React.RefObject<LivePlayback | null>;
  onChange(value: string): void;
}

/** A moment of the recording: written, or the one that is shown. */
export function TimeField({ label, name, value, error, playing, onChange }: TimeFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <TextField
        label={label}
        name={name}
        value={value}
        error={error}
        placeholder="0:00"
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <Button
        size="sm"
        tone="ghost"
        icon={<Clock />}
        className="justify-self-start"
        aria-label={`${label}: usar o momento do vídeo`}
        onClick={() => onChange(clockOf((playing.current?.seconds() ?? 0) * 1000))}
      >
        Usar o momento do vídeo
      </Button>
    </div>
  );
}
