import { ApiError } from '@arquiba/contract/errors';
import {
  MUTED_WORD_MAX_CHARACTERS,
  type MutedWord,
  muteWord,
  unmuteWord,
} from '@arquiba/contract/safety';
import { type FormEvent, useState } from 'react';
import { call, quietCall } from '../api-call.ts';
import { Button } from '../ui/button.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { X } from '../ui/icons/x.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { DURATIONS, daysOf } from './durations.ts';

/** Muted words: posts that contain them are hidden in lists. */
export function MutedWords({ words: loaded }: { words: MutedWord[] }) {
  const [words, setWords] = useState(loaded);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const days = daysOf(form);
    setBusy(true);
    try {
      const input = { word: String(form.get('palavra')), ...(days && { days }) };
      setWords((await quietCall(muteWord, input)).items);
      setProblem(undefined);
      element.reset();
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.fields?.word ?? error.message);
    } finally {
      setBusy(false);
    }
  }
  async function remove(word: string) {
    setWords((await call(unmuteWord, { word })).items);
  }

  return (
    <div className="grid gap-4">
      <form
        onSubmit={add}
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_15rem_auto] sm:items-start"
      >
        <TextField
          label="Palavra ou expressão"
          name="palavra"
          maxLength={MUTED_WORD_MAX_CHARACTERS}
          error={problem}
          hint="Acentos e maiúsculas não importam."
        />
        <SelectField
          label="Por quanto tempo"
          name="dias"
          options={DURATIONS}
          defaultValue="sempre"
        />
        <Button type="submit" tone="secondary" busy={busy} className="sm:mt-7">
          Silenciar
        </Button>
      </form>
      {words.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {words.map(({ word, until }) => (
            <li key={word} className="flex items-center rounded-pill bg-accent-soft pl-4">
              <span className="font-semibold wrap-anywhere">{word}</span>
              {until && (
                <span className="ml-2 text-sm text-muted">até {formatMoment(new Date(until))}</span>
              )}
              <button
                type="button"
                aria-label={`Voltar a ler ${word}`}
                title={`Voltar a ler ${word}`}
                onClick={() => void remove(word).catch(() => undefined)}
                className="grid size-11 flex-none place-items-center rounded-pill text-muted hover:text-ink [&_.lucide]:size-4.5"
              >
                <X />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
