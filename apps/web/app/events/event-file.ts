import { getEventCalendar } from '@arquiba/contract/calendars';
import { pageCall } from '../loader.ts';
import type { Route } from './+types/event-file';
import { calendarResponse } from './calendar-response.ts';
import { readDate } from './read-date.ts';

/** An event for calendar programs. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { slug } = args.params;
  const { text } = await pageCall(args)(getEventCalendar, { slug, ...readDate(args.url) });
  const response = await calendarResponse(text, args.request);
  response.headers.set('content-disposition', `attachment; filename="${slug}.ics"`);
  return response;
}
