import { readCalendar } from '@arquiba/contract/calendars';
import { notFound, pageCall } from '../loader.ts';
import { visitorCallContext } from '../page-context.ts';
import type { Route } from './+types/calendar-feed';
import { calendarResponse } from './calendar-response.ts';

/** A secret address that calendar programs read. It needs no session and uses none. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const [secret, ...rest] = args.params.file.split('.ics');
  if (!secret || rest.join() !== '') throw notFound();
  const { text } = await pageCall(args, visitorCallContext)(readCalendar, { secret });
  return calendarResponse(text, args.request);
}
