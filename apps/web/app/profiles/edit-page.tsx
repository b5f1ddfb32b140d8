import { getOwnProfile } from '@arquiba/contract/profiles';
import { Link } from 'react-router';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { SmallHeading } from '../ui/small-heading.tsx';
import type { Route } from './+types/edit-page';
import { EditProfileForm } from './edit-profile-form.tsx';

export function loader(args: Route.LoaderArgs) {
  return pageCall(args)(getOwnProfile, {});
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Editar perfil', hidden: true }, args);
}

export default function EditPage({ loaderData: profile }: Route.ComponentProps) {
  return (
    <>
      <SmallHeading to="/perfil" title="Editar perfil" />
      <EditProfileForm profile={profile} />
      <p className="px-4 pb-8 sm:px-0">
        <Link to="/comecar">Mudar seus esportes</Link>, que contam em “Para você”.
      </p>
    </>
  );
}
