import { BIO_MAX_CHARACTERS, getOwnProfile } from '@arquiba/contract/profiles';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FirstDayStep } from '../first-day/public/first-day-step.tsx';
import { useForm } from '../forms/use-form.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { Route } from './+types/first-profile-page';
import { EditPictures, type Pictures } from './edit-pictures.tsx';
import { pictureChanges } from './profile-values.ts';
import { saveProfile } from './save-profile.ts';

const FORM = 'first-profile';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Seu perfil', hidden: true }, args);
}

export function loader(args: Route.LoaderArgs) {
  return pageCall(args)(getOwnProfile, {});
}

export default function FirstProfilePage({ loaderData: profile }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [pictures, setPictures] = useState<Pictures>({});
  const { busy, errors, form } = useForm({
    read: (data: FormData) => ({ bio: String(data.get('bio') ?? '').trim() }),
    async send({ bio }) {
      await saveProfile({ bio, ...pictureChanges(pictures) });
      await navigate('/?aba=para-voce');
    },
  });
  return (
    <FirstDayStep
      path="/comecar/perfil"
      title="Sua cara na rede"
      lead="Uma foto e uma linha sobre você fazem as pessoas seguirem de volta."
      action={
        <Button type="submit" form={FORM} busy={busy} busyLabel="Salvando...">
          Concluir
        </Button>
      }
    >
      <form {...form} id={FORM} aria-label="Seu perfil" className="grid grid-cols-1 gap-5">
        <EditPictures profile={profile} pictures={pictures} onChange={setPictures} />
        <TextArea
          optional
          label="Bio"
          name="bio"
          defaultValue={profile.bio}
          maxLength={BIO_MAX_CHARACTERS}
          error={errors.bio}
          hint="Seu time, seu esporte, sua cidade."
        />
      </form>
    </FirstDayStep>
  );
}
