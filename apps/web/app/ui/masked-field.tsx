import { type ComponentProps, useEffect, useRef } from 'react';
import type { MaskName } from './masks.ts';
import { TextField } from './text-field.tsx';

interface MaskedFieldProps extends Omit<ComponentProps<typeof TextField>, 'ref' | 'value'> {
  mask: MaskName;
}

/** A field that formats its value, also after paste and autofill. */
export function MaskedField({ mask, ...field }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let remove: (() => void) | undefined;
    let gone = false;
    // Loaded after the page's own code; it then formats the text typed so far.
    import('./apply-mask.ts').then(
      ({ applyMask }) => {
        if (!gone && input.current) remove = applyMask(input.current, mask);
      },
      // Without the mask the field still works: the server accepts both formats.
      () => undefined,
    );
    return () => {
      gone = true;
      remove?.();
    };
  }, [mask]);
  return <TextField maxLength={ROOM} {...PER_MASK[mask]} {...field} ref={input} />;
}

/** Longer than any mask: pasted text may contain spaces. */
const ROOM = 30;

const PER_MASK = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  cpf: { inputMode: 'numeric', autoComplete: 'off' },
  cnpj: { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  cep: { inputMode: 'numeric', autoComplete: 'postal-code' },
  uf: { autoComplete: 'address-level1', autoCapitalize: 'characters' },
  card: { inputMode: 'numeric', autoComplete: 'cc-number' },
  expiry: { inputMode: 'numeric', autoComplete: 'cc-exp' },
  digits: { inputMode: 'numeric' },
} as const satisfies Record<MaskName, Partial<ComponentProps<typeof TextField>>>;
