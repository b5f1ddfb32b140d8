import * as calendars from '@arquiba/contract/calendars';
import * as contract from '@arquiba/contract/events';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { answerEvent } from './answer-event.ts';
import {
  createCalendarAddress,
  getEventCalendar,
  listCalendarAddresses,
  readCalendar,
  revokeCalendarAddress,
} from './calendars.ts';
import { cancelEvent } from './cancel-event.ts';
import { createEvent } from './create-event.ts';
import { editEvent } from './edit-event.ts';
import { listEventPosts } from './event-posts.ts';
import { getEvent } from './get-event.ts';
import { inviteToEvent } from './invite.ts';
import { getEventMonth, listEvents, listNextEvents } from './list-events.ts';
import { listEventPeople } from './list-people.ts';
import { setEventResult } from './set-result.ts';

export const handlers: Handler[] = [
  handle(contract.listEvents, listEvents),
  handle(contract.getEventMonth, getEventMonth),
  handle(contract.listNextEvents, listNextEvents),
  handle(contract.getEvent, getEvent),
  handle(contract.createEvent, createEvent),
  handle(contract.editEvent, editEvent),
  handle(contract.cancelEvent, cancelEvent),
  handle(contract.setEventResult, setEventResult),
  handle(contract.answerEvent, answerEvent),
  handle(contract.listEventPeople, listEventPeople),
  handle(contract.inviteToEvent, inviteToEvent),
  handle(contract.listEventPosts, listEventPosts),
  handle(calendars.getEventCalendar, getEventCalendar),
  handle(calendars.readCalendar, readCalendar),
  handle(calendars.listCalendarAddresses, listCalendarAddresses),
  handle(calendars.createCalendarAddress, createCalendarAddress),
  handle(calendars.revokeCalendarAddress, revokeCalendarAddress),
];
