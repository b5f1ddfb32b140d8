import {
  POLL_MAX_OPTIONS,
  POLL_MIN_OPTIONS,
  POLL_OPTION_MAX_CHARACTERS,
} from '@arquiba/contract/posts';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { X } from '../ui/icons/x.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { DraftContent } from './composition.ts';
import { enterByKeyboard } from './enter-by-keyboard.ts';
import { pollErrors } from './poll-errors.ts';

type Poll = NonNullable<DraftContent['poll']>;

const DURATIONS = [
  { value: '1', label: '1 hora' },
  { value: '6', label: '6 horas' },
  { value: '24', label: '1 dia' },
  { value: '72', label: '3 dias' },
  { value: '168', label: '7 dias' },
  { value: '336', label: '14 dias' },
];

interface PollEditorProps {
  poll: Poll;
  /** How often publishing was refused: errors are shown after the first time. */
  refusals: number;
  onChange(poll: Poll): void;
}

/** Options, duration, and whether several options can be chosen; the question is the text of the post. */
export default function PollEditor({ poll, refusals, onChange }: PollEditorProps) {
  const { options } = poll;
  const list = useRef<HTMLDivElement>(null);
  const errors = refusals > 0 ? pollErrors(options) : [];
  const inputs = () => [...(list.current?.querySelectorAll('input') ?? [])];
  useEffect(() => {
    if (refusals > 0) list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  const write = (changed: string[]) => onChange({ ...poll, options: changed });
  const add = () => {
    flushSync(() => write([...options, '']));
    inputs().at(-1)?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => write(options.toSpliced(at, 1)));
    inputs()[Math.max(0, at - 1)]?.focus();
  };
  return (
    <fieldset ref={enterByKeyboard} className="mt-4 grid gap-3 border-t border-line pt-4">
      <legend className="sr-only">Enquete</legend>
      <p className="text-sm text-muted">O texto da publicação é a pergunta.</p>
      <div ref={list} className="grid gap-3">
        {options.map((option, index) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
            key={index}
            label={`Opção ${index + 1}`}
            maxLength={POLL_OPTION_MAX_CHARACTERS}
            value={option}
            error={errors[index]}
            onChange={(event) => write(options.with(index, event.currentTarget.value))}
            suffix={
              options.length > POLL_MIN_OPTIONS && (
                <button
                  type="button"
                  aria-label={`Tirar opção ${index + 1}`}
                  onClick={() => remove(index)}
                  className="-mr-3 grid size-11 place-items-center rounded-pill [&_.lucide]:size-4"
                >
                  <X />
                </button>
              )
            }
          />
        ))}
      </div>
      {options.length < POLL_MAX_OPTIONS && (
        <Button tone="ghost" size="sm" icon={<Plus />} className="-ml-3.5 w-fit" onClick={add}>
          Mais uma opção
        </Button>
      )}
      <SelectField
        label="Duração"
        className="sm:max-w-60"
        options={DURATIONS}
        value={String(poll.hours)}
        onChange={(event) => onChange({ ...poll, hours: Number(event.currentTarget.value) })}
      />
      <Checkbox
        label="Cada pessoa pode escolher várias"
        checked={poll.multiple}
        onChange={(event) => onChange({ ...poll, multiple: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
