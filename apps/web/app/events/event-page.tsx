import { getEvent, listEventPeople, listEventPosts } from '@arquiba/contract/events';
import { getPost } from '@arquiba/contract/posts';
import { CommentsSection } from '../comments/public/comments-section.tsx';
import { loadComments } from '../comments/public/load-comments.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Card } from '../ui/card.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { Route } from './+types/event-page';
import { actByForm } from './act-by-form.ts';
import { AnswerForm } from './answer-form.tsx';
import { EventHero } from './event-hero.tsx';
import { eventPath, shortMoment } from './public/event-words.ts';
import { readDate } from './read-date.ts';

// Most visitors see none of these at first, or only read them.
const SendEvent = lazyPart(() => import('./send-event.tsx'));
const EventFacts = lazyPart(
  async () => ({ default: (await import('./event-facts.tsx')).EventFacts }),
  { preload: true },
);
const ManageEvent = lazyPart(
  async () => ({ default: (await import('./manage-event.tsx')).ManageEvent }),
  { preload: true },
);
const EventPeople = lazyPart(
  async () => ({ default: (await import('./event-people.tsx')).EventPeople }),
  { preload: true },
);
const EventDates = lazyPart(
  async () => ({ default: (await import('./event-dates.tsx')).EventDates }),
  { preload: true },
);
const EventPosts = lazyPart(
  async () => ({ default: (await import('./event-posts.tsx')).EventPosts }),
  { preload: true },
);

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const { slug } = args.params;
  const event = await call(getEvent, { slug, ...readDate(args.url) });
  const of = { slug, date: event.date.id };
  const [post, comments, people, waiting, posts] = await Promise.all([
    call(getPost, { id: event.postId }),
    loadComments(args, event.postId),
    call(listEventPeople, { ...of, limit: 12 }),
    call(listEventPeople, { ...of, answer: 'waiting', limit: 12 }),
    call(listEventPosts, { slug, limit: 10 }),
  ]);
  return { event, post, comments, people, waiting, posts };
}

/** Every form of the page works without scripts. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  return actByForm({ context, form: await request.formData(), slug: params.slug, url });
}

export function meta(args: Route.MetaArgs) {
  const event = args.loaderData?.event;
  if (!event) return [];
  return pageMeta(
    {
      title: event.title,
      description: [shortMoment(event.date), event.date.place].filter(Boolean).join(' · '),
      ...{ hidden: event.audience !== 'public', canonicalPath: eventPath(event) },
    },
    args,
  );
}

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, post, comments, people, waiting, posts } = loaderData;
  const { date, description, mentions } = event;
  const account = useAccount();
  const mayPublish = post.group ? post.group.joined : account !== null && post.mayShare;
  return (
    <>
      <EventHero event={event} />
      <div className="grid grid-cols-1 gap-4 max-sm:gap-2 sm:mt-4">
        <Card className="max-sm:rounded-none max-sm:border-x-0">
          <Refusal message={actionData?.message} />
          <AnswerForm key={date.id} event={event} />
        </Card>
        <Card className="max-sm:rounded-none max-sm:border-x-0">
          <EventFacts event={event} />
          {description && (
            <RichText
              text={description}
              mentions={mentions}
              className="mt-4 border-t border-line pt-4"
            />
          )}
          {account && <SendEvent event={event} />}
        </Card>
        {event.mayManage && <ManageEvent key={`manage ${date.id}`} event={event} />}
        <EventPeople key={`people ${date.id}`} {...{ event, people, waiting }} />
        {event.dates.length > 1 && <EventDates event={event} />}
        {(posts.items.length > 0 || mayPublish) && (
          <EventPosts {...{ event, mayPublish }} posts={posts.items} />
        )}
      </div>
      <CommentsSection key={post.id} post={post} comments={comments} />
    </>
  );
}
