import {
  POLL_MAX_OPTIONS,
  POLL_MIN_OPTIONS,
  POLL_OPTION_MAX_CHARACTERS,
} from '@arquiba/contract/posts';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { DraftContent } from './composition.ts';

type Poll = NonNullable<DraftContent['poll']>;

const NEW_POLL: Poll = { options: ['', ''], hours: 24, multiple: false };
const DURATIONS = [
  { value: '1', label: '1 hora' },
  { value: '6', label: '6 horas' },
  { value: '24', label: '1 dia' },
  { value: '72', label: '3 dias' },
  { value: '168', label: '7 dias' },
  { value: '336', label: '14 dias' },
];

interface PollEditorProps {
  poll: Poll | null;
  onChange(poll: Poll | null): void;
}

/** Options, duration and how many one may choose; the question is the text of the post. */
export function PollEditor({ poll, onChange }: PollEditorProps) {
  return (
    <div className="grid gap-3">
      <Switch
        label="Enquete"
        detail="O texto da publicação é a pergunta."
        checked={poll !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? NEW_POLL : null)}
      />
      {poll && <PollFields poll={poll} onChange={onChange} />}
    </div>
  );
}

function PollFields({ poll, onChange }: { poll: Poll; onChange(poll: Poll): void }) {
  const { options } = poll;
  const write = (at: number, label: string) =>
    onChange({ ...poll, options: options.map((each, index) => (index === at ? label : each)) });
  return (
    <>
      {options.map((option, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
          key={index}
          label={`Opção ${index + 1}`}
          maxLength={POLL_OPTION_MAX_CHARACTERS}
          value={option}
          onChange={(event) => write(index, event.currentTarget.value)}
          suffix={
            options.length > POLL_MIN_OPTIONS && (
              <button
                type="button"
                aria-label={`Tirar opção ${index + 1}`}
                onClick={() =>
                  onChange({ ...poll, options: options.filter((_, at) => at !== index) })
                }
                className="-mr-3 grid size-11 place-items-center rounded-pill [&_.lucide]:size-4"
              >
                <X />
              </button>
            )
          }
        />
      ))}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label="Duração"
          className="min-w-40"
          options={DURATIONS}
          value={String(poll.hours)}
          onChange={(event) => onChange({ ...poll, hours: Number(event.currentTarget.value) })}
        />
        {options.length < POLL_MAX_OPTIONS && (
          <Button
            tone="ghost"
            icon={<Plus />}
            onClick={() => onChange({ ...poll, options: [...options, ''] })}
          >
            Mais uma opção
          </Button>
        )}
      </div>
      <Checkbox
        label="Cada pessoa pode escolher várias"
        checked={poll.multiple}
        onChange={(event) => onChange({ ...poll, multiple: event.currentTarget.checked })}
      />
    </>
  );
}
