import { RECOVERY_CODE_LENGTH, tidyRecoveryCode } from '@arquiba/contract/recovery';
import type { ClipboardEvent, FormEvent } from 'react';
import type { Problem } from '../forms/use-form.ts';
import { cx } from '../ui/class-names.ts';
import { Field, FRAME } from '../ui/field.tsx';
import { findCode } from './find-code.ts';

/** One field for the whole code: typed, pasted with other text of the mail, or filled in by the browser. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Código de 8 caracteres"
      hint="Letras maiúsculas ou minúsculas, tanto faz."
      error={error}
    >
      {(links) => (
        <div className={cx(FRAME, 'h-18')}>
          <input
            {...links}
            type="text"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            placeholder="········"
            onInput={tidy}
            onPaste={paste}
            className={LETTERS}
          />
        </div>
      )}
    </Field>
  );
}

export function checkCode(code: string): Problem | null {
  const { length } = tidyRecoveryCode(code);
  if (length === 0) return { field: 'code', message: 'Preencha o código' };
  if (length === RECOVERY_CODE_LENGTH) return null;
  return { field: 'code', message: `O código tem ${RECOVERY_CODE_LENGTH} caracteres` };
}

// Large, evenly spaced and centred: the letter spacing after the last letter is balanced on the left.
const LETTERS =
  'numeral w-0 flex-1 bg-transparent pl-[0.3em] text-center text-3xl tracking-[0.3em] uppercase outline-none placeholder:text-edge';

/** Removes characters that cannot be part of a code, and keeps the caret in its place. */
function tidy({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const tidied = tidyRecoveryCode(input.value).slice(0, RECOVERY_CODE_LENGTH);
  if (tidied === input.value) return;
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const caret = Math.min(tidyRecoveryCode(before).length, tidied.length);
  input.value = tidied;
  input.setSelectionRange(caret, caret);
}

function paste(event: ClipboardEvent<HTMLInputElement>) {
  const code = findCode(event.clipboardData.getData('text'));
  if (!code) return;
  event.preventDefault();
  const input = event.currentTarget;
  input.value = code;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
