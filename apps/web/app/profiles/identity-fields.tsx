import { accountTypes } from '@arquiba/contract/accounts';
import type { OwnProfile } from '@arquiba/contract/profiles';
import type { FieldErrors } from '../forms/use-form.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

interface IdentityFieldsProps {
  profile: Pick<OwnProfile, 'displayName' | 'type' | 'category' | 'verified'>;
  errors: FieldErrors;
}

/** The name and the category on the profile, which belong to the account. */
export function IdentityFields({ profile, errors }: IdentityFieldsProps) {
  const { displayName, type, category, verified } = profile;
  const categories: readonly string[] = accountTypes[type];
  return (
    <>
      <TextField
        label="Nome no perfil"
        name="socialName"
        autoComplete="nickname"
        defaultValue={displayName}
        error={errors.socialName}
        hint={verified ? 'Um nome novo perde o selo de verificado.' : undefined}
      />
      {categories.length > 1 && (
        <SelectField
          label="Categoria"
          name="subtype"
          // Without a subtype the category is the type.
          defaultValue={categories.includes(category) ? category : ''}
          placeholder={type}
          options={categories.map((name) => ({ value: name, label: name }))}
          error={errors.subtype}
        />
      )}
    </>
  );
}
