import { id } from '@arquiba/contract/id';
import { getReelMaking, listReelMakings } from '@arquiba/contract/reel-making';
import { redirect } from 'react-router';
import { pageCall } from '../../loader.ts';
import { accountContext, callContext } from '../../page-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { SmallHeading } from '../../ui/small-heading.tsx';
import { signInPath } from '../../viewer/return-path.ts';
import type { Route } from './+types/new-reel-page';
import { MakingProgress } from './making-progress.tsx';
import { NEW_REEL_PATH } from './new-reel-path.ts';
import { ReelEditor } from './reel-editor.tsx';
import { UnpublishedReels } from './unpublished-reels.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  if (!context.get(accountContext)) throw redirect(signInPath(url));
  const wanted = url.searchParams.get('preparo');
  if (wanted === null) {
    // The editor works without them.
    const list = await context
      .get(callContext)(listReelMakings, {})
      .catch(() => ({ items: [] }));
    return { making: null, unpublished: list.items };
  }
  if (!id.safeParse(wanted).success) throw redirect(NEW_REEL_PATH);
  const making = await pageCall(args)(getReelMaking, { id: wanted });
  return { making, unpublished: [] };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Novo reel', hidden: true }, args);
}

export default function NewReelPage({ loaderData }: Route.ComponentProps) {
  const { making, unpublished } = loaderData;
  return (
    <>
      <SmallHeading
        to="/reels"
        back="Voltar aos reels"
        title="Novo reel"
        detail="Um vídeo de até 90 segundos."
      />
      {making ? (
        <MakingProgress key={making.id} making={making} />
      ) : (
        <>
          <UnpublishedReels makings={unpublished} />
          <ReelEditor />
        </>
      )}
    </>
  );
}
