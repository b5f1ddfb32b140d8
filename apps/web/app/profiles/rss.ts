import { listOpenPosts } from '@arquiba/contract/profile-posts';
import { redirect } from 'react-router';
import { pageCall } from '../loader.ts';
import { siteContext } from '../page-context.ts';
import type { Route } from './+types/rss';
import { writeRss } from './write-rss.ts';

/** The posts of a public profile that everybody may see, as RSS; 404 for any other profile. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { username } = args.params;
  const { publicUrl } = args.context.get(siteContext);
  const open = await pageCall(args)(listOpenPosts, { username });
  const { username: now } = open.author;
  if (now !== username) throw redirect(`/perfil/${now}/rss`);
  return new Response(writeRss(open, publicUrl), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      // A profile that becomes private must not stay in caches.
      'cache-control': 'no-cache',
    },
  });
}
