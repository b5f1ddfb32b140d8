import { getTrending, type Trend } from '@arquiba/contract/explore';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Chalk } from '../ui/chalk.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/trending-page';
import { HashtagList, hashtagPath, PostCount } from './public/hashtag-list.tsx';
import { whyTrending } from './public/why-trending.ts';

const BLOCKS = 3;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Trending' }, args);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  return await pageCall({ context, url })(getTrending, { limit: 15 });
}

/** The first three hashtags of the week as large blocks, the rest as a list. */
export default function TrendingPage({ loaderData: { items } }: Route.ComponentProps) {
  if (items.length === 0) return <NothingYet />;
  const rest = items.slice(BLOCKS);
  return (
    <div className="px-4 pt-5 md:px-0">
      <h1 className="sr-only">Trending</h1>
      <p className="mb-3 text-sm text-muted">
        Assuntos dos últimos 7 dias: primeiro os que mais crescem de ontem para hoje, depois os de
        mais pessoas.
      </p>
      <ul aria-label="Em alta nesta semana" className="grid gap-3 sm:grid-cols-3">
        {items.slice(0, BLOCKS).map((hashtag, index) => (
          <Block key={hashtag.tag} hashtag={hashtag} place={index} />
        ))}
      </ul>
      {rest.length > 0 && (
        <Card title="Mais assuntos da semana" className="mt-4">
          <HashtagList hashtags={rest} start={BLOCKS + 1} />
        </Card>
      )}
    </div>
  );
}

const COURTS = ['pitch', 'court', 'lanes'] as const;
const GROUNDS = ['bg-grass', 'bg-orange-ink', 'bg-ink'] as const;

function Block({ hashtag, place }: { hashtag: Trend; place: number }) {
  return (
    <li
      // Dark backgrounds with white text in both themes.
      data-theme="light"
      className={`relative flex min-h-36 flex-col justify-end overflow-clip rounded-card p-4 text-surface ring-1 ring-surface/15 ring-inset sm:min-h-52 ${GROUNDS[place]}`}
    >
      <Chalk
        kind={COURTS[place] ?? 'pitch'}
        className="absolute -top-8 -right-8 w-40 opacity-35 sm:-top-6 sm:-right-10 sm:w-52"
      />
      <Link
        to={hashtagPath(hashtag.tag)}
        className="display text-2xl break-words sm:max-lg:text-xl text-surface no-underline after:absolute after:inset-0 hover:underline"
      >
        #<Breakable tag={hashtag.tag} />
      </Link>
      <PostCount posts={hashtag.posts} className="text-surface" />
      <span className="text-sm text-surface">{whyTrending(hashtag)}</span>
    </li>
  );
}

/** A long hashtag breaks between its words, never inside one. */
function Breakable({ tag }: { tag: string }) {
  return tag.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u).map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a tag never change places
    <Fragment key={index}>
      <wbr />
      {word}
    </Fragment>
  ));
}

function NothingYet() {
  return (
    <>
      <h1 className="sr-only">Trending</h1>
      <EmptyState
        art="court"
        action={
          <LinkButton tone="secondary" to="/explorar">
            Explorar
          </LinkButton>
        }
      >
        Nenhum assunto em alta agora.
      </EmptyState>
    </>
  );
}
