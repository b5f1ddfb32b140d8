import type { Post } from '@arquiba/contract/posts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EventBlock } from '../../events/public/event-block.tsx';
import { PostPoll } from '../../polls/public/post-poll.tsx';
import { useKnownPost } from '../../reactions/public/known-posts.ts';
import { useReposts } from '../../reactions/public/reactions.ts';
import { formatMoment } from '../../ui/format-age.ts';
import { Clock } from '../../ui/icons/clock.tsx';
import { EyeOff } from '../../ui/icons/eye-off.tsx';
import { Lock } from '../../ui/icons/lock.tsx';
import { MapPin } from '../../ui/icons/map-pin.tsx';
import { Pin } from '../../ui/icons/pin.tsx';
import { Repeat2 } from '../../ui/icons/repeat-2.tsx';
import { Users } from '../../ui/icons/users.tsx';
import { useAccount } from '../../viewer/use-site.ts';
import { showEdits } from '../menu/show-edits.tsx';
import { QuotedPost } from '../quoted-post.tsx';

interface PostOriginProps {
  post: Post;
  /** It stands at the top of its author's profile. */
  pinned: boolean;
  inGroup: boolean | undefined;
}

/** Above a post: who reposted it, its group, that it is pinned or held. */
export function PostOrigin({ post, pinned, inGroup }: PostOriginProps) {
  const { group, held } = post;
  return (
    <>
      {post.repost && <RepostLine post={post} by={post.repost.by} />}
      {(pinned || (inGroup && group?.pinned)) && (
        <Line icon={<Pin />}>{pinned ? 'Publicação fixada' : 'Fixada no grupo'}</Line>
      )}
      {group && !inGroup && (
        <Line icon={<Users />}>
          <Link to={`/grupo/${group.slug}`} className={ORIGIN_LINK}>
            {group.name}
          </Link>
        </Line>
      )}
      {held === 'pending' && <Line icon={<Clock />}>Espera a aprovação de quem modera</Line>}
      {held === 'hidden' && (
        <Line icon={<EyeOff />}>
          <span className="min-w-0 wrap-anywhere">Oculta por quem modera: {post.heldReason}</span>
        </Line>
      )}
    </>
  );
}

function RepostLine({ post, by }: { post: Post; by: NonNullable<Post['repost']>['by'] }) {
  const { reposted } = useReposts(post);
  const own = useAccount()?.username === by.username;
  // The viewer has undone the repost, which is still in the loaded list.
  if (own && !reposted) return null;
  return (
    <Line icon={<Repeat2 />}>
      <Link to={`/perfil/${by.username}`} className={ORIGIN_LINK}>
        {own ? 'Você republicou' : `${by.displayName} republicou`}
      </Link>
    </Line>
  );
}

const ORIGIN_LINK = 'truncate text-muted no-underline hover:underline';

const AUDIENCES = { followers: 'Seguidores', self: 'Só eu', group: 'Só o grupo' };

/** Beside the age, below it on a phone: whether the text was edited, and the audience if it is not public. */
export function PostMarks({ post }: { post: Post }) {
  const { editedAt, audience } = post;
  return (
    <span className="flex flex-none">
      <span className="max-sm:hidden">{' · '}</span>
      {editedAt && (
        <button
          type="button"
          title={`Editada em ${formatMoment(new Date(editedAt))}`}
          onClick={() => showEdits(post)}
          className="touch hover:underline"
        >
          editada
        </button>
      )}
      {editedAt && audience !== 'public' && ' · '}
      {audience !== 'public' && (
        <span className="flex items-center whitespace-pre [&_.lucide]:size-3.5">
          {audience === 'self' ? <Lock /> : <Users />}
          {` ${AUDIENCES[audience]}`}
        </span>
      )}
    </span>
  );
}

/** The place, and the tagged people. */
export function PostAbout({ post: { place, tagged } }: { post: Post }) {
  return (
    <p className="-mt-1 px-4 pb-2 text-sm text-muted">
      {place && (
        <span className="mr-1.5 inline-flex items-center gap-1 align-bottom [&_.lucide]:size-4">
          <MapPin />
          {place}
        </span>
      )}
      {tagged.length > 0 && (
        <span>
          com{' '}
          {tagged.map(({ username, displayName }, index) => (
            <span key={username}>
              {separator(index, tagged.length)}
              <Link
                to={`/perfil/${username}`}
                className="font-semibold text-ink no-underline hover:underline"
              >
                {displayName}
              </Link>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}

/** Below text and pictures: a poll, an event, and the quoted post. */
export function PostExtra({ post }: { post: Post }) {
  const { poll, event, quoted, quoteGone } = post;
  return (
    <>
      {poll && <KnownPoll post={post} />}
      {event && <EventBlock event={event} />}
      {(quoted || quoteGone) && (
        <div className="px-4 pt-1 pb-2">
          {quoted ? (
            <QuotedPost post={quoted} linked />
          ) : (
            <p className="rounded-card border border-line bg-sunken px-4 py-3 text-muted">
              A publicação citada não está disponível.
            </p>
          )}
        </div>
      )}
    </>
  );
}

function KnownPoll({ post }: { post: Post }) {
  const { poll } = useKnownPost(post);
  return poll && <PostPoll postId={post.id} poll={poll} />;
}

function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' e ' : ', ';
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 px-4 pt-2.5 -mb-1 text-sm font-semibold text-muted [&_.lucide]:size-4">
      {icon}
      {children}
    </p>
  );
}
