import { revealAccountData } from '@arquiba/contract/account-data';
import type { OutputOf } from '@arquiba/contract/route';
import { useId, useState } from 'react';
import { call } from '../api-call.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/class-names.ts';
import { FieldNote, FRAME } from '../ui/field.tsx';
import { MaskedField } from '../ui/masked-field.tsx';

interface HiddenFieldProps {
  label: string;
  name: keyof OutputOf<typeof revealAccountData>;
  mask: 'cpf' | 'cnpj' | 'phone';
  /** The current value, partly hidden; null if a new value is required. */
  hidden: string | null;
  error?: string | undefined;
  /** Whether the value differs from the current one. */
  onChanged?(changed: boolean): void;
}

/** A field whose value is fetched only when the person wants to see or change it. */
export function HiddenField({ label, name, mask, hidden, error, onChanged }: HiddenFieldProps) {
  const note = useId();
  const [whole, setWhole] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (hidden === null || whole !== null) {
    return (
      <MaskedField
        label={label}
        name={name}
        mask={mask}
        placeholder={EXAMPLES[mask]}
        defaultValue={whole ?? ''}
        error={error}
        // The person who asked to see the value continues here.
        autoFocus={whole !== null}
        onInput={({ currentTarget: { value } }) => onChanged?.(value !== whole)}
      />
    );
  }
  async function reveal() {
    setBusy(true);
    try {
      setWhole((await call(revealAccountData, {}))[name]);
    } catch {
      // The error was shown in a toast.
      setBusy(false);
    }
  }
  return (
    <fieldset aria-describedby={error ? note : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className={cx(FRAME, 'h-12 justify-between gap-2 pr-1.5 pl-3.5 *:self-center')}>
        <span className="tabular-nums">{hidden}</span>
        <Button
          tone="ghost"
          size="sm"
          busy={busy}
          onClick={reveal}
          aria-label={`Mostrar ${label} e alterar`}
        >
          Mostrar
        </Button>
      </div>
      {error && <FieldNote id={note} error text={error} />}
    </fieldset>
  );
}

const EXAMPLES = { cpf: '000.000.000-00', cnpj: '00.000.000/0000-00', phone: '(11)98765-4321' };
