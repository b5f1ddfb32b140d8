import type { Moment } from '@arquiba/contract/moment-views';
import { listMomentsOf } from '@arquiba/contract/moments';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/viewer-page';
import { personPath } from './moment-paths.ts';
import { MomentViewer } from './viewer/moment-viewer.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { username, id } = args.params;
  const found = await pageCall(args)(listMomentsOf, { username });
  const now = found.person?.username;
  // The person has changed the username.
  if (now && now !== username) throw redirect(personPath(now) + (id ? `/${id}` : ''));
  return found;
}

/** The same person: the moments are there already. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, formAction, defaultShouldRevalidate } = args;
  if (!formAction && currentParams.username === nextParams.username) return false;
  return defaultShouldRevalidate;
}

export function meta(args: Route.MetaArgs) {
  const name = args.loaderData?.person?.displayName;
  const title = name ? `Moments de ${name}` : 'Moments';
  return pageMeta({ title, canonicalPath: '/moments', hidden: true }, args);
}

/** Full screen, at an address of its own. */
export default function ViewerPage({ loaderData, params }: Route.ComponentProps) {
  const { current, kept } = loaderData;
  const list = listWith(params.id, current, kept);
  if (list.length === 0) return <Gone />;
  const isStart = ({ id, seen }: Moment) => (params.id ? id === params.id : !seen);
  const start = Math.max(list.findIndex(isStart), 0);
  return <MomentViewer key={params.username} found={loaderData} list={list} start={start} />;
}

/** A kept one that is named plays among the kept ones; without an id, it begins with the first unseen one. */
function listWith(id: string | undefined, current: Moment[], kept: Moment[]): Moment[] {
  const isIn = (list: Moment[]) => list.some((each) => each.id === id);
  if (id !== undefined) return [current, kept].find(isIn) ?? [];
  return current.length > 0 ? current : kept;
}

function Gone() {
  return (
    <main className="grid min-h-dvh content-center">
      <h1 className="sr-only">Moment indisponível</h1>
      <EmptyState art="pool" action={<LinkButton to="/moments">Ver moments</LinkButton>}>
        Este moment não está mais disponível.
      </EmptyState>
    </main>
  );
}
