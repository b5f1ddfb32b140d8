import { getLive } from '@arquiba/contract/lives';
import { useEffect, useState } from 'react';
import { redirect } from 'react-router';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { BackLink } from '../ui/back-link.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { signInPath } from '../viewer/return-path.ts';
import type { Route } from './+types/studio-page';
import { livePath } from './live-paths.ts';

const EmptyStudio = () => <div className="aspect-video bg-night lg:rounded-card" />;

const Studio = lazyPart(() => import('./studio/studio.tsx'), { fallback: EmptyStudio });

export async function loader(args: Route.LoaderArgs) {
  if (!args.context.get(accountContext)) throw redirect(signInPath(args.url));
  const live = await pageCall(args)(getLive, { id: args.params.id });
  // Others watch; one that is over is watched again.
  if (!live.own || live.state === 'ended') throw redirect(livePath(live));
  return live;
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Estúdio', hidden: true }, args);
}

export default function StudioPage({ loaderData: live }: Route.ComponentProps) {
  // It needs what only a browser has.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return (
    <>
      <div className="px-2 md:px-0">
        <BackLink to={livePath(live)}>A página da live</BackLink>
      </div>
      <h1 className="display px-4 pb-3 text-3xl wrap-anywhere md:px-0">{live.title}</h1>
      {isThere ? <Studio key={live.id} live={live} /> : <EmptyStudio />}
    </>
  );
}
