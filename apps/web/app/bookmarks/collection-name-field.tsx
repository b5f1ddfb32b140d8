import { COLLECTION_NAME_MAX_CHARACTERS } from '@arquiba/contract/collections';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field.tsx';

export function CollectionNameField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      name="name"
      placeholder="Treinos, gols, lugares para jogar…"
      maxLength={COLLECTION_NAME_MAX_CHARACTERS}
      autoComplete="off"
      {...props}
    />
  );
}
