import {
  type Answer,
  answerEvent,
  cancelEvent,
  type EventScope,
  inviteToEvent,
  setEventResult,
} from '@arquiba/contract/events';
import { type RouterContextProvider, redirect } from 'react-router';
import { refusalOf } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { signInPath } from '../viewer/return-path.ts';
import { eventPath } from './public/event-words.ts';

interface Act {
  context: Readonly<RouterContextProvider>;
  form: FormData;
  slug: string;
  url: URL;
}

/** Handles the forms of an event's page; then shows the page again, or why it was refused. */
export async function actByForm({ context, form, slug, url }: Act) {
  const call = context.get(callContext);
  const text = (name: string) => String(form.get(name) ?? '');
  const date = text('date');
  const acts: Record<string, () => Promise<unknown>> = {
    responder: () =>
      call(answerEvent, {
        ...{ slug, date, answer: text('answer') as Answer, guests: Number(text('guests')) },
      }),
    cancelar: () => call(cancelEvent, { slug, date, scope: text('scope') as EventScope }),
    resultado: () => call(setEventResult, { slug, date, result: text('result') }),
    convidar: () => call(inviteToEvent, { slug, date, usernames: usernamesIn(text('people')) }),
  };
  try {
    await acts[text('acao')]?.();
    return redirect(eventPath({ slug }, date));
  } catch (error) {
    const { code, message, fields } = refusalOf(error);
    if (code === 'sign_in_required') return redirect(signInPath(url));
    return { message: Object.values(fields)[0] ?? message };
  }
}

function usernamesIn(text: string): string[] {
  return text.split(/[\s,;@]+/).filter(Boolean);
}
