import { redirect } from 'react-router';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { SmallHeading } from '../ui/small-heading.tsx';
import { signInPath } from '../viewer/return-path.ts';
import type { Route } from './+types/new-moment-page';
import { MomentComposer } from './composing/moment-composer.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(accountContext)) throw redirect(signInPath(url));
  return null;
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Novo moment', hidden: true }, args);
}

export default function NewMomentPage() {
  return (
    <>
      <SmallHeading
        to="/moments"
        back="Voltar aos moments"
        title="Novo moment"
        detail="Foto ou vídeo de até 60 s, por 24 horas."
      />
      <MomentComposer />
    </>
  );
}
