import {
  BIO_MAX_CHARACTERS,
  CITY_MAX_CHARACTERS,
  type OwnProfile,
} from '@arquiba/contract/profiles';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { UnsavedChanges } from '../forms/unsaved-changes.tsx';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { EditPictures, type Pictures } from './edit-pictures.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { PrivacyField } from './privacy-field.tsx';
import { changesOf, readProfile } from './profile-values.ts';
import { UsernameField } from './public/username-field.tsx';
import { saveProfile } from './save-profile.ts';

export function EditProfileForm({ profile }: { profile: OwnProfile }) {
  const navigate = useNavigate();
  const changed = useRef(false);
  const [pictures, setPictures] = useState<Pictures>({});
  const [bio, setBio] = useState(profile.bio);
  const { busy, errors, form } = useForm({
    read: readProfile,
    async send(values) {
      await saveProfile(changesOf(values, profile, pictures));
      changed.current = false;
      notify('success', 'Perfil salvo!');
      await navigate('/perfil');
    },
  });
  const noteChange = () => {
    changed.current = true;
  };
  const onInput: typeof form.onInput = (event) => {
    noteChange();
    form.onInput(event);
  };
  const choose = (next: Pictures) => {
    noteChange();
    setPictures(next);
  };
  return (
    <form {...form} onInput={onInput} aria-label="Editar perfil" className="grid gap-5 pb-8">
      <EditPictures profile={profile} pictures={pictures} onChange={choose} />
      <div className="grid gap-5 px-4 sm:px-0">
        <IdentityFields profile={profile} errors={errors} />
        <UsernameField profile={profile} error={errors.username} />
        <TextArea
          label="Bio"
          name="bio"
          value={bio}
          onChange={(event) => setBio(event.currentTarget.value)}
          error={errors.bio ?? (bio.trim().length > BIO_MAX_CHARACTERS ? TOO_LONG : undefined)}
          hint={`${bio.trim().length} de ${BIO_MAX_CHARACTERS} caracteres. Endereços, #assuntos e @pessoas viram links.`}
        />
        <TextField
          optional
          label="Cidade"
          name="city"
          autoComplete="address-level2"
          defaultValue={profile.city}
          maxLength={CITY_MAX_CHARACTERS}
          error={errors.city}
        />
        <LinkFields links={profile.links} errors={errors} onChange={noteChange} />
        <PrivacyField profile={profile} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button type="submit" busy={busy} busyLabel="Salvando...">
            Salvar
          </Button>
          <LinkButton tone="secondary" to="/perfil">
            Voltar
          </LinkButton>
        </div>
      </div>
      <UnsavedChanges changed={changed} />
    </form>
  );
}

const TOO_LONG = `A bio passa de ${BIO_MAX_CHARACTERS} caracteres`;
