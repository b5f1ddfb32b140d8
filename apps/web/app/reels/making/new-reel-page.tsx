import { id } from '@arquiba/contract/id';
import { getReelMaking } from '@arquiba/contract/reel-making';
import { redirect } from 'react-router';
import { pageCall } from '../../loader.ts';
import { accountContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { SmallHeading } from '../../ui/small-heading.tsx';
import { signInPath } from '../../viewer/return-path.ts';
import type { Route } from './+types/new-reel-page';
import { MakingProgress } from './making-progress.tsx';
import { NEW_REEL_PATH } from './new-reel-path.ts';
import { ReelEditor } from './reel-editor.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  if (!context.get(accountContext)) throw redirect(signInPath(url));
  const wanted = url.searchParams.get('preparo');
  if (wanted === null) return null;
  if (!id.safeParse(wanted).success) throw redirect(NEW_REEL_PATH);
  return await pageCall(args)(getReelMaking, { id: wanted });
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Novo reel', hidden: true }, args);
}

export default function NewReelPage({ loaderData: making }: Route.ComponentProps) {
  return (
    <>
      <SmallHeading
        to="/reels"
        back="Voltar aos reels"
        title="Novo reel"
        detail="Um vídeo de até 90 segundos."
      />
      {making ? <MakingProgress key={making.id} making={making} /> : <ReelEditor />}
    </>
  );
}
