import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A field for an e-mail address: the right keyboard on a phone, and no autocorrection. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      name="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...props}
      type="email"
    />
  );
}
