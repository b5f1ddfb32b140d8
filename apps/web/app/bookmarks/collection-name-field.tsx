import { COLLECTION_NAME_MAX_CHARACTERS } from '@arquiba/contract/bookmarks';
import { TextField } from '../ui/text-field.tsx';

interface CollectionNameFieldProps {
  label: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
}

export function CollectionNameField({ label, defaultValue, error }: CollectionNameFieldProps) {
  return (
    <TextField
      name="name"
      label={label}
      placeholder="Treinos, gols, lugares para jogar…"
      maxLength={COLLECTION_NAME_MAX_CHARACTERS}
      autoComplete="off"
      {...{ defaultValue, error }}
    />
  );
}
