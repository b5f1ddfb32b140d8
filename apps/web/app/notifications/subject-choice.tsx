import type { NotificationChannels } from '@arquiba/contract/notifications';
import type { ReactNode } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';

const CHANNELS = [
  { channel: 'push', label: 'No aparelho' },
  { channel: 'mail', label: 'No e-mail' },
] as const;

interface SubjectChoiceProps {
  label: string;
  chosen: NotificationChannels;
  onChange(changes: Partial<NotificationChannels>): void;
  /** What decides about the site. */
  children: ReactNode;
}

/** One subject and its channels. What does not come on the site comes nowhere. */
export function SubjectChoice({ label, chosen, onChange, children }: SubjectChoiceProps) {
  const isOff = chosen.site === 'nobody';
  return (
    <div className="min-w-0 py-2">
      {children}
      <div className="flex flex-wrap gap-x-6 text-sm">
        {CHANNELS.map(({ channel, label: where }) => (
          <Checkbox
            key={channel}
            label={
              <>
                {where}
                <span className="sr-only"> ({label})</span>
              </>
            }
            disabled={isOff}
            checked={!isOff && chosen[channel]}
            onChange={({ currentTarget }) => onChange({ [channel]: currentTarget.checked })}
          />
        ))}
      </div>
    </div>
  );
}
