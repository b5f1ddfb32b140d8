import { redirect } from 'react-router';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { SmallHeading } from '../ui/small-heading.tsx';
import { signInPath } from '../viewer/return-path.ts';
import type { Route } from './+types/new-moment-page';

const Composer = lazyPart(() => import('./composing/moment-composer.tsx'), { preload: true });

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
        detail="Uma foto ou um vídeo de até 60 segundos, por 24 horas."
      />
      <Composer />
    </>
  );
}
